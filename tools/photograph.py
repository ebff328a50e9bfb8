"""Photographs every main state of every board, and compares two sets of such pictures.

python -m tools.photograph --into FOLDER [--python PYTHON] [--only PART]    takes them
python -m tools.photograph --compare BEFORE AFTER                           says how much each picture has changed

PYTHON is the interpreter of the version to be photographed, in whose environment that version is installed with its web
app (`./qg` does that); by default this one. The states of boards are moments of the yardstick's games
(tools/moments.toml, tools/positions.py), so that another version shows the same ones; what a version cannot show is
named at the end. Nothing moves on the pictures.
"""

from __future__ import annotations

import argparse
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import reduce
from pathlib import Path
from urllib.error import URLError

import msgspec
from playwright.sync_api import Browser, Error, Locator, Page, ViewportSize, expect, sync_playwright

from qg import catalog
from tests.browser.conftest import LOCALES, QUIET
from tests.browser.games import close_list
from tests.browser.players import Player, words
from tools import browser
from tools.positions import END, ENTROPY, REPLAY, Found, moments

ROOT = Path(__file__).resolve().parents[1]
PHONE, TABLET, DESKTOP = (360, 640), (768, 1024), (1280, 720)
TAKEN = {"fr": (PHONE, TABLET, DESKTOP), "en": (DESKTOP,)}
OPENS, SHOWS, RESTS = 120, 30_000, 20.0
"""How long the room may take to open (s), a page to show what it should (ms), and to come to rest (s)."""
AT_REST = """() => document.fonts.status === 'loaded'
  && document.getAnimations().every((one) =>
    one.playState !== 'running' || one.effect.getComputedTiming().endTime > 5e3)
  && [...document.images].every((one) => one.complete)"""
STILL = """const from = performance.now(), real = performance.now.bind(performance)
performance.now = () => from + (real() - from) / 1e4"""
"""In between two messages pages keep the table's time going: here it stands still."""
NOTICED = 0.005
"""The share of pixels from which on a change is shown."""

PORT = 48_217
"""Always the same: a lobby shows its address."""
BASE = f"http://127.0.0.1:{PORT}"
NAME = "Nora"

Shot = Callable[[Player], None]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--into", type=Path, help="a folder for the pictures")
    parser.add_argument("--python", default=sys.executable, help="the interpreter of the version to be photographed")
    parser.add_argument("--only", default="", help="take only pictures with this in their name")
    parser.add_argument("--compare", type=Path, nargs=2, metavar=("BEFORE", "AFTER"))
    asked = parser.parse_args()
    if asked.compare:
        return compare(*asked.compare)
    if asked.into is None:
        parser.error("--into or --compare")
    return photograph(asked.python, asked.into, asked.only)


# -- what is photographed ---------------------------------------------------------------------------------------------


def pages() -> dict[str, Shot]:
    """What is to be seen apart from moments of boards, by name."""
    found: dict[str, Shot] = {"home": show_home}
    for slug in catalog.games():
        found[f"{slug}-lobby"] = lambda player, slug=slug: show_lobby(player, slug)  # type: ignore[misc]
        found[f"{slug}-lesson"] = lambda player, slug=slug: show_lesson(player, slug)  # type: ignore[misc]
    return found


def lobbies_first(name: str) -> tuple[bool, str]:
    """Their codes depend on how many tables there are already."""
    return not name.endswith("-lobby"), name


def show_home(player: Player) -> None:
    player.go("/")
    titles = [words(player.lang, slug).text("title") for slug in catalog.games()]
    buttons = [player.button("home-play-of", title=title) for title in titles]  # a phone shows one at a time
    shown(reduce(Locator.or_, buttons).filter(visible=True).first)


def show_lobby(player: Player, slug: str) -> None:
    player.make(slug, "invite", seats=max(n for n in catalog.load(slug).seat_counts if n <= 4))
    shown(player.button("lobby-start"))


def show_lesson(player: Player, slug: str) -> None:
    player.go(f"/learn/{slug}")
    shown(player.page.get_by_role("complementary", name=player.t("table-coach")))


def show_moment(player: Player, moment: Found) -> None:
    """A table that begins there; where an answer is still to be given, it is given on a large screen."""
    size = player.page.viewport_size
    assert size is not None
    if moment.press is not None:
        player.page.set_viewport_size(ViewportSize(width=DESKTOP[0], height=DESKTOP[1]))
    code = player.make(moment.game, "now", seats=moment.seats, options=moment.options, entropy=ENTROPY + moment.name)
    shown(player.menu)
    if moment.press is None:
        return
    player.open_choices()
    player.page.keyboard.press(str(moment.press + 1))
    if moment.name.endswith((f"-{END}", f"-{REPLAY}")):
        shown(player.end)
    else:
        close_list(player)
    player.page.set_viewport_size(size)
    if moment.name.endswith(f"-{REPLAY}"):
        player.go(f"/t/{code}/replay")
        shown(player.page.get_by_role("slider", name=player.t("replay-moment")))


def shown(what: Locator) -> None:
    expect(what).to_be_visible(timeout=SHOWS)


# -- taking them ------------------------------------------------------------------------------------------------------


def photograph(python: str, into: Path, only: str) -> int:
    """All pictures into a folder; tells what could not be shown."""
    into.mkdir(parents=True, exist_ok=True)
    missing: list[str] = []
    with tempfile.TemporaryDirectory() as folder, room(python, Path(folder)) as base, sync_playwright() as play:
        found = {one.name: one for one in msgspec.json.decode((Path(folder) / "found").read_bytes(), type=list[Found])}
        missing += [one.name for one in moments() if one.name not in found]
        shots = pages() | {name: lambda player, one=one: show_moment(player, one) for name, one in found.items()}
        chromium = play.chromium.launch(executable_path=browser.find(), args=QUIET)
        for name in sorted((name for name in shots if only in name), key=lobbies_first):
            missing += [*take(chromium, base, into, name, shots[name])]
        chromium.close()
    for name in missing:
        print(f"not to be seen: {name}")
    return bool(missing)


@contextmanager
def room(python: str, folder: Path) -> Iterator[str]:
    """The server of that version, with tables that begin at the wanted moments."""
    with socket.socket() as probe:
        assert probe.connect_ex(("127.0.0.1", PORT)), f"port {PORT} is taken"
    wanted, found = folder / "wanted", folder / "found"
    wanted.write_bytes(msgspec.json.encode(moments()))
    sources = os.environ.get("PYTHONPATH", "") if python == sys.executable else ""  # another version has its own
    env = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, [sources, str(ROOT)])), "QG_LIMITS": "off"}
    command = [python, "-m", "tools.positions", str(wanted), str(found), str(PORT), str(folder / "data")]
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen(command, cwd=folder, env=env, stdout=log, stderr=log)
    try:
        wait_for(server, folder / "log")
        yield BASE
    finally:
        server.terminate()
        server.wait(20)


def wait_for(server: subprocess.Popen[bytes], log: Path) -> None:
    end = time.monotonic() + OPENS
    while True:
        try:
            urllib.request.urlopen(f"{BASE}/readyz", timeout=2).close()
        except (URLError, OSError):
            said = log.read_text(encoding="utf-8", errors="replace")
            assert server.poll() is None and time.monotonic() < end, f"the room does not open: {said}"
            time.sleep(0.1)
        else:
            return


def take(chromium: Browser, base: str, into: Path, name: str, show: Shot) -> Iterator[str]:
    """One state in every size and language, each at a table of its own; yields what could not be shown."""
    for lang, sizes in TAKEN.items():
        for width, height in sizes:
            picture = f"{name}-{lang}-{width}x{height}"
            context = chromium.new_context(
                locale=LOCALES[lang],
                viewport=ViewportSize(width=width, height=height),
                reduced_motion="reduce",
            )
            context.add_init_script(STILL)
            try:
                player = Player(context.new_page(), base, lang).introduce(NAME)
                show(player)
                (into / f"{picture}.png").write_bytes(at_rest(player.page))
                print(picture, flush=True)
            except (AssertionError, Error) as error:
                print(f"{picture}: {str(error).splitlines()[0]}", flush=True)
                yield picture
            finally:
                context.close()


def at_rest(page: Page) -> bytes:
    """The picture, when two in a row are the same."""
    page.wait_for_function(AT_REST, timeout=SHOWS)
    end, before = time.monotonic() + RESTS, b""
    while (now := page.screenshot(animations="disabled")) != before and time.monotonic() < end:
        before = now
        page.wait_for_timeout(250)
    return now


# -- comparing them ---------------------------------------------------------------------------------------------------


def compare(before: Path, after: Path) -> int:
    """The share of pixels that differ, picture by picture; a sheet of both where it is large."""
    magick = [shutil.which(name) for name in ("compare", "convert", "identify")]
    if None in magick:
        print("ImageMagick is missing: it brings compare, convert and identify.")
        return 2
    names = sorted({path.name for folder in (before, after) for path in folder.glob("*.png")})
    changed = 0
    for name in names:
        pair = [folder / name for folder in (before, after)]
        share = 1.0 if not all(path.exists() for path in pair) else share_of(*pair)
        changed += share >= NOTICED
        print(f"{share:8.3%}  {name}" + ("" if share < 1 else "  (one is missing, or of another size)"))
        if NOTICED <= share < 1:
            sheet = after / "changed" / name
            sheet.parent.mkdir(exist_ok=True)
            subprocess.run(["convert", *map(str, pair), "+append", str(sheet)], check=True)
    print(f"{changed} of {len(names)} changed by {NOTICED:.1%} or more; both side by side in {after / 'changed'}")
    return 0


def share_of(before: Path, after: Path) -> float:
    """How much of the picture is another colour."""
    sizes = [run("identify", "-format", "%w %h", str(path)).split() for path in (before, after)]
    if sizes[0] != sizes[1]:
        return 1.0
    width, height = map(int, sizes[0])
    return float(run("compare", "-metric", "AE", str(before), str(after), "null:")) / (width * height)


def run(*command: str) -> str:
    """What a program says; compare says its number on the other channel, and ends with 1 where something differs."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode < 2, f"{command}: {done.stderr}"
    return (done.stdout or done.stderr).strip()


if __name__ == "__main__":
    sys.exit(main())

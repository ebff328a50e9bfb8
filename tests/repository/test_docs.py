"""The documents are true where a machine can tell: quoted code, links, the index of decisions."""

import importlib

from qg.kernel import commitment, derive_key
from qg.kernel.canon import canonical
from qg.kernel.chance import Chance
from qg.kernel.judge import judge, replay
from qg.kernel.record import PROGRAM, beginning, encode
from qg.lab.match import play_recorded
from tests.kernel.test_eras import ADDED, taken_over
from tests.kernel.versions import version
from tools.sources import sources

from .prelude import *

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\[[^\]\n]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


def text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def python_blocks(path: Path) -> list[str]:
    return [code for kind, code in FENCE.findall(text(path)) if kind == "python"]


def anchors(path: Path) -> set[str]:
    """The headings of a page, as links name them."""
    headings = HEADING.findall(FENCE.sub("", text(path)))
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def dead_links(page: Path) -> Iterator[str]:
    for link in LINK.findall(FENCE.sub("", text(page))):
        if re.match(r"\w+:", link):
            continue
        name, _, anchor = link.partition("#")
        target = page.parent / name if name else page
        if not target.exists() or (anchor and anchor not in anchors(target)):
            yield f"{page.relative_to(ROOT)}: {link}"


def test_no_relative_link_is_dead(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    pages = [ROOT / path for path in sources() if path.suffix == ".md"]
    assert ROOT / "README.md" in pages
    assert not [link for page in pages for link in dead_links(page)]


def test_the_quoted_toy_is_the_toy() -> None:
    toy = text(ROOT / "tests" / "kernel" / "toy.py")
    assert toy in python_blocks(DOCS / "kernel.md"), "docs/kernel.md quotes an older tests/kernel/toy.py"


def test_the_game_on_the_page_can_be_played() -> None:
    """What kernel.md does with the toy it quotes."""
    from tests.kernel.toy import GAME

    *_, usage = python_blocks(DOCS / "kernel.md")
    space: dict[str, Any] = {"GAME": GAME}
    exec(usage, space)
    assert space["t"].told == 1


def test_records_note_the_version_of_the_program() -> None:
    assert tomllib.loads(text(ROOT / "pyproject.toml"))["project"]["version"] == PROGRAM


def test_what_is_said_to_be_in_a_module_is_there() -> None:
    """Sentences like "`Lesson`, `LessonStep` and `OtherPlay` are in `qg.kernel.lesson`", and imports of examples."""
    said = re.compile(r"((?:`\w+`,? (?:and )?)+)(?:is|are|come) (?:both )?(?:in|from) `(qg[\w.]*)`")
    imported = re.compile(r"^from (qg[\w.]*) import ([\w, ]+)$", re.MULTILINE)
    found = 0
    for page in sorted(DOCS.glob("*.md")):
        pairs = [(module, name) for names, module in said.findall(text(page)) for name in re.findall(r"\w+", names)]
        pairs += [(module, name) for module, names in imported.findall(text(page)) for name in names.split(", ")]
        for module, name in pairs:
            if name != "and" and "my_game" not in module:
                assert hasattr(importlib.import_module(module), name), f"{page.name}: {name} of {module}"
                found += 1
    assert found > 10


def test_every_decision_is_in_the_index() -> None:
    index = LINK.findall(text(DOCS / "decisions" / "README.md"))
    records = sorted(path.name for path in (DOCS / "decisions").glob("[0-9]*.md"))
    assert records and [name for name in index if name[0].isdigit()] == records
    assert [int(name[:4]) for name in records] == list(range(1, len(records) + 1))


@pytest.fixture(scope="module")
def page() -> dict[str, Any]:
    """What records.md defines, which uses nothing of ours."""
    defined: dict[str, Any] = {}
    exec("\n".join(python_blocks(DOCS / "records.md")), defined)
    return defined


@pytest.mark.parametrize("entropy", [(), ("ab", "c", "é")])
def test_the_chance_on_the_page_draws_what_the_kernel_draws(page: dict[str, Any], entropy: tuple[str, ...]) -> None:
    key = derive_key("any text", entropy)
    assert page["commitment"]("any text") == commitment("any text")
    assert page["table_key"]("any text", entropy) == key
    stream, chance = page["words"](key), Chance(key=key)
    for n in (1, 2, 6, 52, 3 * 2**30, 2**32):
        assert [page["below"](stream, n) for _ in range(40)] == [chance.below(n) for _ in range(40)]
    assert tuple(page["shuffled"](stream, range(54))) == chance.shuffled(range(54))


@pytest.mark.parametrize("slug", catalog.games())
def test_the_digests_on_the_page_are_those_of_a_record(page: dict[str, Any], slug: str) -> None:
    game = catalog.load(slug)
    seats = game.seat_counts[0]
    record = play_recorded(game, [RandomBot() for _ in range(seats)], seed="é", think=500).record
    written = json.loads(encode(record))
    states = [page["fingerprint"](json.loads(canonical(game, t))) for t, _ in replay(record, game)]
    assert states == [written["start"], *(entry["state"] for entry in written["inputs"])]
    assert page["beginning"](written) == beginning(record)
    assert page["check_chain"](written) is None and page["chance_goes_on"](written) is None
    assert page["draws"](written) == list(judge(record, game).draws)
    for touched in (len(written["inputs"]), 7, 1):
        written["inputs"][touched - 1]["draws"] = [6, 6, 6]
        assert page["check_chain"](written) == touched


def test_the_eras_on_the_page_are_those_of_a_record(page: dict[str, Any]) -> None:
    new = version("new", ADDED)
    record = taken_over(version("old"), new, 3)
    written = json.loads(encode(record))
    assert page["check_chain"](written) is None and page["chance_goes_on"](written) is None
    written["inputs"][3]["input"]["after"]["table"]["counter"] += 1
    assert page["chance_goes_on"](written) == 4

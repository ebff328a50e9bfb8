"""The first page is small, comes from the room alone, and its console stays silent."""

from urllib.parse import urlsplit

from .prelude import *

MOST = 200 * 1024


def test_the_first_page_is_at_most_200_kib_and_comes_from_here(people: People) -> None:
    ana = people()
    line = ana.page.context.new_cdp_session(ana.page)
    line.send("Network.enable")
    sizes: list[int] = []
    hosts: set[str] = set()
    line.on("Network.loadingFinished", lambda told: sizes.append(int(told["encodedDataLength"])))
    ana.page.on("request", lambda request: hosts.add(urlsplit(request.url).netloc))
    ana.go("/")
    expect(ana.button("home-play-of", title=words("en", ANY).text("title"))).to_be_visible()
    ana.page.wait_for_load_state("networkidle")
    assert len(sizes) > 5, "something was loaded"
    assert sum(sizes) <= MOST, f"{sum(sizes) / 1024:.1f} KiB"
    assert hosts == {urlsplit(ana.base).netloc}


def test_nobody_complains_on_the_way_to_a_game(people: People) -> None:
    elsewhere: list[Any] = []
    ana = people("Ana", lang="fr")
    ana.page.on("request", lambda request: elsewhere.append(request.url) if ana.base not in request.url else None)
    ana.go("/")
    expect(ana.page.get_by_role("main")).to_be_visible()
    ana.make(ANY, "now", seats=3)
    ana.until(lambda: ana.is_asked)
    expect(ana.page.get_by_role("group", name=ana.t("ui-hand"))).to_be_visible()
    ana.go("/rules/" + ANY)
    expect(ana.page.get_by_role("heading", level=1)).to_be_visible()
    ana.go("/archive")
    expect(ana.page.get_by_role("heading", level=1)).to_be_visible()
    assert not ana.complaints
    assert not [url for url in elsewhere if not url.startswith(("ws://127.0.0.1", "data:", "blob:"))]

"""Missions Spéciales on real screens: the map answers, duels are fought, the sheet fills in and is printed."""

import re
from typing import Any, Literal

import pytest
from playwright.sync_api import Locator, expect

from qg.games.missions_speciales.tests.browser.hands import *
from tests.browser.conftest import DESKTOP, PHONE, People
from tests.browser.games import close_list, kind, play_on
from tests.browser.looks import scroll_of, too_small, violations
from tests.browser.players import Player

Lang = Literal["en", "fr"]
UNHURRIED = {"tempo": "untimed", "elimination": "recovery", "target": 3000}
"""Nobody is hurried or lost for good, and it takes two missions to end the evaluation."""
IDENTITY = {"type": "take_identity", "figurine": "skier", "code_name": "Ibis"}
MISSIONS = ("m14", "m10", "m13")
"""They see Q early on; two bots leave at least one of them."""
PAGE = re.compile(rb"/Type\s*/Page\b(?!s)")
BOX = re.compile(rb"/MediaBox\s*\[\s*([\d. ]+)\]")


def alone(people: People, lang: Lang = "en", size: tuple[int, int] = DESKTOP, **options: object) -> Player:
    """With two bots."""
    ana = people("Ana", lang=lang, size=size, touch=size == PHONE)
    ana.make(SPECIALES, "now", seats=3, options={**UNHURRIED, **options})
    ana.until(lambda: ana.is_asked)
    return ana


def sit_down(people: People, **options: object) -> tuple[Player, Player]:
    """Ana at a French phone and Leo at an English desktop, alone."""
    ana, leo = people("Ana", lang="fr", size=PHONE, touch=True), people("Leo", lang="en", size=DESKTOP)
    code = ana.make(SPECIALES, seats=2, options={**UNHURRIED, **options})
    leo.go(f"/t/{code}")
    leo.answered(leo.button("lobby-take-seat").click)
    ana.until(lambda: ana.lobby and ana.lobby["seats"][1]["name"] == "Leo")
    ana.answered(ana.button("lobby-start").click)
    for player in (ana, leo):
        player.until(lambda player=player: player.scene)  # type: ignore[misc]
    return ana, leo


def on_turn(people: People, lang: Lang = "en", size: tuple[int, int] = DESKTOP, **options: object) -> Player:
    """The same, at their first journey."""
    ana = alone(people, lang, size, **options)
    play_on(ana, until=lambda: ana.is_asked and ana.kind == "turn_action" and any(map(ana.find, LEGS)))
    close_list(ana)
    return ana


def until_asked(player: Player, kind: str = "") -> None:
    player.until(lambda: player.is_over or (player.is_asked and kind in player.kind))


# -- a whole game --------------------------------------------------------------------------------------------------


def prepare_by_pointer(player: Player) -> None:
    """Who am I, which mission, what does my sheet say."""
    act_by_pointer(player, IDENTITY)
    until_asked(player, "choose_first_mission")
    wanted = next(
        one for mission in MISSIONS if (one := {"type": "take_mission", "mission": mission}) in player.options
    )
    act_by_pointer(player, wanted)
    player.until(lambda: agent_of(player)["mission"] == wanted["mission"])
    assert [agent_of(player)[name] for name in ("figurine", "code_name")] == ["skier", "Ibis"]
    sheet = facts_of(SPECIALES)["missions"][wanted["mission"]]
    assert agent_of(player)["q"] == sheet["base"], "the base allocation is in the pocket"
    expect(player.page.locator(".pocket .tray .count")).to_have_text([str(points) for points in sheet["base"]])
    until_asked(player, "ready")
    briefing = player.page.get_by_role("dialog", name=player.t("ui-briefing"))
    expect(briefing.locator("ol li")).to_have_count(len(sheet["stages"]))
    act_by_pointer(player, {"type": "say_ready"})


def play_by_pointer(player: Player, moves: int) -> set[str]:
    """So many answers on the board itself; what kinds of them there were."""
    seen: set[str] = set()
    for _ in range(moves):
        until_asked(player)
        if player.is_over or player.has_form:
            break
        seen.add(kind(next_move(player)))
        move_by_pointer(player)
    return seen


def report_by_pointer(player: Player) -> None:
    """The knobs stand as proposed, can be turned, and be put back; then the line is closed."""
    close_list(player)
    report = player.page.get_by_role("dialog", name=player.t("ui-debriefing"))
    knobs = report.locator(".knob output")
    proposed = player.view["options"]["proposed"]
    expect(knobs).to_have_text([str(points) for points in proposed])
    fewer = report.get_by_role("button", name=re.compile(re.escape(player.t("ui-fewer", type="")))).and_(
        player.page.locator(":not(:disabled)")
    )
    if fewer.count():
        fewer.first.click()
        expect(knobs).not_to_have_text([str(points) for points in proposed])
        player.button("ui-propose").click()
        expect(knobs).to_have_text([str(points) for points in proposed])
    act_by_pointer(player, {"type": "convert_points"})
    player.until(lambda: filled(player)[-1]["status"] == "accomplished")


def filled(player: Player) -> list[Any]:
    """The lines of one's evaluation sheet that are closed."""
    lines = player.board["sheets"][player.seat or 0]
    return [line for line in lines if line["status"] != "in_progress"] or lines


@pytest.mark.parametrize(("lang", "size"), [("fr", PHONE), ("en", DESKTOP)])
def test_a_whole_evaluation_of_three_agents(people: People, lang: Lang, size: tuple[int, int]) -> None:
    ana = alone(people, lang, size, first_mission="chosen")
    prepare_by_pointer(ana)
    seen = play_by_pointer(ana, 12)
    assert {"engage", "q_roll"} <= seen and seen & set(LEGS), f"only {seen} in twelve moves"
    play_on(ana, until=lambda: ana.has_form and ana.is_asked)
    if not ana.is_over:
        report_by_pointer(ana)
    play_on(ana)
    expect(ana.end).to_be_visible()
    for agent in ana.board["agents"]:
        expect(ana.end.locator(".ranks")).to_contain_text(agent["code_name"])
    expect(ana.end.locator(".curtain .title")).to_have_text("007")
    assert printed(ana) == len(ana.board["agents"])


# -- the evaluation sheet ------------------------------------------------------------------------------------------


def printed(player: Player) -> int:
    """The pages that come out of the printer; each must be A4."""
    pdf = player.page.pdf(prefer_css_page_size=True, print_background=True)
    for box in BOX.findall(pdf):
        _, _, width, height = map(float, box.split())
        assert (round(width), round(height)) in ((595, 842), (594, 842), (596, 842)), "A4"
    return len(PAGE.findall(pdf))


def m_desk(player: Player) -> Locator:
    """It is opened from the page, or from the list of all actions."""
    if not player.button("ui-m-desk").is_visible():
        player.page.locator(".act .more").click()
    player.button("ui-m-desk").click()
    return player.page.get_by_role("dialog", name=player.t("ui-m-desk"))


@pytest.mark.parametrize(("lang", "size"), [("fr", PHONE), ("en", DESKTOP)])
def test_MS_SHT_03_MS_ROLE_01_sheets_are_public_fill_in_and_are_printed(
    people: People, lang: Lang, size: tuple[int, int]
) -> None:
    ana = on_turn(people, lang, size)
    desk = m_desk(ana)
    for seat, agent in enumerate(ana.board["agents"]):
        desk.get_by_role("button", name=agent["code_name"], exact=True).click()
        rows = desk.locator("article th i, article dt i")
        expect(rows).to_have_text([str(n) for n in range(1, 17)])
        line = ana.board["sheets"][seat][0]
        expect(desk.locator("article tr.mission_number td")).to_have_text(str(line["mission_number"]))
        expect(desk.locator("article tr.status td")).to_have_text(ana.t("status-in_progress"))
        expect(desk.locator("article tr.grand_total td")).to_have_text("")
    assert printed(ana) == 3
    with ana.page.expect_download() as download:
        desk.get_by_role("button", name=ana.t("ui-csv"), exact=True).click()
    table = download.value.path().read_text(encoding="utf-8-sig").splitlines()
    assert len(table) == 1 + sum(map(len, ana.board["sheets"])) and "Ana" in "".join(table)


def test_MS_SHT_02_a_report_writes_the_rest_of_the_line(people: People) -> None:
    ana = people("Ana")
    ana.make(SPECIALES, "now", seats=1, options={**UNHURRIED, "mode": "solo"})
    play_on(ana, until=lambda: ana.has_form and ana.kind == "convert")
    report_by_pointer(ana)
    close_list(ana)
    ana.page.keyboard.press("Escape")
    line = filled(ana)[-1]
    assert line["grand_total"] == line["carried"] + line["line_total"] == agent_of(ana)["total"]
    if ana.kind == "choose_mission":
        ana.button("ui-aside").click()
    desk = m_desk(ana)
    for field in ("mission_score", "bonus", "carried", "grand_total", "bonus_cap"):
        cell = desk.locator(f"article tr.{field} td").first
        expect(cell).to_have_text(f"{line[field]:,}")
    assert printed(ana) == 1


def test_a_report_is_written_field_by_field_and_a_tap_goes_on(people: People) -> None:
    ana = people("Ana", lang="fr", size=PHONE, touch=True)
    ana.make(SPECIALES, "now", seats=1, options={**UNHURRIED, "mode": "solo"})
    play_on(ana, until=lambda: ana.has_form and ana.kind == "convert")
    close_list(ana)
    ana.page.emulate_media(reduced_motion="no-preference")
    act_by_pointer(ana, {"type": "convert_points"})
    sheet = ana.page.locator(".writing")
    expect(sheet.locator("tr.mission_score td")).to_have_text(re.compile(r"\d"))
    sheet.click()
    expect(sheet).to_have_count(0)
    ana.until(lambda: ana.kind == "choose_mission" or ana.is_over)
    expect(ana.page.locator(".panel").or_(ana.end).first).to_be_visible()


# -- the map -------------------------------------------------------------------------------------------------------


def far_places(player: Player) -> list[str]:
    """Places that no single journey reaches."""
    lit = {choice["place"] for name in LEGS for choice in player.find(name)}
    here = agent_of(player)["place"]
    return [place["id"] for place in facts_of(SPECIALES)["places"] if place["id"] not in {here, *lit}]


def view_box(player: Player) -> list[float]:
    return [float(part) for part in (player.page.locator("svg.world").get_attribute("viewBox") or "").split()]


def test_a_touched_place_answers_with_every_way_and_its_price(people: People) -> None:
    ana = on_turn(people)
    place, heard = far_places(ana)[0], len(ana.answers)
    touch_place(ana, place)
    ways = ways_to(ana, place)
    route = ana.page.locator(".route")
    expect(route.locator(".way:not(:disabled)")).to_have_count(min(3, len(ways)))
    said = route.get_by_role("status")
    expect(said).to_contain_text(ana.t("ui-turns", n=ways[-1][0]))
    fastest = route.locator(f".way[data-way='{ways[0][0]}-{ways[0][1]}']")
    fastest.click()
    expect(fastest).to_have_attribute("aria-pressed", "true")
    assert len(ana.answers) == heard, "looking is not going"
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator("[data-place][aria-pressed=true]")).to_have_count(0)


def test_lit_places_are_those_that_can_be_reached_now(people: People) -> None:
    ana = on_turn(people, "fr", PHONE)
    reachable = {choice["place"] for name in LEGS for choice in ana.find(name)}
    lit = ana.page.locator(".pl.lit [data-place]")
    expect(lit).to_have_count(len(reachable))
    assert {one.get_attribute("data-place") for one in lit.all()} == reachable
    place = ana.find("step")[0]["place"]
    set_out(ana, place, [1, 0])
    ana.until(lambda: agent_of(ana)["place"] == place)


@pytest.mark.parametrize("aids", ["printed", "none"])
def test_MS_OPT_11_without_aids_the_map_finds_no_way_and_tells_no_odds(people: People, aids: str) -> None:
    ana = on_turn(people, aids=aids)
    touch_place(ana, far_places(ana)[0])
    expect(ana.page.locator(".route .way")).to_have_count(0)
    expect(ana.page.locator(".route")).to_contain_text(ana.t("ui-look-tables"))
    assert not ana.page.locator(".dial").count()
    touch_place(ana, ana.find("step")[0]["place"])
    expect(ana.page.locator(".route .way")).to_have_count(1)
    ana.page.keyboard.press("d")
    sheet = ana.page.locator(".ms-sheet .dossier")
    expect(sheet).to_be_visible()
    figures = sheet.locator(".fig")
    expect(figures.first).to_be_visible() if aids == "printed" else expect(figures).to_have_count(0)


def test_MS_OPT_11_with_all_aids_odds_are_shown_before_engaging(people: People) -> None:
    ana = alone(people)
    play_on(ana, until=lambda: ana.is_asked and ana.kind == "turn_action")
    close_list(ana)
    assert ana.scene is not None
    odds = ana.scene["figures"]["seats"][ana.seat or 0]["odds"]
    expect(ana.page.locator(".route .here")).to_contain_text(ana.t("ui-odds", n=odds["survives"], free=odds["free"]))
    expect(ana.page.locator(".route .odds li.on")).to_contain_text(ana.t("ui-percent", n=odds["survives"]))


def test_two_fingers_and_buttons_change_what_is_seen(people: People) -> None:
    ana = on_turn(people, "fr", PHONE)
    ana.button("ui-world").click()
    whole = view_box(ana)
    box = ana.page.locator("svg.world").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.45
    touch = ana.page.context.new_cdp_session(ana.page)

    def fingers(name: str, *apart: float) -> None:
        points = [{"x": x + side * gap, "y": y, "id": n} for gap in apart for n, side in enumerate((-1, 1))]
        touch.send("Input.dispatchTouchEvent", {"type": name, "touchPoints": points})

    fingers("touchStart", 20)
    for gap in (30, 50, 70, 90):
        fingers("touchMove", gap)
    fingers("touchEnd")
    expect(ana.page.locator("svg.world")).not_to_have_attribute("viewBox", " ".join(map(str, whole)))
    closer = view_box(ana)
    assert closer[2] < whole[2] / 2, "what the fingers hold comes closer"
    expect(ana.page.locator("[data-place][aria-pressed=true]")).to_have_count(0)
    ana.button("ui-world").click()
    assert view_box(ana) == whole


def test_MS_PHY_03_a_public_flight_is_a_plane_with_a_mark_for_each_turn(people: People) -> None:
    ana, leo = sit_down(people)
    play_on(ana, leo, until=lambda: ana.is_asked and ana.find("board_flight"))
    flight = ana.find("board_flight")[0]
    act_by_pointer(ana, flight)
    ana.until(lambda: agent_of(ana)["flight"] and leo.is_asked)
    for player in (ana, leo):
        close_list(player)
        total = agent_of(ana)["flight"]["total"]
        expect(player.page.locator(".pieces .tag")).to_have_text(f"{agent_of(ana)['code_name']} · 1/{total}")
        expect(player.page.locator(".pieces .mark")).to_have_count(total - 1)
    play_on(leo, until=lambda: ana.is_asked)
    assert agent_of(ana)["place"] == flight["place"], "it goes on and lands by itself"


def test_MS_MIS_17_a_switch_shows_the_names_of_the_board(people: People) -> None:
    ana = on_turn(people, "fr")
    names = ana.page.locator("svg.world .nm")
    expect(names.filter(has_text=ana.t("place-cairo")).first).to_be_visible()
    ana.button("ui-mi6").click()
    expect(names.filter(has_text=ana.t("place-cairo.mi6")).first).to_be_visible()
    expect(names.filter(has_text=ana.t("place-cairo"))).to_have_count(0)


# -- duels ---------------------------------------------------------------------------------------------------------


def test_MS_OPT_09_the_adversary_lets_the_black_die_fall(people: People) -> None:
    ana, leo = sit_down(people, black_die="tap")
    play_on(ana, leo, until=lambda: any(p.is_asked and p.find("engage") for p in (ana, leo)))
    for player in (ana, leo):
        close_list(player)
    agent, rival = (ana, leo) if ana.is_asked and ana.find("engage") else (leo, ana)
    act_by_pointer(agent, {"type": "engage"})
    rival.until(lambda: rival.kind == "tap_black_die" and rival.is_asked)
    duel = rival.page.get_by_role("dialog", name=rival.t("ui-duel"))
    expect(duel).to_contain_text(rival.t(f"ce-{agent_of(agent)['mission']}"))
    rival.answered(duel.locator(".tap").click)
    agent.until(lambda: agent_of(agent)["fights"] == 1, "both dice have fallen")


def test_a_mission_is_abandoned_only_by_who_says_so_twice(people: People) -> None:
    ana = on_turn(people)
    ana.page.locator(".act .more").click()
    ana.page.locator(".ms-sheet .more").get_by_role("button", name=ana.t("choice-abandon"), exact=True).click()
    sure = ana.page.get_by_role("dialog", name=ana.t("ui-sure-abandon"))
    heard = len(ana.answers)
    sure.get_by_role("button", name=ana.t("ui-no"), exact=True).click()
    expect(sure).to_have_count(0)
    assert len(ana.answers) == heard and agent_of(ana)["mission"], "nothing was sent"
    ana.page.locator(".act .more").click()
    ana.page.locator(".ms-sheet .more").get_by_role("button", name=ana.t("choice-abandon"), exact=True).click()
    ana.answered(sure.get_by_role("button", name=ana.t("choice-abandon"), exact=True).click)
    ana.until(lambda: ana.board["sheets"][ana.seat or 0][0]["status"] == "abandoned")


# -- the two desks -------------------------------------------------------------------------------------------------


def test_MS_EXP_09_MS_ROLE_03_the_counter_tells_what_a_link_costs(people: People) -> None:
    ana = on_turn(people)
    ana.button("ui-q-counter").click()
    counter = ana.page.get_by_role("dialog", name=ana.t("ui-q-counter"))
    facts = facts_of(SPECIALES)
    rows = counter.locator("table tr")
    expect(rows).to_have_count(len(facts["links"]) + len(facts["transits"]))
    expect(counter.locator(".dice li")).to_have_count(len(facts["dice"]))
    counter.get_by_role("combobox", name=ana.t("ui-from"), exact=True).select_option("london")
    counter.get_by_role("combobox", name=ana.t("ui-to"), exact=True).select_option("cairo")
    by = ana.t("element-air.by")
    expect(counter.get_by_role("status")).to_contain_text(ana.t("ui-link-yes", n=2, by=by))
    counter.get_by_role("combobox", name=ana.t("ui-to"), exact=True).select_option("scotland")
    expect(counter.get_by_role("status")).to_contain_text(ana.t("ui-link-no"))


def test_MS_ROLE_02_an_entry_of_the_log_cites_its_rules_and_can_be_contested(people: People) -> None:
    ana = on_turn(people)
    desk = m_desk(ana)
    entry = desk.locator(".right li").first
    entry.locator(".line").click()
    expect(entry.locator(".why button", has_text="MS-").first).to_be_visible()
    before = (ana.board["agents"], ana.options)
    ana.answered(entry.get_by_role("button", name=ana.t("ui-contest"), exact=True).click)
    ana.until(lambda: ana.board["contested"])
    assert (ana.board["agents"], ana.options) == before, "it changes nothing in play"


def test_MS_ROLE_05_the_host_names_m_and_q_before_the_first_round(people: People) -> None:
    ana = alone(people, roles="ceremonial")
    play_on(ana, until=lambda: ana.kind == "ready")
    close_list(ana)
    briefing = ana.page.get_by_role("dialog", name=ana.t("ui-briefing"))
    titles = briefing.get_by_role("group", name=ana.t("ui-appoint"))
    ana.answered(lambda: titles.get_by_role("combobox", name=ana.t("role-q"), exact=True).select_option("2"))
    ana.until(lambda: ana.board["q_seat"] == 2)
    assert ana.board["m_seat"] == 0
    act_by_pointer(ana, {"type": "say_ready"})
    until_asked(ana, "turn_action")
    desk = m_desk(ana)
    expect(desk.get_by_role("group", name=ana.t("ui-appoint"))).to_contain_text(ana.lobby["seats"][2]["name"])
    expect(desk.get_by_role("group", name=ana.t("ui-appoint")).locator("select")).to_have_count(0)


# -- keys, looking on, coming back ---------------------------------------------------------------------------------


def test_a_turn_by_keys_alone(people: People) -> None:
    ana = on_turn(people)
    ana.page.mouse.move(0, 0)
    keys, here = ana.page.keyboard, agent_of(ana)["place"]
    focused = ana.page.locator("[data-place]:focus")
    for _ in range(40):
        keys.press("Tab")
        if focused.count():
            break
    expect(focused).to_have_attribute("data-place", here)
    visited = {here}
    for key in ("Down", "Down", "Left", "Right", "Up", "Left", "Up", "Right"):
        keys.press(f"Arrow{key}")
        ana.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        visited.add(focused.get_attribute("data-place") or "")
    assert len(visited) > 3 and all(visited), "arrows go from place to place"
    goal = focused.get_attribute("data-place") or ""
    if goal == here:
        keys.press("ArrowDown")
        expect(focused).not_to_have_attribute("data-place", here)
    keys.press("Enter")
    expect(focused).to_have_attribute("aria-pressed", "true")
    expect(ana.page.locator(".act .go")).to_be_enabled()
    turns = agent_of(ana)["turns"]
    ana.answered(lambda: keys.press("g"))
    ana.until(lambda: agent_of(ana)["place"] != here or agent_of(ana)["flight"] or agent_of(ana)["turns"] > turns)


def test_who_looks_on_sees_the_table_and_has_nothing_to_play(people: People) -> None:
    ana = on_turn(people, "fr", PHONE)
    watcher = people(lang="en").go(f"/t/{ana.lobby['code']}")
    watcher.until(lambda: watcher.scene and watcher.story >= ana.story)
    assert watcher.seat is None and not watcher.options and watcher.board == ana.board
    expect(watcher.page.locator(".act")).to_contain_text(watcher.t("ui-watching"))
    expect(watcher.page.locator(".act .go, .duel .acts button, .pl.lit")).to_have_count(0)
    expect(watcher.page.locator(".race .lane")).to_have_count(3)
    desk = m_desk(watcher)
    expect(desk.get_by_role("button", name=watcher.t("ui-contest"), exact=True)).to_have_count(0)
    assert printed(watcher) == 3
    watcher.page.keyboard.press("Escape")
    move_by_pointer(ana)
    watcher.until(lambda: watcher.story >= ana.story)


def test_whoever_reloads_finds_the_table_as_it_was(people: People) -> None:
    ana = on_turn(people, "fr", PHONE)
    touch_place(ana, far_places(ana)[0])
    before = (ana.board, ana.options, ana.story)
    ana.reload()
    ana.until(lambda: ana.is_asked)
    assert (ana.board, ana.options, ana.story) == before and ana.seat == 0
    expect(ana.page.locator("[data-place][aria-pressed=true]")).to_have_count(0)
    expect(ana.page.locator(".pocket .tray .count")).to_have_text([str(points) for points in agent_of(ana)["q"]])
    move_by_pointer(ana)
    ana.until(lambda: ana.story > before[2])


# -- every paper of the table --------------------------------------------------------------------------------------


def assert_paper(player: Player, where: str) -> None:
    """Axe is content, nothing scrolls, fingers find all of it."""
    assert not violations(player.page), f"{where}: {violations(player.page)}"
    assert max(scroll_of(player.page)) <= 0, f"{where} scrolls"
    small = too_small(player.page, ".panel, .duel .acts, .ms-sheet .bar, .ms-sheet .more, .act")
    assert not small, f"{where}: {small}"


@pytest.mark.parametrize(("lang", "size"), [("fr", (360, 640)), ("en", (768, 1024))])
def test_every_paper_is_in_reach_of_everybody(people: People, lang: Lang, size: tuple[int, int]) -> None:
    ana = alone(people, lang, size, first_mission="chosen", roles="ceremonial")
    for question in ("choose_identity", "choose_first_mission", "ready"):
        play_on(ana, until=lambda question=question: ana.is_asked and ana.kind == question)  # type: ignore[misc]
        close_list(ana)
        expect(ana.page.locator(".panel .foot .btn").last).to_be_in_viewport(ratio=1)
        assert_paper(ana, question)
    play_on(ana, until=lambda: ana.is_asked and any(map(ana.find, LEGS)))
    close_list(ana)
    assert_paper(ana, "turn_action")
    for key, name in (("m", "ui-m-desk"), ("q", "ui-q-counter"), ("d", ""), ("a", "ui-more")):
        if key in "mq":
            ana.page.keyboard.press("a")
            ana.button(name).click()
        else:
            ana.page.keyboard.press(key)
        expect(ana.page.locator(".ms-sheet")).to_be_visible()
        assert_paper(ana, name)
        ana.page.keyboard.press("Escape")
        expect(ana.page.locator(".ms-sheet")).to_have_count(0)
    play_on(ana, until=lambda: ana.is_asked and ana.kind == "engage_on_arrival")
    close_list(ana)
    expect(ana.page.locator(".duel .acts button").last).to_be_in_viewport(ratio=1)
    assert_paper(ana, "engage_on_arrival")

"""The room is killed and opened again in the middle of a game; a page loses its line and finds it again."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import People
from .games import ACADEMY, MISSION, close_list, hand_card, lock_card, lockable, place_by_taps, play_on
from .players import Player
from .rooms import Room


def sit_down(people: People, game: str, **options: object) -> tuple[Player, Player]:
    ana, leo = people("Ana", lang="fr"), people("Leo")
    code = ana.make(game, seats=3, options=options)
    leo.go(f"/t/{code}")
    leo.button("lobby-take-seat").click()
    ana.until(lambda: ana.lobby and ana.lobby["seats"][1]["name"] == "Leo")
    ana.button("lobby-start").click()
    for player in (ana, leo):
        player.until(lambda player=player: player.scene)  # type: ignore[misc]
    return ana, leo


@pytest.mark.parametrize("game", [ACADEMY, MISSION])
def test_a_killed_room_comes_back_with_nothing_lost(people: People, room: Room, game: str) -> None:
    ana, leo = sit_down(people, game, **({"tempo": "untimed"} if game == ACADEMY else {"roll_by": "auto"}))
    if game == ACADEMY:
        play_on(ana, leo, until=lambda: ana.board["turn"] == 2 and ana.kind == "choose_action" and lockable(ana))
        ana.choose(ana.find("lock")[0])
        ana.until(lambda: ana.board["own"]["locked"])
        kept = ana.board["own"]["locked"]
    else:
        kept = place_by_taps(ana, leo)["die"]
    log, seats = len(ana.heard), (ana.seat, leo.seat)
    room.kill()
    for player in (ana, leo):
        expect(player.page.get_by_role("status").filter(has_text=lost(player))).to_be_visible(timeout=15_000)
    room.open()
    for player in (ana, leo):
        expect(player.page.get_by_role("status").filter(has_text=lost(player))).to_have_count(0, timeout=20_000)
    ana.until(lambda: len(ana.heard) > log, "the page has come back by itself")
    assert (ana.seat, leo.seat) == seats == (0, 1)
    if game == ACADEMY:
        assert ana.board["own"]["locked"] == kept, "her secret choice is still there"
    else:
        play_on(ana, leo, until=lambda: ana.view["board"] is not None)
        mine = [die[0] for hand in ana.board["reserved"] + ana.board["hands"] for die in dice_of(hand)]
        assert kept in mine, "her die is still there"
    version = ana.version
    play_on(ana, leo, until=lambda: ana.version > version + 6)
    leo.until(lambda: leo.version >= ana.version, "both pages hear how it goes on")


def dice_of(hand: list[object]) -> list[list[int]]:
    """The dice of a row of reservations, or of a hand of bombs."""
    found: list[list[int]] = []
    for thing in hand:
        if isinstance(thing, list) and isinstance(thing[0], list):
            found.append(thing[0])
        elif isinstance(thing, list):
            found += [die for die in thing[1] if die]
    return found


def lost(player: Player) -> str:
    """The beginning of the notice that the line is broken."""
    return player.t("table-lost", seconds=2).split("2")[0].strip()


def test_a_page_that_was_offline_catches_up(people: People) -> None:
    ana, leo = sit_down(people, ACADEMY, tempo="untimed", exam="drill")
    play_on(ana, leo, until=lambda: ana.kind == leo.kind == "choose_action" and lockable(ana) and lockable(leo))
    expect(hand_card(leo, lockable(leo)[0])).to_be_visible()
    leo.page.context.set_offline(True)
    ana.choose(ana.find("lock")[0])
    ana.until(lambda: ana.board["own"]["locked"])
    leo.page.context.set_offline(False)
    leo.until(lambda: leo.board["ready"][0], "what happened meanwhile is told afterwards")
    assert leo.version == ana.version
    close_list(leo)
    lock_card(leo, lockable(leo)[0])
    ana.until(lambda: ana.board["actions"] or ana.kind != "choose_action" or ana.board["turn"] > 1, "play goes on")

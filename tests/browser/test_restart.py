"""The room is killed and opened again in the middle of a game; a page loses its line and finds it again."""

from .prelude import *


@pytest.mark.parametrize("game", BOARDS)
def test_a_killed_room_comes_back_with_nothing_lost(people: People, room: Room, game: str) -> None:
    ana, leo = two_people(people, game, **screen_of(game).options)
    play_on(ana, leo, until=lambda: ana.story > 12)
    play_on(ana, until=lambda: ana.scene and ana.view["waiting"] == [leo.seat])
    leo.until(lambda: leo.story == ana.story and leo.is_asked)
    before = [state_of(player) for player in (ana, leo)]
    room.kill()
    for player in (ana, leo):
        expect(player.page.get_by_role("status").filter(has_text=lost(player))).to_be_visible(timeout=15_000)
        player.scene = None
    room.open()
    for player in (ana, leo):
        expect(player.page.get_by_role("status").filter(has_text=lost(player))).to_have_count(0)
        player.until(lambda player=player: player.scene, "the page has come back by itself")  # type: ignore[misc]
    lift_curtain(ana, leo)
    leo.until(lambda: leo.story == ana.story and leo.is_asked)
    after = [state_of(player) for player in (ana, leo)]
    assert after == before, "all that Ana did, her secrets too, and what Leo is asked"
    told = ana.story
    play_on(ana, leo, until=lambda: ana.story > told + 6)
    leo.until(lambda: leo.story >= ana.story, "both pages hear how it goes on")


def lift_curtain(*players: Player) -> None:
    """Where a restart covers the table, everybody says once that they are there again."""
    for player in players:
        if not player.view["board"]:
            player.answered(player.button("choice-word", say="ready", seat="").click)
    for player in players:
        player.until(lambda player=player: player.view["board"], "the table is uncovered")  # type: ignore[misc]


def state_of(player: Player) -> list[object]:
    """All that somebody sees and may do, clocks apart."""
    screen = screen_of(player.lobby["game"])
    board = {name: value for name, value in player.board.items() if name not in screen.clocks}
    return [player.seat, board, [choice for choice in player.options if kind(choice) not in screen.timely]]


def lost(player: Player) -> str:
    """The beginning of the notice that the line is broken."""
    return player.t("table-lost", seconds=2).split("2")[0].strip()

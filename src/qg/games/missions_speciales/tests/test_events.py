"""What is told: every event of section 7 with its fields, in order, to everybody; and what is physical (3.22)."""

import json
import random
import re

import pytest

from qg.games.missions_speciales.tests.prelude import *
from qg.games.missions_speciales.text import log, name

FOLDER = Path(__file__).parents[1]
BOOK = (FOLDER / "RULES.md").read_text(encoding="utf-8")
Start = Callable[[], State]


def lines(told: list[Moment]) -> list[str]:
    """What happened, in order, each with its fields; all of it is for everybody."""
    assert all(each.is_for(seat) for each in told for seat in (A, B, None))
    return [
        " ".join(map(str, (each.event.__struct_config__.tag, *msgspec.structs.astuple(each.event)))) for each in told
    ]


def at(mission: str, stage: int, place: str, q: Points = (0, 0, 0), seats: int = 2, **options: Any) -> State:
    """A in turn, here."""
    t = table(seats, **options)
    put(t, A, mission, stage, place, q)
    return t


def after(t: State, seat: int, choice: Any, stars: str = "") -> State:
    """The same after an answer and before these rolls."""
    t.answer(seat, choice)
    rolls(t, stars)
    return t


def branch(obtained: int, stars: str) -> State:
    t = table(2)
    put(t, A, "m18", 2, "hamburg", (0, 0, 0), branch="hamburg", obtained=obtained)
    rolls(t, stars)
    return t


def baku(stars: str, q: Points = (4, 0, 0), **options: Any) -> State:
    """A has arrived at a combat, with C at the table."""
    return after(at("m19", 6, "kazakhstan", q, 3, **options), A, Step("baku"), stars)


def flying() -> State:
    return after(at("m19", 3, "london"), A, BoardFlight("south_california"))


def hurt() -> State:
    return after(after(baku("1 3", (2, 1, 0), elimination="recovery"), A, Engage()), B, Hold())


def home(q: Points, before: int = 0) -> State:
    t = at("m19", 8, "paris", q)
    total(t, A, before)
    return t


TURN = "turn_started 1 True False"
NEXT_STAGE = "stage_completed 0 6 | stage_current 0 7 istanbul combat 0"
STORIES: list[tuple[Start, int, Any, str]] = [
    (lambda: lobby(2), B, TakeIdentity("pilot", " Zero "), "identity_chosen 1 pilot Zero"),
    (lambda: preparing(2), A, SayReady(), "agent_ready 0"),
    (lambda: after(preparing(2), A, SayReady()), B, SayReady(),
     "agent_ready 1 | round_started 1 | turn_started 0 True False"),
    (lambda: at("m18", 2, "london"), A, Step("hamburg"),
     f"stepped 0 london hamburg r_london__hamburg land | branch_opened 0 hamburg | {TURN}"),
    (lambda: branch(0, "1"), A, QRoll("yellow"), f"q_rolled 0 yellow 1 1 | imposed_progress 0 1 2 | {TURN}"),
    (lambda: branch(1, "3"), A, QRoll("yellow"), "q_rolled 0 yellow 3 3 | imposed_progress 0 4 2 | "
     f"stage_completed 0 2 | stage_current 0 3 us_air_force_base intelligence 0 | {TURN}"),
    (lambda: after(at("m18", 3, "london"), A, Step("paris")), B, Hold(),
     "held 1 south_california | round_started 2 | turn_started 0 False False"),
    (flying, B, Hold(), "held 1 south_california | round_started 2 | turn_started 0 False False | "
     "flight_advanced 0 2 3 | turn_started 1 False False"),
    (lambda: after(flying(), B, Hold()), B, Hold(), "held 1 south_california | round_started 3 | "
     "turn_started 0 False False | flight_landed 0 south_california | turn_started 1 False False"),
    (lambda: at("m19", 3, "london", (0, 0, 5)), A, Express("cairo"),
     f"express_taken 0 london cairo x_london__cairo air 2 (2,) () | {TURN}"),
    (lambda: baku("1 1"), A, HoldOff(), f"held_off 0 baku | {TURN}"),
    (lambda: baku("1 2"), A, Engage(), "engaged 0 6 combat 1 | dice_rolled 0 1 1 2 | "
     f"paid 0 arms 2 (3, 1) (2,) deficit | fight_won 0 6 | {NEXT_STAGE} | {TURN}"),
    (lambda: baku("2 2"), A, Engage(), "engaged 0 6 combat 1 | dice_rolled 0 1 2 2 | fight_tied 0 arms 4"),
    (lambda: after(baku("2 2"), A, Engage()), A, Pay(),
     f"paid 0 arms 1 (1,) () tie | fight_won 0 6 | {NEXT_STAGE} | {TURN}"),
    (lambda: after(baku("2 2"), A, Engage()), A, FightOn(), f"fight_goes_on 0 1 | {TURN}"),
    (lambda: baku("1 3", (2, 0, 0)), A, Engage(), "engaged 0 6 combat 1 | dice_rolled 0 1 1 3 | "
     f"eliminated 0 arms 3 2 | mission_freed m19 | counter_espionage_set 2 1 ce12 | {TURN}"),
    (lambda: baku("1 3", (2, 1, 0), elimination="recovery"), A, Engage(),
     f"engaged 0 6 combat 1 | dice_rolled 0 1 1 3 | hospitalised 0 arms 3 2 (2, 1, 0) | {TURN}"),
    (hurt, C, Hold(), "held 2 madrid | round_started 2 | turn_started 0 False False | recovered 0 | "
     "turn_started 1 False False"),
    (lambda: table(2), A, Abandon(), "abandoned 0 m10 (3, 3, 3) | mission_freed m10"),
    (lambda: after(table(2), A, Abandon()), A, Wait(), f"waited 0 | {TURN}"),
    (lambda: home((5, 4, 8)), A, Step("london"), "stepped 0 paris london r_london__paris land | "
     "debriefed 0 m19 (5, 4, 8) (250, 200, 400) 725"),
    (lambda: after(home((5, 4, 8)), A, Step("london")), A, ConvertPoints(5, 4, 5),
     "converted 0 (5, 4, 5) (0, 0, 150) (250, 200, 250) 700 1450 700 0 2150 | mission_freed m19"),
    (lambda: after(home((0, 0, 0)), A, Step("london")), A, TakeMission("m17"),
     "mission_given 0 m17 arkangel 2 chosen | allocated 0 4 2 6 | counter_espionage_set 0 1 ce17 | "
     f"stage_current 0 1 arkangel combat 0 | {TURN}"),
    (lambda: table(3), A, Resign(), f"resigned 0 | mission_freed m10 | counter_espionage_set 2 1 ce12 | {TURN}"),
]  # fmt: skip


@pytest.mark.parametrize(("start", "seat", "choice", "expected"), STORIES)
def test_what_follows_an_answer_is_told_in_order(start: Start, seat: int, choice: Any, expected: str) -> None:
    t = start()
    before = t.told
    told = t.answer(seat, choice)
    assert lines(told) == expected.split(" | ")
    assert [each.n for each in told] == list(range(before + 1, before + 1 + len(told)))
    assert told[0].stamp.round == t.round - ("round_started" in expected) and told[-1].stamp.round == t.round


def test_set_up_is_told_in_order() -> None:
    t = lobby(2, "m17", "m12", rolled="2 2  1 3")
    t.answer(B, KeepIdentity())
    told = t.answer(A, KeepIdentity())
    assert [event.rolls for event in events(told, OrderRolled)] == [
        (Rolled(A, 2), Rolled(B, 2)),
        (Rolled(A, 1), Rolled(B, 3)),
    ]
    assert lines(told[3:]) == [
        "order_set (1, 0)",
        *("mission_given 1 m17 arkangel 1 dealt", "allocated 1 4 2 6", "counter_espionage_set 1 0 ce17"),
        "stage_current 1 1 arkangel combat 0",
        *("mission_given 0 m12 madrid 1 dealt", "allocated 0 4 3 2", "counter_espionage_set 0 1 ce12"),
        "stage_current 0 1 madrid intelligence 0",
    ]
    assert asked(t) == ("ready", (A, B))


def test_the_end_is_told_last_with_the_result() -> None:
    t = home((0, 0, 0), 2550)
    told = t.answer(A, Step("london"))
    assert told_kinds(told) == [Stepped, Debriefed, Converted, MissionFreed, TargetReached, EvaluationClosed]
    assert t.outcome is not None and told[-1].event == EvaluationClosed(t.outcome.sheet)
    assert asked(t) == ("over", ())


@pytest.mark.parametrize(
    ("reason", "winner", "form"),
    [("target", A, "target"), ("round_limit", A, "round_limit"), ("round_limit", None, "nobody"),
     ("all_eliminated", None, "all_eliminated")],
)  # fmt: skip
def test_the_end_in_words_says_why_and_whether_anybody_has_won(reason: Any, winner: int | None, form: str) -> None:
    t = home((0, 0, 0), 2550)
    t.answer(A, Step("london"))
    assert t.outcome is not None
    first, *ranking = log(EvaluationClosed(replace(t.outcome.sheet, reason=reason, winner=winner))) or ()
    assert first.id == f"event-evaluation_closed.{form}" and first.args["seat"] == winner
    assert [line.id for line in ranking] == ["event-evaluation_closed.rank"] * 2


@pytest.mark.parametrize(
    ("event", "sent"),
    [
        (OrderRolled(2, (Rolled(A, 1),)), {"type": "order_rolled", "pass": 2, "rolls": [{"seat": A, "stars": 1}]}),
        (Stepped(A, "x", "y", "r", "land"),
         {"type": "stepped", "seat": A, "from": "x", "to": "y", "route": "r", "element": "land"}),
        (FlightBoarded(A, "x", "y", "t", 3),
         {"type": "flight_boarded", "seat": A, "from": "x", "to": "y", "transit": "t", "turns": 3}),
        (ExpressTaken(A, "x", "y", "l", "air", 2, (2,), ()),
         {"type": "express_taken", "seat": A, "from": "x", "to": "y", "express": "l", "element": "air", "cost": 2,
          "cards": [2], "change": []}),
        (TimedOut(B, "decision", Hold()),
         {"type": "timed_out", "seat": B, "timer": "decision", "default": {"type": "hold"}}),
    ],
)  # fmt: skip
def test_events_as_they_are_sent(event: Event, sent: dict[str, Any]) -> None:
    assert json.loads(msgspec.json.encode(event)) == sent


def test_every_event_of_section_7_can_be_told() -> None:
    rows = BOOK[BOOK.index("## 7. Events") : BOOK.index("## 8. Worked examples")].splitlines()
    named = {tag for row in rows if row.startswith("| `") for tag in re.findall(r"`(\w+)`", row.split("|")[1])}
    ours = {str(kind.__struct_config__.tag) for kind in KINDS}
    assert len(named) == 40 and named <= ours
    assert ours - named == {"identity_chosen", "role_given", "seat_absent", "seat_back"}


# -- physical matters, and what is hidden -----------------------------------------------------------------------------


def test_MS_PHY_01_seats_are_seen_in_the_order_of_play() -> None:
    t = table(4, rolled="2 1 2 3  2 3")
    assert all(GAME.view(t, seat).board.order == (3, 2, 0, 1) for seat in (A, B, None))
    assert asked(t) == ("turn_action", (D,))


def test_MS_PHY_02_no_client_holds_the_order_of_cards_or_rolls_to_come() -> None:
    t, other = table(3), table(3)
    other.key, other.counter = bytes(32), 77
    for seat in (A, B, None):
        assert GAME.view(t, seat) == GAME.view(other, seat)
        sent = msgspec.json.encode(GAME.view(t, seat)).decode()
        assert t.key.hex() not in sent and '"key"' not in sent and '"counter"' not in sent
    assert asked(t) == ("turn_action", (A,))


def test_MS_PHY_02_MS_PHY_06_neither_die_is_drawn_before_both_show_at_the_same_moment() -> None:
    t = at("m19", 6, "baku", (4, 0, 0), 3, black_die="tap")
    drawn = t.counter
    assert not events(t.answer(A, Engage()), DiceRolled)
    assert (t.counter, asked(t)) == (drawn, ("tap_black_die", (B,)))
    [dice] = events(t.answer(B, Tap()), DiceRolled)
    assert (dice.seat, dice.adversary) == (A, B) and t.counter > drawn
    assert asked(t)[0] in ("turn_action", "tie_choice")


def test_MS_PHY_03_a_flight_is_counted_by_the_engine_and_seen_turn_by_turn() -> None:
    t = flying()
    marks = []
    for _ in range(3):
        seen = GAME.view(t, B).board.agents[A]
        marks.append(seen.flight and (seen.flight.origin, seen.flight.to, seen.flight.done, seen.flight.total))
        t.answer(B, Hold()) if seen.flight else None
    assert marks == [("london", "south_california", 1, 3), ("london", "south_california", 2, 3), None]
    assert GAME.view(t, B).board.agents[A].place == "south_california"
    assert asked(t) == ("turn_action", (B,))


def test_MS_PHY_04_the_disc_is_a_table_of_london_flights() -> None:
    flights = [link for link in GAME.facts()["links"] if link["table"] == "london_flights"]
    cost = {({link["a"], link["b"]} - {"london"}).pop(): link["cost"] for link in flights}
    assert len(cost) == 20
    assert (cost["udaipur"], cost["cairo"], cost["saigon"], cost["saint_petersburg"]) == (4, 2, 4, 2)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_MS_PHY_05_every_place_has_its_name_and_the_one_in_the_other_language(language: str) -> None:
    words = (FOLDER / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    named = dict(re.findall(r"^place-(\w+) = (.+)$", words, re.M))
    others = dict(re.findall(r"^place-(\w+) = .+\n(?:    \.\w+ = .+\n)*?    \.other = (.+)$", words, re.M))
    assert set(named) == set(others) == {place["id"] for place in GAME.facts()["places"]}
    assert (named["cairo"], others["cairo"]) == {"en": ("Cairo", "Le Caire"), "fr": ("Le Caire", "Cairo")}[language]


def test_everything_but_chance_is_public() -> None:
    t = after(baku("2 2"), A, Engage())
    views = [GAME.view(t, seat) for seat in (A, B, C, None)]
    assert all(view.board == views[0].board for view in views)
    assert all(view.asked == views[0].asked and view.agenda == views[0].agenda for view in views)
    assert [bool(view.options) for view in views] == [True, False, False, False]
    assert asked(t) == ("tie_choice", (A,))


def test_counter_espionage_is_a_player_or_the_software() -> None:
    software, player = (name("adversary", value) for value in (None, B))
    assert software is not None and software.id == "software"
    assert player is not None and (player.id, player.args) == ("name", {"seat": B})
    assert asked(table(2)) == ("turn_action", (A,))


def test_whoever_thinks_of_the_table_has_every_line_as_it_is() -> None:
    """Two lines that brought nothing, one that did; each carries what was there before it."""
    t = home((5, 4, 8))
    t.answer(A, Step("london"))
    t.answer(A, ConvertPoints(5, 4, 5))
    t.answer(A, TakeMission("m17"))
    for choice in (Abandon(), TakeMission("m19"), Hold(), Abandon(), TakeMission("m18")):
        t.answer(B, choice) if on_turn(t) == B else t.answer(A, Hold())
    for seat in (A, B, None):
        world = GAME.imagine(GAME.view(t, seat), random.Random(3))
        assert world.lines == t.lines and GAME.view(world, seat) == GAME.view(t, seat)
    assert [line.carried for line in t.lines[A]] == [0, 2150]


def test_the_table_in_words_tells_the_current_stage_and_what_a_journey_takes() -> None:
    t = at("m19", 3, "london", (0, 0, 5))
    told = {phrase.id: phrase.args for phrase in GAME.describe(GAME.view(t, A)) if phrase.args.get("mission") == "m19"}
    assert [(said["stage"], said["stages"], said["place"]) for said in told.values()] == [(3, 8, "baku")]
    names = {choice: GAME.name_piece(GAME.view(t, A), "choice", choice) for choice in choices(t, A)}
    express, flight = names[Express("cairo")], names[BoardFlight("new_york")]
    assert express and flight
    assert (express.args, flight.args) == ({"place": "cairo", "points": 2}, {"place": "new_york", "turns": 3})
    assert asked(t) == ("turn_action", (A,))

"""Events (section 7): which are told, in which order, with which fields. What nobody may know (section 6)."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from qg.check.rules import asked, events
from qg.games.missions_speciales import GAME
from qg.games.missions_speciales import events as e
from qg.games.missions_speciales.choices import (
    Abandon,
    BoardFlight,
    ConvertPoints,
    Engage,
    Express,
    FightOn,
    Hold,
    HoldOff,
    KeepIdentity,
    Pay,
    QRoll,
    Resign,
    SayReady,
    Step,
    TakeIdentity,
    TakeMission,
    Wait,
)
from qg.games.missions_speciales.state import State
from qg.games.missions_speciales.tests.positions import (
    A,
    B,
    C,
    in_round,
    lobby,
    people,
    preparing,
    put,
    rolls,
    table,
    total,
    turn_of,
)
from qg.kernel import Event, Told
from qg.kernel.conduct.events import TimedOut
from qg.kernel.view import View

BOOK = (Path(__file__).parents[1] / "RULES.md").read_text(encoding="utf-8")


def story(told: list[Told]) -> list[Event]:
    """What happened, in order; all of it is for everybody."""
    assert all(each.is_for(seat) for each in told for seat in (A, B, None))
    return [each.event for each in told]


def plain(event: Event) -> dict[str, Any]:
    """An event as it is sent."""
    sent: dict[str, Any] = json.loads(msgspec.json.encode(event))
    return sent


# -- the list ---------------------------------------------------------------------------------------------------------


def test_every_event_of_section_7_can_be_told() -> None:
    rows = BOOK[BOOK.index("## 7. Events") : BOOK.index("## 8. Worked examples")].splitlines()
    named = {tag for row in rows if row.startswith("| `") for tag in re.findall(r"`(\w+)`", row.split("|")[1])}
    assert len(named) == 40
    ours = {str(kind.__struct_config__.tag) for kind in e.KINDS}
    assert named <= ours
    assert ours - named == {"identity_chosen", "role_given", "seat_absent", "seat_back"}


def test_events_are_numbered_one_by_one_and_carry_their_round() -> None:
    t = preparing(2)
    before = t.told
    told = t.answer(A, SayReady()) + t.answer(B, SayReady()) + t.answer(A, Hold()) + t.answer(B, Hold())
    assert [each.n for each in told] == list(range(before + 1, before + 1 + len(told)))
    assert [(each.stamp.round, type(each.event)) for each in told] == [
        (0, e.AgentReady),
        (0, e.AgentReady),
        (1, e.RoundStarted),
        (1, e.TurnStarted),
        (1, e.Held),
        (1, e.TurnStarted),
        (1, e.Held),
        (2, e.RoundStarted),
        (2, e.TurnStarted),
    ]
    assert asked(t) == ("turn_action", (A,))


# -- setting up -------------------------------------------------------------------------------------------------------


def test_setting_up() -> None:
    t = lobby(people(2), "m17", "m12", rolled="2 2  1 3")
    assert story(t.answer(B, TakeIdentity("pilot", " Zero "))) == [e.IdentityChosen(B, "pilot", "Zero")]
    told = story(t.answer(A, KeepIdentity()))
    assert told == [
        e.IdentityChosen(A, "tuxedo", "001"),
        e.OrderRolled(1, (e.Rolled(A, 2), e.Rolled(B, 2))),
        e.OrderRolled(2, (e.Rolled(A, 1), e.Rolled(B, 3))),
        e.OrderSet((B, A)),
        e.MissionGiven(B, "m17", "arkangel", 1, "dealt"),
        e.Allocated(B, 4, 2, 6),
        e.CounterEspionageSet(B, A, "ce17"),
        e.StageCurrent(B, 1, "arkangel", "combat", 0),
        e.MissionGiven(A, "m12", "madrid", 1, "dealt"),
        e.Allocated(A, 4, 3, 2),
        e.CounterEspionageSet(A, B, "ce12"),
        e.StageCurrent(A, 1, "madrid", "intelligence", 0),
    ]
    assert plain(told[2]) == {
        "type": "order_rolled",
        "pass": 2,
        "rolls": [{"seat": A, "stars": 1}, {"seat": B, "stars": 3}],
    }
    assert asked(t) == ("ready", (A, B))
    assert story(t.answer(A, SayReady())) == [e.AgentReady(A)]
    told = story(t.answer(B, SayReady()))
    assert told == [e.AgentReady(B), e.RoundStarted(1), e.TurnStarted(B, True, False)]
    assert asked(t) == ("turn_action", (B,))


# -- travel -----------------------------------------------------------------------------------------------------------


def test_a_step_to_a_branch_and_away() -> None:
    t = table(2)
    put(t, A, "m18", 2, "london")
    (stepped, opened, turn) = story(t.answer(A, Step("hamburg")))
    assert (opened, turn) == (e.BranchOpened(A, "hamburg"), e.TurnStarted(B, True, False))
    assert stepped == e.Stepped(A, "london", "hamburg", "r_london__hamburg", "land")
    assert plain(stepped) == {
        "type": "stepped",
        "seat": A,
        "from": "london",
        "to": "hamburg",
        "route": "r_london__hamburg",
        "element": "land",
    }
    turn_of(t, A)
    rolls(t, "1")
    told = story(t.answer(A, QRoll("yellow")))
    assert told[:2] == [e.QRolled(A, "yellow", 1, 4), e.ImposedProgress(A, 1, 2)]
    turn_of(t, A)
    rolls(t, "3")
    told = story(t.answer(A, QRoll("yellow")))
    assert told[:4] == [
        e.QRolled(A, "yellow", 3, 7),
        e.ImposedProgress(A, 4, 2),
        e.StageCompleted(A, 2),
        e.StageCurrent(A, 3, "us_air_force_base", "intelligence", 0),
    ]
    turn_of(t, A)
    told = story(t.answer(A, Step("london")))
    assert told[:2] == [
        e.BranchClosed(A, "hamburg"),
        e.Stepped(A, "hamburg", "london", "r_london__hamburg", "land"),
    ]
    assert asked(t) == ("turn_action", (B,))


def test_a_flight() -> None:
    t = table(2)
    put(t, A, "m19", 3, "london")
    boarded = story(t.answer(A, BoardFlight("south_california")))[0]
    assert boarded == e.FlightBoarded(A, "london", "south_california", "t_california__london", 3)
    assert plain(boarded)["from"] == "london"
    told = story(t.answer(B, Hold()))
    assert told == [
        e.Held(B, "south_california"),
        e.RoundStarted(2),
        e.TurnStarted(A, False, False),
        e.FlightAdvanced(A, 2, 3),
        e.TurnStarted(B, False, False),
    ]
    told = story(t.answer(B, Hold()))
    assert told[2:4] == [e.TurnStarted(A, False, False), e.FlightLanded(A, "south_california")]
    assert asked(t) == ("turn_action", (B,))


def test_an_express_journey() -> None:
    t = table(2)
    put(t, A, "m19", 3, "london", (0, 0, 5))
    told = story(t.answer(A, Express("cairo")))
    taken = e.ExpressTaken(A, "london", "cairo", "x_london__cairo", "air", 2, (2,), ())
    assert told[0] == taken
    assert plain(taken) == {
        "type": "express_taken",
        "seat": A,
        "from": "london",
        "to": "cairo",
        "express": "x_london__cairo",
        "element": "air",
        "cost": 2,
        "cards": [2],
        "change": [],
    }
    assert asked(t) == ("turn_action", (B,))


# -- fights -----------------------------------------------------------------------------------------------------------


def fighting(stars: str, q: tuple[int, int, int] = (4, 0, 0), **options: str) -> State:
    t = table(3, **options)
    put(t, A, "m19", 6, "kazakhstan", q)
    t.answer(A, Step("baku"))
    rolls(t, stars)
    return t


def test_holding_off() -> None:
    t = fighting("1 1")
    assert story(t.answer(A, HoldOff()))[0] == e.HeldOff(A, "baku")
    assert asked(t) == ("turn_action", (B,))


def test_a_fight_paid_for() -> None:
    t = fighting("1 2")
    assert story(t.answer(A, Engage()))[:-1] == [
        e.Engaged(A, 6, "combat", B),
        e.DiceRolled(A, B, 1, 2),
        e.Paid(A, "arms", 2, (3, 1), (2,), "deficit"),
        e.FightWon(A, 6),
        e.StageCompleted(A, 6),
        e.StageCurrent(A, 7, "istanbul", "combat", 0),
    ]
    assert asked(t) == ("turn_action", (B,))


@pytest.mark.parametrize("pays", [True, False])
def test_a_tie(pays: bool) -> None:
    t = fighting("2 2")
    told = story(t.answer(A, Engage()))
    assert told == [e.Engaged(A, 6, "combat", B), e.DiceRolled(A, B, 2, 2), e.FightTied(A, "arms", 4)]
    assert asked(t) == ("tie_choice", (A,))
    told = story(t.answer(A, Pay() if pays else FightOn()))[:-1]
    paid = [
        e.Paid(A, "arms", 1, (1,), (), "tie"),
        e.FightWon(A, 6),
        e.StageCompleted(A, 6),
        e.StageCurrent(A, 7, "istanbul", "combat", 0),
    ]
    assert told == (paid if pays else [e.FightGoesOn(A, 1)])
    assert asked(t) == ("turn_action", (B,))


def test_an_elimination() -> None:
    t = fighting("1 3", (2, 0, 0))
    assert story(t.answer(A, Engage())) == [
        e.Engaged(A, 6, "combat", B),
        e.DiceRolled(A, B, 1, 3),
        e.Eliminated(A, "arms", 3, 2),
        e.MissionFreed("m19"),
        e.CounterEspionageSet(C, B, "ce12"),
        e.TurnStarted(B, True, False),
    ]
    assert asked(t) == ("turn_action", (B,))


def test_a_recovery() -> None:
    t = fighting("1 3", (2, 1, 0), elimination="recovery")
    told = story(t.answer(A, Engage()))
    assert told[2:] == [e.Hospitalised(A, "arms", 3, 2, (2, 1, 0)), e.TurnStarted(B, True, False)]
    t.answer(B, Hold())
    told = story(t.answer(C, Hold()))
    assert told[1:] == [
        e.RoundStarted(2),
        e.TurnStarted(A, False, False),
        e.Recovered(A),
        e.TurnStarted(B, False, False),
    ]
    assert asked(t) == ("turn_action", (B,))


# -- ends -------------------------------------------------------------------------------------------------------------


def test_abandoning_and_waiting() -> None:
    t = table(2)
    assert story(t.answer(A, Abandon())) == [e.Abandoned(A, "m10", (3, 3, 3)), e.MissionFreed("m10")]
    assert story(t.answer(A, Wait())) == [e.Waited(A), e.TurnStarted(B, True, False)]
    assert asked(t) == ("turn_action", (B,))


def test_a_debriefing_and_the_next_mission() -> None:
    t = table(2)
    put(t, A, "m19", 8, "paris", (5, 4, 8))
    assert story(t.answer(A, Step("london")))[1:] == [
        e.Debriefed(A, "m19", (5, 4, 8), (250, 200, 400), 725),
    ]
    (converted, freed) = story(t.answer(A, ConvertPoints(5, 4, 5)))
    assert freed == e.MissionFreed("m19")
    assert plain(converted) == {
        "type": "converted",
        "seat": A,
        "points": [5, 4, 5],
        "transferred": [0, 0, 150],
        "converted": [250, 200, 250],
        "converted_total": 700,
        "mission_score": 1450,
        "bonus": 700,
        "carried": 0,
        "grand_total": 2150,
    }
    assert story(t.answer(A, TakeMission("m17")))[:-1] == [
        e.MissionGiven(A, "m17", "arkangel", 2, "chosen"),
        e.Allocated(A, 4, 2, 6),
        e.CounterEspionageSet(A, B, "ce17"),
        e.StageCurrent(A, 1, "arkangel", "combat", 0),
    ]
    assert asked(t) == ("turn_action", (B,))


def test_the_end_is_told_last_with_the_result() -> None:
    t = table(2)
    put(t, A, "m14", 7, "paris", (0, 0, 0))
    total(t, A, 2700)
    told = story(t.answer(A, Step("london")))
    assert [type(event) for event in told] == [
        e.Stepped,
        e.Debriefed,
        e.Converted,
        e.MissionFreed,
        e.TargetReached,
        e.EvaluationClosed,
    ]
    assert t.outcome is not None
    assert told[-1] == e.EvaluationClosed(t.outcome.sheet)
    assert asked(t) == ("over", ())


def test_resigning_and_running_late() -> None:
    t = table(3)
    in_round(t, 3)
    told = story(t.answer(A, Resign()))
    assert told == [
        e.Resigned(A),
        e.MissionFreed("m10"),
        e.CounterEspionageSet(C, B, "ce12"),
        e.TurnStarted(B, True, False),
    ]
    assert t.due is not None
    put(t, B, "m11", 2, "paris")
    late = story(t.time_up(t.due))
    assert late[:2] == [TimedOut(B, "decision", Hold()), e.Held(B, "paris")]
    assert plain(late[0]) == {"type": "timed_out", "seat": B, "timer": "decision", "default": {"type": "hold"}}
    assert asked(t) == ("turn_action", (C,))


# -- physical matters, and what is hidden -----------------------------------------------------------------------------


def test_MS_PHY_01_seats_are_seen_in_the_order_of_play() -> None:
    t = table(4, rolled="2 1 2 3  2 3")
    assert all(GAME.view(t, seat).board.order == (3, 2, 0, 1) for seat in (A, B, None))
    assert asked(t) == ("turn_action", (3,))


def test_MS_PHY_02_no_client_holds_the_order_of_cards_or_rolls_to_come() -> None:
    t, other = table(3), table(3)
    other.key, other.counter = bytes(32), 77
    for seat in (A, B, None):
        assert GAME.view(t, seat) == GAME.view(other, seat)
        sent = msgspec.json.encode(GAME.view(t, seat)).decode()
        assert t.key.hex() not in sent and '"key"' not in sent and '"counter"' not in sent
    first, again = preparing(3), preparing(3)
    assert first.available == again.available == tuple(sorted(first.available))
    assert asked(t) == ("turn_action", (A,))


def test_MS_PHY_02_each_roll_is_drawn_when_it_is_needed() -> None:
    t = table(3, black_die="tap")
    put(t, A, "m19", 6, "baku")
    drawn = t.counter
    told = t.answer(A, Engage())
    assert (t.counter, asked(t)) == (drawn, ("tap_black_die", (B,)))  # neither die before both fall
    assert not events(told, e.DiceRolled)
    told = t.answer(B, {"type": "tap"})
    assert events(told, e.DiceRolled) and t.counter > drawn
    assert asked(t)[0] in ("turn_action", "tie_choice")


def test_MS_PHY_03_a_flight_is_counted_by_the_engine_and_seen_turn_by_turn() -> None:
    t = table(2)
    put(t, A, "m19", 3, "london")
    t.answer(A, BoardFlight("new_york"))
    marks = []
    for _ in range(2):
        flight = GAME.view(t, B).board.agents[A].flight
        assert flight is not None
        marks.append((flight.origin, flight.to, flight.done, flight.total))
        t.answer(B, Hold())
    assert marks == [("london", "new_york", 1, 3), ("london", "new_york", 2, 3)]
    landed = GAME.view(t, B).board.agents[A]
    assert (landed.flight, landed.place) == (None, "new_york")
    assert asked(t) == ("turn_action", (B,))


def test_MS_PHY_04_the_disc_is_a_table_of_london_flights() -> None:
    flights = [link for link in GAME.facts()["links"] if link["table"] == "london_flights"]
    cost = {({link["a"], link["b"]} - {"london"}).pop(): link["cost"] for link in flights}
    assert len(cost) == 20
    assert (cost["udaipur"], cost["cairo"], cost["saigon"], cost["saint_petersburg"]) == (4, 2, 4, 2)
    assert all("london" in (link["a"], link["b"]) for link in flights)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_MS_PHY_05_every_place_has_its_name_and_the_one_in_the_other_language(language: str) -> None:
    words = (Path(__file__).parents[1] / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    named = dict(re.findall(r"^place-(\w+) = (.+)$", words, re.M))
    others = re.findall(r"^place-(\w+) = .+\n(?:    \.\w+ = .+\n)*?    \.other = (.+)$", words, re.M)
    places = {place["id"] for place in GAME.facts()["places"]}
    assert set(named) == set(dict(others)) == places
    assert named["cairo"] == {"en": "Cairo", "fr": "Le Caire"}[language]
    assert dict(others)["cairo"] == {"en": "Le Caire", "fr": "Cairo"}[language]


def test_MS_PHY_06_each_die_has_its_owner_and_both_show_at_the_same_moment() -> None:
    t = fighting("3 2")
    rolled = [event for event in story(t.answer(A, Engage())) if isinstance(event, e.DiceRolled)]
    assert rolled == [e.DiceRolled(A, B, 3, 2)]
    assert plain(rolled[0]) == {"type": "dice_rolled", "seat": A, "adversary": B, "white": 3, "black": 2}
    assert asked(t) == ("turn_action", (B,))


def test_everything_but_chance_is_public() -> None:
    t = fighting("2 2")
    t.answer(A, Engage())
    views: list[View[Any]] = [GAME.view(t, seat) for seat in (A, B, C, None)]
    assert all(view.board == views[0].board for view in views)
    assert all(view.asked == views[0].asked and view.agenda == views[0].agenda for view in views)
    assert [bool(view.options) for view in views] == [True, False, False, False]
    assert asked(t) == ("tie_choice", (A,))

from __future__ import annotations

import re
import shutil
import tomllib
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations_with_replacement
from math import factorial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from qg.check.rules import asked, play_out
from qg.games.dice_mission import GAME
from qg.games.dice_mission.choices import EndTurn, Roll, SetDice
from qg.games.dice_mission.data import DATA, load, load_odds, odds
from qg.games.dice_mission.pieces import TYPES, Counts
from qg.games.dice_mission.rivals import MatchAny
from qg.games.dice_mission.tests.positions import plain_turn, table
from qg.kernel import DataError

HERE = Path(__file__).parents[1]
Spoil = Callable[[str, str, str], DataError]


@pytest.fixture
def spoil(tmp_path: Path) -> Spoil:
    """Loads the data with one text of one file replaced; the refusal."""

    def spoiled(file: str, old: str, new: str) -> DataError:
        folder = tmp_path / "data"
        shutil.copytree(HERE / "data", folder)
        text = (folder / f"{file}.toml").read_text("utf-8")
        assert old in text
        (folder / f"{file}.toml").write_text(text.replace(old, new, 1), "utf-8")
        with pytest.raises(DataError) as caught:
            load_odds(folder, load(folder).missions)
        assert caught.value.code == "bad_data"
        return caught.value

    return spoiled


def details(error: DataError) -> tuple[str, str, str]:
    """File, entry and reason."""
    return error.details["file"], error.details["entry"], error.details["reason"]


def raw(file: str) -> dict[str, Any]:
    return tomllib.loads((HERE / "data" / f"{file}.toml").read_text("utf-8"))


# -- components -------------------------------------------------------------------------------------------------------


def test_DM_CMP_01_116_missions_29_of_each_type() -> None:
    assert [len(deck) for deck in DATA.decks] == [29, 29, 29, 29]
    assert len(DATA.missions) == 116
    for kind, deck, letters in zip(TYPES, DATA.decks, ("so", "ve", "te", "sp"), strict=True):
        assert deck == tuple(f"{letters}-{number:02}" for number in range(1, 30))
        assert {DATA.missions[card].type for card in deck} == {kind}


def test_DM_CMP_01_every_card_is_in_the_game() -> None:
    t = table(4)
    cards = [*t.display, *(card for cards in (*t.hands, *t.decks) for card in cards)]
    assert sorted(map(str, cards)) == sorted(DATA.missions)
    assert asked(t) == ("choose_dice", (0,))


def test_DM_CMP_02_every_mission_is_unique() -> None:
    conditions = [(card[:2], msgspec.json.encode(mission.check)) for card, mission in DATA.missions.items()]
    assert len(set(conditions)) == 116


def test_DM_CMP_02_the_briefcase_marks_the_hard_ones() -> None:
    stamped = Counter(mission.type for mission in DATA.missions.values() if mission.briefcase)
    assert stamped == {"solo": 7, "versus": 5, "team": 5, "special": 16}


def test_DM_CMP_03_ten_gadgets_two_copies_each_five_a_phase() -> None:
    assert Counter(DATA.gadget_cards) == dict.fromkeys(DATA.gadgets, 2)
    assert len(DATA.gadget_cards) == 20
    by_phase = {
        phase: {face for face, gadget in DATA.gadgets.items() if gadget.phase == phase}
        for phase in ("mission", "debriefing")
    }
    assert by_phase == {
        "mission": {"new-deal", "forced-reroll", "mission-change", "extra-chance", "target-lock"},
        "debriefing": {"theft", "suppression", "adaptation", "transaction", "transfer"},
    }


def test_DM_CMP_03_no_gadget_is_lost_or_made_in_a_game() -> None:
    t = GAME.new(5, {"round_cap": 12}, seed="cmp")
    play_out(t)
    everywhere = [*t.gadget_deck, *t.gadget_discard, *(held.gadget for cards in t.gadgets for held in cards)]
    assert Counter(everywhere) == dict.fromkeys(DATA.gadgets, 2)
    assert asked(t) == ("over", ())


def test_DM_CMP_04_25_dice_5_in_each_of_5_colours() -> None:
    assert len(DATA.colours) == 5
    assert len({colour.id for colour in DATA.colours}) == len({colour.mark for colour in DATA.colours}) == 5
    assert DATA.setup.components.dice == 25
    t = table(5)
    t.answer(0, SetDice(5))
    t.answer(0, Roll())
    t.answer(0, EndTurn())
    while t.phase == "mission":
        plain_turn(t)
    shown = [die for tray in t.dice for die in tray]
    assert len({die.id for die in shown}) == 25
    assert all(1 <= die.value <= 6 for die in shown)
    assert Counter(die.owner for die in shown) == dict.fromkeys(range(5), 5)
    assert asked(t) == ("debrief_act", (0,))


def test_DM_CMP_04_the_dice_have_six_sides() -> None:
    t = table(2)
    seen = set()
    for value in range(6):
        each = t.copy()
        each.answer(0, SetDice(2))
        each.script = (value, value)
        each.answer(0, Roll())
        seen |= {die.value for die in each.dice[0]}
        assert asked(each) == ("mission_act", (0,))
    assert seen == {1, 2, 3, 4, 5, 6}


def test_DM_CMP_05_one_token_with_two_sides() -> None:
    assert DATA.setup.components.active_token == 1
    t = table(3)
    sides = set()
    while t.round == 1:
        board = GAME.view(t, None).board
        sides.add((board.active, board.phase))
        plain_turn(t)
    assert sides == {(0, "mission"), (0, "debriefing")}
    assert asked(t) == ("choose_dice", (1,))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_DM_CMP_06_the_help_card_says_seven_lines_in_each_language(language: str) -> None:
    assert DATA.setup.components.help_cards == 5
    lines = (HERE / "words" / f"{language}.ftl").read_text("utf-8").splitlines()
    told = dict(line.split(" = ", 1) for line in lines if re.match(r"help-\d+ = ", line))
    assert list(told) == [f"help-{line.id}" for line in DATA.setup.help] == [f"help-{k}" for k in range(1, 8)]
    assert all(len(text) > 20 for text in told.values())
    assert GAME.facts()["help"] == [line.id for line in DATA.setup.help]


# -- the closed language ----------------------------------------------------------------------------------------------

SO_01 = 'check = { op = "groups", want = [{ n = 2, v = [4] }, { n = 2 }] }'
VE_02 = 'check = { op = "only", p = { op = "groups", want = [{ n = 2 }] } }'
TE_10 = 'check = { op = "count", v = [6], cmp = "eq", k = 0 }'


def test_the_shipped_data_is_sound() -> None:
    again = load(HERE / "data")
    assert (again.missions, again.gadgets, again.setup) == (DATA.missions, DATA.gadgets, DATA.setup)


@pytest.mark.parametrize(
    ("check", "key"),
    [
        ('{ op = "pairs", k = 2 }', "pairs"),
        ("{ want = [{ n = 2 }] }", "op"),
        ('{ op = ["sum"], cmp = "ge", k = 1 }', "op"),
        ('{ op = "groups" }', "want"),
        ('{ op = "groups", want = [] }', "want"),
        ('{ op = "groups", want = [{ v = [4] }] }', "want"),
        ('{ op = "groups", want = [{ n = 0 }] }', "want"),
        ('{ op = "groups", want = [{ n = 2, w = 4 }] }', "want"),
        ('{ op = "groups", want = [{ n = 2, v = [7] }] }', "want"),
        ('{ op = "groups", want = [{ n = 2 }], k = 2 }', "k"),
        ('{ op = "has" }', "dice"),
        ('{ op = "has", dice = [0] }', "dice"),
        ('{ op = "has", dice = [] }', "dice"),
        ('{ op = "run" }', "k"),
        ('{ op = "run", k = 0 }', "k"),
        ('{ op = "run", k = "3" }', "k"),
        ('{ op = "run", k = 3, cmp = "ge" }', "cmp"),
        ('{ op = "count", cmp = "ge", k = 1 }', "v"),
        ('{ op = "count", v = 6, cmp = "ge", k = 1 }', "v"),
        ('{ op = "count", v = [6, 6], cmp = "ge", k = 1 }', "v"),
        ('{ op = "count", v = [6], k = 1 }', "cmp"),
        ('{ op = "count", v = [6], cmp = "ge" }', "k"),
        ('{ op = "count", v = [6], cmp = "mult", k = 2 }', "cmp"),
        ('{ op = "count", v = [6], cmp = "more", k = 1 }', "cmp"),
        ('{ op = "count", v = [6], cmp = "ge", k = true }', "k"),
        ('{ op = "count", v = [6], cmp = "ge", k = "all" }', "k"),
        ('{ op = "sum", cmp = "ne", k = 7 }', "cmp"),
        ('{ op = "sum", cmp = "mult", k = 0 }', "k"),
        ('{ op = "sum", cmp = "ge", k = -1 }', "k"),
        ('{ op = "sum", k = 7 }', "cmp"),
        ('{ op = "avg", cmp = "ge", k = 3.5 }', "k"),
        ('{ op = "every" }', "v"),
        ('{ op = "every", v = [] }', "v"),
        ('{ op = "distinct", k = 2 }', "cmp"),
        ('{ op = "largest", cmp = "eq" }', "k"),
        ('{ op = "dice", cmp = "eq", k = 2, v = [1] }', "v"),
        ('{ op = "spread", cmp = "mult", k = 2 }', "cmp"),
        ('{ op = "compare", a = [1], cmp = "eq" }', "b"),
        ('{ op = "compare", b = [1], cmp = "eq" }', "a"),
        ('{ op = "compare", a = [1], b = [3] }', "cmp"),
        ('{ op = "compare", a = [1], b = [3], cmp = "eq", times = 0 }', "times"),
        ('{ op = "compare", a = [1], b = [3], cmp = "eq", by = 1 }', "by"),
        ('{ op = "top" }', "v"),
        ('{ op = "top", v = [6] }', "v"),
        ('{ op = "all" }', "of"),
        ('{ op = "all", of = [] }', "of"),
        ('{ op = "any", of = [{ op = "run", k = 3 }, { op = "sums", cmp = "ge", k = 3 }] }', "sums"),
        ('{ op = "all", of = [{ op = "any", of = [{ op = "run" }] }] }', "k"),
        ('{ op = "only", p = { op = "run", k = 3 } }', "only"),
        ('{ op = "players", p = { op = "run", k = 3 }, cmp = "ge", k = 1 }', "players"),
        ('"six"', "check"),
    ],
)
def test_a_check_outside_the_language_is_refused_by_card_and_key(spoil: Spoil, check: str, key: str) -> None:
    file, entry, reason = details(spoil("missions", SO_01, f"check = {check}"))
    assert (file, entry) == ("missions.toml", "so-01")
    assert re.search(rf"\b{key}\b", reason), reason


@pytest.mark.parametrize(
    ("check", "key"),
    [
        ('{ op = "groups", want = [{ n = 2 }] }', "groups"),
        ('{ op = "only" }', "p"),
        ('{ op = "only", p = { op = "beats", measure = "sum", cmp = "gt" } }', "beats"),
        ('{ op = "only_not", p = { op = "run" } }', "k"),
        ('{ op = "only", p = "pair" }', "p"),
        ('{ op = "beats", measure = "sum" }', "cmp"),
        ('{ op = "beats", cmp = "gt" }', "measure"),
        ('{ op = "beats", measure = "sum", cmp = "ge" }', "cmp"),
        ('{ op = "beats", measure = "mean", cmp = "gt" }', "measure"),
        ('{ op = "beats", measure = "count", cmp = "gt" }', "v"),
        ('{ op = "beats", measure = "sum", v = [6], cmp = "gt" }', "v"),
        ('{ op = "beats", measure = "sum", cmp = "gt", by = 0 }', "by"),
        ('{ op = "match_any" }', "measure"),
        ('{ op = "match_any", measure = "sum", cmp = "gt" }', "cmp"),
        ('{ op = "no_common", k = 1 }', "k"),
        ('{ op = "common_each" }', "k"),
        ('{ op = "common_each", k = 0 }', "k"),
        ('{ op = "players", p = { op = "run", k = 3 }, cmp = "ge", k = 1 }', "players"),
    ],
)
def test_a_versus_check_outside_the_language_is_refused(spoil: Spoil, check: str, key: str) -> None:
    file, entry, reason = details(spoil("missions", VE_02, f"check = {check}"))
    assert (file, entry) == ("missions.toml", "ve-02")
    assert re.search(rf"\b{key}\b", reason), reason


@pytest.mark.parametrize(
    ("check", "key"),
    [
        ('{ op = "players", cmp = "ge", k = 1 }', "p"),
        ('{ op = "players", p = { op = "run", k = 3 }, cmp = "ge" }', "k"),
        ('{ op = "players", p = { op = "run", k = 3 }, cmp = "ge", k = "most" }', "k"),
        ('{ op = "players", p = { op = "run", k = 3 }, cmp = "mult", k = 2 }', "cmp"),
        ('{ op = "all", of = [{ op = "players", p = { op = "run", k = 3 }, cmp = "ge", k = 1 }] }', "players"),
        ('{ op = "no_common" }', "no_common"),
    ],
)
def test_a_team_check_outside_the_language_is_refused(spoil: Spoil, check: str, key: str) -> None:
    file, entry, reason = details(spoil("missions", TE_10, f"check = {check}"))
    assert (file, entry) == ("missions.toml", "te-10")
    assert re.search(rf"\b{key}\b", reason), reason


# -- other faults -----------------------------------------------------------------------------------------------------


def test_a_card_too_few_is_refused(spoil: Spoil) -> None:
    text = (HERE / "data" / "missions.toml").read_text("utf-8")
    error = spoil("missions", text[text.index('[[mission]]\nid = "sp-29"') :], "")
    assert details(error)[:2] == ("missions.toml", "mission")


@pytest.mark.parametrize(
    ("file", "old", "new", "entry"),
    [
        ("missions", 'id = "so-02"', 'id = "so-01"', "so-01"),
        ("missions", 'id = "so-02"', 'id = "ve-30"', "ve-30"),
        ("missions", 'id = "so-02"', 'id = "xx-02"', "xx-02"),
        ("missions", 'id = "so-02"\ntype = "solo"', 'id = "so-02"\ntype = "duo"', "so-02"),
        ("missions", 'id = "so-02"\ntype = "solo"', 'id = "so-02"\ntype = "solo"\ntitle = "x"', "so-02"),
        ("missions", "briefcase = false", "briefcase = true", "mission"),
        ("gadgets", "copies = 2", "copies = 3", "gadget"),
        ("gadgets", 'id = "theft"', 'id = "burglary"', "burglary"),
        ("gadgets", 'phase = "mission"', 'phase = "debriefing"', "gadget"),
        ("gadgets", 'phase = "mission"', 'phase = "pause"', "new-deal"),
        ("setup", "dice = 25 ", "dice = 30 ", "colour"),
        ("setup", 'mark = "star"', 'mark = "circle"', "colour"),
        ("setup", "default = 1\n", "default = 6\n", "first_seat"),
        ("setup", "min = 2, max = 5", "min = 1, max = 5", "game.players"),
        ("setup", "hand_each_type = { 2 = 2, ", "hand_each_type = { ", "hand_each_type"),
        ("setup", "rolls_max = 3\n", "", ""),
        ("setup", "rolls_max = 3\n", "rolls_max = 3\nrolls_min = 1\n", ""),
        ("odds", '["so-01"]', '["so-99"]', ""),
        ("odds", "best_dice = 5", 'best_dice = "five"', "so-01"),
    ],
)
def test_other_faults_are_refused_with_file_and_entry(spoil: Spoil, file: str, old: str, new: str, entry: str) -> None:
    assert details(spoil(file, old, new))[:2] == (f"{file}.toml", entry)


def test_a_stamp_that_the_odds_do_not_ask_for_is_refused(spoil: Spoil) -> None:
    error = spoil("odds", '["so-01"]\nref = 0.307', '["so-01"]\nref = 0.207')
    assert details(error)[:2] == ("odds.toml", "so-01")


def test_no_text_for_players_stands_in_the_data() -> None:
    keys = {
        key for file, name in (("missions", "mission"), ("gadgets", "gadget")) for e in raw(file)[name] for key in e
    }
    assert not keys & {"fr", "en", "title", "text", "name"}


# -- odds, worked out anew --------------------------------------------------------------------------------------------

ROUNDED = 0.0006
Worth = Callable[[Counts], float]


@cache
def sets(n: int) -> tuple[Counts, ...]:
    """Every multiset of n dice, as counts."""
    found = combinations_with_replacement(range(6), n)
    return tuple(tuple(some.count(value) for value in range(6)) for some in found)  # type: ignore[misc]


def more(have: Counts, value: int, by: int = 1) -> Counts:
    return tuple(count + by * (value == place) for place, count in enumerate(have))  # type: ignore[return-value]


def chances(n: int, worth: Worth) -> tuple[float, ...]:
    """What n dice are worth with at most 1, 2, 3 rolls and the best rerolls in between, by dynamic programming.

    `rest`: the mean worth of a set of dice that are kept while the others are rolled; `best`: of a set on the table
    before a reroll, the most that any part of it kept leads to.
    """
    best = {have: worth(have) for have in sets(n)}
    found = []
    for _ in range(3):
        rest = dict(best)
        for size in range(n - 1, -1, -1):
            for have in sets(size):
                rest[have] = sum(rest[more(have, value)] for value in range(6)) / 6
        found.append(rest[sets(0)[0]])
        most: dict[Counts, float] = {}
        for size in range(n + 1):
            for have in sets(size):
                parts = [most[more(have, value, -1)] for value in range(6) if have[value]]
                most[have] = max((rest[have], *parts))
        best = {have: most[have] for have in sets(n)}
    return tuple(found)


def means(p: Sequence[Sequence[float]]) -> tuple[float, float, int]:
    """best, open and best_dice of chances by number of dice from 2 and rolls from 1."""
    four = p[:4]
    best = max(row[2] for row in four)
    spread = [row[r] for row in four for r in (1, 2)]
    return best, sum(spread) / len(spread), 2 + [row[2] for row in four].index(best)


@pytest.mark.parametrize("card", [*DATA.decks[0], *DATA.decks[3]])
def test_the_odds_of_solo_and_special_missions_are_exact(card: str) -> None:
    told, holds = odds()[card], DATA.holds[card]
    p = [chances(n, lambda have: float(holds(have, ()))) for n in range(2, 7)]
    for mine, theirs in zip(p, told.p, strict=True):
        assert theirs == pytest.approx(mine, abs=ROUNDED)
    best, spread, best_dice = means(p)
    assert told.ref == pytest.approx((best + spread) / 2, abs=ROUNDED)
    ties = [n for n in range(2, 6) if p[n - 2][2] == pytest.approx(best)]
    assert told.best_dice in ties
    assert told.best_dice == best_dice or len(ties) > 1
    assert DATA.missions[card].briefcase is ((best + spread) / 2 < 0.27)


def one_roll(n: int) -> dict[Counts, float]:
    """How likely each multiset is when n dice are rolled once."""
    found = {}
    for have in sets(n):
        ways = factorial(n)
        for count in have:
            ways //= factorial(count)
        found[have] = ways / 6**n
    return found


@pytest.mark.parametrize("card", DATA.decks[1])
def test_the_odds_of_versus_missions_of_the_first_to_roll_are_exact(card: str) -> None:
    """Each opponent is one plain roll; all must be passed, or for `match_any` one must match."""
    holds, told = DATA.holds[card], odds()[card]
    one_is_enough = isinstance(DATA.missions[card].check, MatchAny)
    for n in (2, 3, 4):
        likely = one_roll(n)
        passed = {mine: sum(p for his, p in likely.items() if holds(mine, (his,))) for mine in sets(n)}
        for players in (2, 5):
            others = players - 1

            def worth(mine: Counts, others: int = others, passed: dict[Counts, float] = passed) -> float:
                return 1 - (1 - passed[mine]) ** others if one_is_enough else passed[mine] ** others

            assert told.first[players - 2][n - 2] == pytest.approx(chances(n, worth), abs=ROUNDED)


def test_the_stamp_goes_by_ref_below_0_27() -> None:
    for card, mission in DATA.missions.items():
        told = odds()[card]
        assert mission.briefcase is (told.ref < 0.27), card


@pytest.mark.parametrize("card", [*DATA.decks[1], *DATA.decks[2]])
def test_the_odds_of_versus_and_team_missions_are_averaged_as_said(card: str) -> None:
    told = odds()[card]
    by_players = []
    for first, last in zip(told.first, told.last, strict=True):
        mean = [[(a + b) / 2 for a, b in zip(*rows, strict=True)] for rows in zip(first, last, strict=True)]
        by_players.append(means(mean))
    best, spread = (sum(each[k] for each in by_players) / 4 for k in (0, 1))
    assert told.ref == pytest.approx((best + spread) / 2, abs=0.002)
    assert isinstance(told.best_dice, tuple)
    assert [2 <= n <= 5 for n in told.best_dice] == [True] * 4
    for n, (most, _, __), first, last in zip(told.best_dice, by_players, told.first, told.last, strict=True):
        assert (first[n - 2][2] + last[n - 2][2]) / 2 == pytest.approx(most, abs=0.002)

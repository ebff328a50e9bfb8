"""The data: what is in the box, what is refused, and odds worked out anew."""

import shutil
from math import factorial

import pytest

from qg.games.dice_mission.cards import Mission
from qg.games.dice_mission.data import load, load_odds, odds
from qg.games.dice_mission.rivals import MatchAny
from qg.games.dice_mission.tests.prelude import *

HERE = Path(__file__).parents[1]

# -- components -------------------------------------------------------------------------------------------------------


def test_DM_CMP_01_116_missions_29_of_each_type() -> None:
    assert len(DATA.missions) == 116
    for kind, deck, letters in zip(TYPES, DATA.decks, ("so", "ve", "te", "sp"), strict=True):
        assert deck == tuple(f"{letters}-{number:02}" for number in range(1, 30))
        assert {DATA.missions[card].type for card in deck} == {kind}
    t = table(4)
    cards = [*t.display, *(card for cards in (*t.hands, *t.decks) for card in cards)]
    assert sorted(map(str, cards)) == sorted(DATA.missions), "and every card is in the game"
    assert asked(t) == ("choose_dice", (A,))


def test_DM_CMP_02_every_mission_is_unique_and_the_briefcase_marks_the_hard_ones() -> None:
    conditions = [(card[:2], msgspec.json.encode(mission.check)) for card, mission in DATA.missions.items()]
    assert len(set(conditions)) == 116
    stamped = Counter(mission.type for mission in DATA.missions.values() if mission.briefcase)
    assert stamped == {"solo": 7, "versus": 5, "team": 5, "special": 16}


def test_DM_CMP_03_ten_gadgets_two_copies_each_five_a_phase() -> None:
    phases: dict[str, set[str]] = {"mission": set(), "debriefing": set()}
    for face, gadget in DATA.gadgets.items():
        phases[gadget.phase].add(face)
    assert phases == {
        "mission": {"new-deal", "forced-reroll", "mission-change", "extra-chance", "target-lock"},
        "debriefing": {"theft", "suppression", "adaptation", "transaction", "transfer"},
    }
    t = GAME.new(5, {"round_cap": 12}, seed="cmp")
    play_out(t)
    everywhere = [*t.gadget_deck, *t.gadget_discard, *(held.gadget for cards in t.gadgets for held in cards)]
    assert Counter(everywhere) == dict.fromkeys(DATA.gadgets, 2), "none is lost or made"
    assert asked(t) == ("over", ())


def test_DM_CMP_04_25_dice_5_in_each_of_5_colours() -> None:
    assert len({colour.id for colour in DATA.colours}) == len({colour.mark for colour in DATA.colours}) == 5
    t = table(5)
    rolls(t, "1 2 3 4 5 6")
    debrief_turn(t, A, n=5)
    shown = [die for tray in t.dice for die in tray]
    assert len({die.id for die in shown}) == 25 == DATA.setup.components.dice
    assert {die.value for die in shown} == {1, 2, 3, 4, 5, 6}
    assert Counter(die.owner for die in shown) == dict.fromkeys(range(5), 5)
    assert asked(t) == ("debrief_act", (A,))


def test_DM_CMP_05_one_token_with_two_sides() -> None:
    assert DATA.setup.components.active_token == 1
    t, sides = table(3), set()
    while t.round == 1:
        board = GAME.view(t, None).board
        sides.add((board.active, board.phase))
        plain_turn(t)
    assert sides == {(A, "mission"), (A, "debriefing")}
    assert asked(t) == ("choose_dice", (B,))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_DM_CMP_06_the_help_card_says_seven_lines_in_each_language(language: str) -> None:
    assert DATA.setup.components.help_cards == 5
    told = re.findall(r"^(help-\d+) = .{20}", (HERE / "words" / f"{language}.ftl").read_text("utf-8"), re.MULTILINE)
    assert told == [f"help-{line.id}" for line in DATA.setup.help] == [f"help-{k}" for k in range(1, 8)]
    assert GAME.facts()["help"] == [line.id for line in DATA.setup.help]


# -- the closed language ----------------------------------------------------------------------------------------------

CHECKS = """
solo    op = "groups", want = [{ n = 2, v = [4] }, { n = 2 }]
solo    op = "has", dice = [1, 1, 3]
solo    op = "run", k = 3
solo    op = "every", v = [2, 4, 6]
solo    op = "compare", a = [1], b = [3], cmp = "eq"
solo    op = "top", v = 6
solo    op = "count", v = [6], cmp = "ge", k = 1
solo    op = "sum", cmp = "mult", k = 2
solo    op = "avg", cmp = "ge", k = 3
solo    op = "distinct", cmp = "eq", k = 2
solo    op = "largest", cmp = "eq", k = 2
solo    op = "dice", cmp = "eq", k = 2
solo    op = "spread", cmp = "le", k = 2
solo    op = "all", of = [{ op = "run", k = 3 }, { op = "any", of = [{ op = "run", k = 2 }] }]
special op = "any", of = [{ op = "run", k = 3 }, { op = "sum", cmp = "ge", k = 3 }]
versus  op = "only", p = { op = "run", k = 3 }
versus  op = "only_not", p = { op = "run", k = 3 }
versus  op = "beats", measure = "sum", cmp = "gt"
versus  op = "beats", measure = "count", v = [6], cmp = "gt"
versus  op = "match_any", measure = "sum"
versus  op = "no_common"
versus  op = "common_each", k = 1
team    op = "players", p = { op = "run", k = 3 }, cmp = "ge", k = "all"
team    op = "run", k = 3
"""
"""Of each operator a sentence that is sound."""
WRONG = """
op      "pairs", ["sum"]
want    [], [{ v = [4] }], [{ n = 0 }], [{ n = 2, w = 4 }], [{ n = 2, v = [7] }]
dice    [], [0]
k       "3", 3.5, true, -1, "most"
v       [], [7], [6, 6], "6"
a       [], [1, 1]
b       [], [0]
cmp     "ne", "more"
of      [], "run", [{ op = "sums", cmp = "ge", k = 3 }], [{ op = "any", of = [{ op = "run" }] }]
p       "pair", { op = "run" }, { op = "beats", measure = "sum", cmp = "gt" }
measure "mean"
"""
"""What no operator may say behind each key."""


def parsed(text: str) -> dict[str, Any]:
    return tomllib.loads(f"check = {{ {text} }}")["check"]  # type: ignore[no-any-return]


def reason(kind: str, check: Any) -> str:
    """Why a card of this type cannot have such a check; empty, if it can."""
    try:
        msgspec.convert({"id": "x", "type": kind, "briefcase": False, "icon": [], "check": check}, Mission)
    except msgspec.ValidationError as error:
        return str(error)
    return ""


@pytest.mark.parametrize("line", CHECKS.strip().splitlines())
def test_a_check_says_every_key_of_its_operator_rightly_and_no_other(line: str) -> None:
    kind, check = line[:8].strip(), parsed(line[8:])
    assert not reason(kind, check)
    assert re.search(r"\bother\b", reason(kind, check | {"other": 1}))
    wrong = [(row[:8].strip(), tomllib.loads(f"values = [{row[8:]}]")["values"]) for row in WRONG.strip().splitlines()]
    for key, values in wrong:
        if key in check:
            assert re.search(rf"\b{key}\b", reason(kind, {name: check[name] for name in check if name != key})), key
            for value in values:
                assert re.search(rf"\b{key}\b", reason(kind, check | {key: value})), (key, value)


@pytest.mark.parametrize(
    ("kind", "check", "key"),
    [
        ("solo", 'op = "run", k = 0', "k"),
        ("solo", 'op = "sum", cmp = "mult", k = 0', "k"),
        ("solo", 'op = "count", v = [6], cmp = "ge", k = "all"', "k"),
        ("solo", 'op = "count", v = [6], cmp = "mult", k = 2', "cmp"),
        ("solo", 'op = "spread", cmp = "mult", k = 2', "cmp"),
        ("solo", 'op = "compare", a = [1], b = [3], cmp = "eq", times = 0', "times"),
        ("solo", 'op = "top", v = [6]', "v"),
        ("solo", 'op = "every", v = 6', "v"),
        ("solo", 'op = "only", p = { op = "run", k = 3 }', "only"),
        ("solo", 'op = "players", p = { op = "run", k = 3 }, cmp = "ge", k = 1', "players"),
        ("versus", 'op = "groups", want = [{ n = 2 }]', "groups"),
        ("versus", 'op = "players", p = { op = "run", k = 3 }, cmp = "ge", k = 1', "players"),
        ("versus", 'op = "beats", measure = "sum", cmp = "ge"', "cmp"),
        ("versus", 'op = "beats", measure = "sum", v = [6], cmp = "gt"', "v"),
        ("versus", 'op = "beats", measure = "sum", cmp = "gt", by = 0', "by"),
        ("versus", 'op = "common_each", k = 0', "k"),
        ("team", 'op = "players", p = { op = "run", k = 3 }, cmp = "mult", k = 2', "cmp"),
        ("team", 'op = "all", of = [{ op = "players", p = { op = "run", k = 3 }, cmp = "ge", k = 1 }]', "players"),
        ("team", 'op = "no_common"', "no_common"),
    ],
)
def test_what_one_operator_may_say_another_may_not(kind: str, check: str, key: str) -> None:
    assert re.search(rf"\b{key}\b", reason(kind, parsed(check)))


# -- other faults -----------------------------------------------------------------------------------------------------

LAST_CARD = (HERE / "data" / "missions.toml").read_text("utf-8").partition('[[mission]]\nid = "sp-29"')[2]


@pytest.mark.parametrize(
    ("file", "old", "new", "entry"),
    [
        ("missions", 'op = "groups"', 'op = "pairs"', "so-01"),
        ("missions", 'id = "so-02"', 'id = "so-01"', "so-01"),
        ("missions", 'id = "so-02"', 'id = "ve-30"', "ve-30"),
        ("missions", 'id = "so-02"', 'id = "xx-02"', "xx-02"),
        ("missions", 'id = "so-02"\ntype = "solo"', 'id = "so-02"\ntype = "duo"', "so-02"),
        ("missions", 'id = "so-02"\ntype = "solo"', 'id = "so-02"\ntype = "solo"\ntitle = "x"', "so-02"),
        ("missions", f'[[mission]]\nid = "sp-29"{LAST_CARD}', "", "mission"),
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
        ("odds", '["so-01"]\nref = 0.307', '["so-01"]\nref = 0.207', "so-01"),
    ],
)
def test_a_fault_is_refused_with_file_and_entry(tmp_path: Path, file: str, old: str, new: str, entry: str) -> None:
    folder = shutil.copytree(HERE / "data", tmp_path / "data")
    text = (folder / f"{file}.toml").read_text("utf-8")
    assert old in text
    (folder / f"{file}.toml").write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(DataError) as caught:
        load_odds(folder, load(folder).missions)
    assert (caught.value.code, caught.value.details["file"]) == ("bad_data", f"{file}.toml")
    assert caught.value.details["entry"] == entry


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

"""Table options: bounds, modes, what is forced, and their JSON schema."""

from qg.kernel.options import Value, fitting, schema, settle

from .prelude import *

MODE = Option("mode", "enum", "calm", values=("calm", "wild", "odd"))
TIME = Option("time", "int", 30, min=10, max=60, step=10, also=(0, 5))
SAFE = Option("safe", "bool", True)
ODD_ONLY = Option("spice", "int", 1, min=1, max=3, modes=("odd", "wild"))
BY_MODE = Option("pace", "enum", "slow", values=("slow", "fast"), default_by_mode={"wild": "fast"})
FORCED = Option("net", "bool", True, forced={"wild": False})
PLAYERS = Option("players", "int", 4, min=2, max=5, counts_seats=True)
ALL = (MODE, TIME, SAFE, ODD_ONLY, BY_MODE, FORCED, PLAYERS)


def settled(**chosen: Any) -> dict[str, Value]:
    return settle(ALL, chosen, 3)


def refused(code: str, **chosen: Any) -> OptionError:
    with pytest.raises(OptionError) as caught:
        settled(**chosen)
    assert caught.value.code == code
    assert caught.value.option in chosen and caught.value.value == chosen[caught.value.option]
    return caught.value


def test_what_nobody_chose_is_the_default() -> None:
    assert settled() == {
        "mode": "calm",
        "time": 30,
        "safe": True,
        "spice": 1,
        "pace": "slow",
        "net": True,
        "players": 3,
    }


# -- bounds -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("value", [0, 5, 10, 20, 30, 60])
def test_numbers_in_range_on_a_step_or_named_beside_it(value: int) -> None:
    assert settled(time=value)["time"] == value


@pytest.mark.parametrize("value", [-10, 1, 9, 15, 61, 70, True, False, 10.0, "10", None, [10], {}])
def test_numbers_out_of_range(value: Any) -> None:
    assert refused("option_out_of_range", time=value).allowed == "0, 5, 10-60/10"


def test_ranges_without_steps_read_plainly() -> None:
    assert PLAYERS.allowed == "2-5"
    assert [n for n in range(10) if PLAYERS.allows(n)] == [2, 3, 4, 5]


def test_steps_count_from_the_least() -> None:
    odd = Option("odd", "int", 5, min=5, max=30, step=10)
    assert [n for n in range(40) if odd.allows(n)] == [5, 15, 25]


@pytest.mark.parametrize("value", [0, 1, "true", "on", None, []])
def test_only_true_and_false_are_true_or_false(value: Any) -> None:
    assert refused("option_out_of_range", safe=value).allowed == [False, True]


@pytest.mark.parametrize("value", ["Calm", "", None, 0, True, ["calm"], {"calm": 1}])
def test_only_the_values_of_an_enum(value: Any) -> None:
    assert refused("option_out_of_range", mode=value).allowed == ["calm", "wild", "odd"]


def test_options_that_do_not_exist() -> None:
    assert refused("unknown_option", tempi=30).allowed == sorted(option.id for option in ALL)


def test_numbers_that_stand_alone_are_told_one_by_one() -> None:
    assert Option("cap", "int", 0, also=(6, 8)).allowed == [0, 6, 8]
    assert TIME.allowed == "0, 5, 10-60/10"


# -- modes ------------------------------------------------------------------------------------------------------------


def test_an_option_of_some_modes_is_refused_in_others() -> None:
    assert settled(mode="odd", spice=3)["spice"] == 3
    assert settled(mode="calm")["spice"] == 1
    found = refused("option_not_in_mode", spice=3)
    assert found.allowed == ["odd", "wild"] and found.details["mode"] == "calm"
    refused("option_not_in_mode", spice=1)


def test_a_mode_may_have_its_own_default() -> None:
    assert settled(mode="wild")["pace"] == "fast"
    assert settled(mode="wild", pace="slow")["pace"] == "slow"
    assert settled(mode="odd")["pace"] == "slow"


def test_a_mode_may_force_a_value() -> None:
    assert settled(mode="wild")["net"] is False
    assert settled(mode="wild", net=False)["net"] is False
    assert settled(mode="odd", net=True)["net"] is True


# -- seats ------------------------------------------------------------------------------------------------------------


def test_the_number_of_seats_fills_itself_in() -> None:
    assert settle(ALL, {}, 5)["players"] == 5
    assert settled(players=3)["players"] == 3


def test_another_number_than_that_of_the_seats_is_refused() -> None:
    assert refused("seats_differ", players=4).allowed == 3
    refused("option_out_of_range", players=9)


FEW = (Option("joker", "bool", default=False, seats=(2, 3)), Option("pace", "int", default=1, min=1, max=5))


def test_an_option_for_some_numbers_of_seats_is_refused_with_others() -> None:
    assert settle(FEW, {"joker": True}, 3)["joker"] is True
    assert settle(FEW, {"joker": False}, 4)["joker"] is False, "its default goes with any number"
    with pytest.raises(OptionError) as caught:
        settle(FEW, {"joker": True}, 4)
    assert caught.value.code == "option_not_with_seats" and caught.value.allowed == [2, 3]


def test_another_number_of_seats_switches_off_what_does_not_go_with_it() -> None:
    assert fitting(FEW, {"joker": True, "pace": 3}, 4) == {"pace": 3}
    assert fitting(FEW, {"joker": True, "pace": 3}, 2) == {"joker": True, "pace": 3}


# -- tables -----------------------------------------------------------------------------------------------------------


def test_a_table_has_its_options_typed() -> None:
    assert toy.GAME.new(2, {"goal": 50}, seed="x").opt == toy.Options(50)
    assert toy.GAME.new(2, seed="x").opt == toy.Options(20)
    for bad in ({"goal": 4}, {"goal": 101}, {"goal": True}, {"goals": 5}):
        with pytest.raises(OptionError):
            toy.GAME.new(2, bad, seed="x")


def test_a_game_may_refuse_what_clashes() -> None:
    def check(opt: toy.Options, seats: Any) -> None:
        if opt.goal == 13:
            raise OptionError("unlucky", "goal", 13, "anything else")

    game = variant(toy.GAME, check_seats=check)
    with pytest.raises(OptionError, match="unlucky"):
        game.new(2, {"goal": 13}, seed="x")
    assert game.new(2, {"goal": 14}, seed="x").opt.goal == 14


# -- schema -----------------------------------------------------------------------------------------------------------


def test_schema_of_each_type() -> None:
    assert SAFE.schema() == {"type": "boolean", "default": True}
    assert MODE.schema() == {"enum": ["calm", "wild", "odd"], "default": "calm"}
    assert PLAYERS.schema() == {"type": "integer", "minimum": 2, "maximum": 5, "default": 4}


def fits(value: int, schema: Any) -> bool:
    """As much of JSON schema as numbers need."""
    if "anyOf" in schema:
        return any(fits(value, part) for part in schema["anyOf"])
    if "enum" in schema:
        return bool(value in schema["enum"])
    assert set(schema) <= {"type", "minimum", "maximum", "multipleOf", "default"} and schema["type"] == "integer"
    return bool(schema["minimum"] <= value <= schema["maximum"] and value % schema.get("multipleOf", 1) == 0)


@pytest.mark.parametrize(
    "option", [TIME, PLAYERS, Option("odd", "int", 5, min=5, max=30, step=10), Option("z", "int", 0, also=(7,))]
)
def test_the_schema_of_a_number_allows_what_the_option_allows(option: Option) -> None:
    found = option.schema()
    assert found["default"] == option.default
    for value in range(-5, 80):
        assert fits(value, found) == option.allows(value), value


def test_schema_of_all_options() -> None:
    found = schema(ALL)
    assert found["type"] == "object" and found["additionalProperties"] is False
    assert found["properties"] == {option.id: option.schema() for option in ALL}

from copy import deepcopy
from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from qg.kernel.game import plain
from qg.kernel.patch import SAME, difference, fold


class Piece(msgspec.Struct, frozen=True):
    name: str
    places: tuple[int, ...] = ()
    inner: Any = None


class Short(msgspec.Struct, frozen=True, omit_defaults=True):
    name: str
    size: int = 0


class Renamed(msgspec.Struct, frozen=True, rename={"opens": "open"}):
    opens: int


NUMBERS = st.integers(0, 3)
LEAVES = st.none() | NUMBERS | st.sampled_from(["a", "b"])
VALUES = st.recursive(
    LEAVES,
    lambda inner: (
        st.lists(inner, max_size=4).map(tuple)
        | st.builds(Piece, st.sampled_from("xy"), st.lists(NUMBERS, max_size=3).map(tuple), inner)
        | st.builds(Short, st.sampled_from("xy"), NUMBERS)
        | st.dictionaries(st.sampled_from("pq"), inner, max_size=2)
    ),
    max_leaves=12,
)


def folded(before: Any, after: Any) -> Any:
    """What a reader who had the one has after the patch came over the wire."""
    patch = difference(before, after)
    return plain(before) if patch is SAME else fold(plain(before), plain(patch))


def sorted_json(value: Any) -> bytes:
    return msgspec.json.encode(value, order="sorted")


@given(VALUES, VALUES)
def test_a_patch_makes_the_one_the_other(before: Any, after: Any) -> None:
    assert sorted_json(folded(before, after)) == sorted_json(after)


@given(VALUES)
def test_what_has_not_changed_needs_no_patch(value: Any) -> None:
    assert difference(value, value) is SAME
    assert difference(value, deepcopy(value)) is SAME


def test_only_what_changed_is_said() -> None:
    before = Piece("x", (1, 2, 3, 4), Piece("y", (5,)))
    assert difference(before, Piece("x", (1, 2, 0, 4), before.inner)) == {"~": {"places/2": 0}}
    assert difference(before, Piece("x", (1, 2, 3, 4, 5), before.inner)) == {"~": {"places": {"+": (5,)}}}
    assert difference(before, Piece("x", (1, 2), before.inner)) == {"~": {"places": (1, 2)}}
    assert difference(before, Piece("x", before.places, Piece("z", (5,)))) == {"~": {"inner/name": "z"}}


@given(st.lists(st.sampled_from("abc"), max_size=6), st.sets(st.integers(0, 5)))
def test_a_list_of_which_some_has_gone_is_folded_to_the_rest(before: list[str], gone: set[int]) -> None:
    after = [item for place, item in enumerate(before) if place not in gone]
    assert folded(tuple(before), tuple(after)) == after


def test_what_has_gone_is_said_by_its_place_where_the_rest_is_longer() -> None:
    assert difference(("a", "b", "c", "d"), ("a", "c")) == {"-": [1, 3]}
    assert difference((Piece("x"), Piece("y")), (Piece("y"),)) == {"-": [0]}
    assert difference((("a", "b"), ("c", "d")), (("a", "b"), ("d",))) == {"~": {"1": {"-": [0]}}}
    assert difference(("a", "b", "c"), ("c", "a")) == ("c", "a")
    assert difference(("a", "b", "c"), ("a",)) == ("a",)
    assert difference((1, 2, 3), (1, 3)) == (1, 3)
    assert difference(("a",), ()) == ()


def test_where_one_entry_of_one_entry_changes_its_path_is_told() -> None:
    before = Piece("x", (1, 2, 3), (Piece("y"), Piece("z", (1, 2, 3))))
    one = Piece("x", (1, 2, 3), (Piece("y"), Piece("z", (1, 0, 3))))
    assert difference(before, one) == {"~": {"inner/1/places/1": 0}}
    two = Piece("x", (1, 2, 3), (Piece("q"), Piece("z", (1, 2, 3, 4))))
    assert difference(before, two) == {"~": {"inner": {"~": {"0/name": "q", "1/places": {"+": (4,)}}}}}
    more = Piece("x", (1, 2, 3), (Piece("q"), *before.inner[1:], 5))
    assert difference(before, more) == {"~": {"inner": {"~": {"0/name": "q"}, "+": (5,)}}}
    assert fold(plain(before), plain(difference(before, more))) == plain(more)


def test_a_list_of_which_most_has_changed_is_sent_whole() -> None:
    assert difference((1, 2, 3), (3, 2, 1)) == (3, 2, 1)
    assert difference((1, 2, 3, 4), (1, 2, 3, 5, 6)) == {"~": {"3": 5}, "+": (6,)}


def test_numbers_and_truths_are_not_taken_for_each_other() -> None:
    assert difference((0, 1, 2), (False, 1, 2)) == {"~": {"0": False}}
    assert difference(1, True) is True


def test_fields_are_called_as_in_json_and_left_out_ones_come_whole() -> None:
    assert difference(Renamed(1), Renamed(2)) == {"~": {"open": 2}}
    assert difference(Short("x", 1), Short("x")) == Short("x")


def test_the_old_value_stays_as_it_was() -> None:
    before = {"places": [1, 2], "name": "x"}
    assert fold(before, {"~": {"places": {"~": {"0": 9}, "+": [3]}}}) == {"places": [9, 2, 3], "name": "x"}
    assert before == {"places": [1, 2], "name": "x"}

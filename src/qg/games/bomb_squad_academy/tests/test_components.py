from qg.games.bomb_squad_academy.tests.prelude import *

BACKS = {
    "green": (0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3),
    "blue": (0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4),
    "red": (0, 0, 1, 1, 2, 2, 3, 3, 3, 4, 4, 5),
    "yellow": (1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 6),
}
CHAINS = {
    "green": (2, 1, 2, 1, 1, 1, 1, 1, 1, 0, 1, 0),
    "blue": (2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0),
    "red": (2, 2, 2, 1, 1, 1, 1, 1, 0, 1, 0, 0),
    "yellow": (2, 2, 2, 1, 1, 1, 1, 1, 1, 0, 0, 0),
}


def test_BSA_CMP_01_twelve_cards_of_each_wire_and_none_is_lost_or_made() -> None:
    assert Counter(card.wire for card in DATA.cards) == dict.fromkeys(BACKS, 12)
    t = table(4)
    row(t, "blue", "2/1 0/2 3/1")
    assert faces(t, "blue") == "2/1 0/2 3/1"
    fuse(t, "red")
    play_out(t)
    assert [sorted(on(t).decks[w] + on(t).rows[w]) for w in range(4)] == [sorted(deck) for deck in DECKS]
    assert asked(t) == ("over", ())


def test_BSA_CMP_02_one_value_moves_the_detonator_and_is_the_main_value() -> None:
    assert set(DATA.cards[0].__struct_fields__) == {"id", "wire", "main", "chain"}
    t = table(3)
    row(t, "red", "3/1")
    top(t, "red", "4/0")
    told = lock(t, "red", "green", "blue")
    (flipped,) = [each for each in events(told, CardFlipped) if each.wire == "red"]
    (moved,) = [each for each in events(told, DetonatorMoved) if each.wire == "red"]
    (scored,) = [each for each in events(told, WireScored) if each.wire == "red"]
    assert flipped.main == moved.to - moved.from_ == scored.main == 4
    assert (flipped.chain, moved.cause, moved.frozen, moved.battery) == (0, "card", 0, 0)
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_CMP_03_the_back_lists_the_main_values_of_the_deck_and_no_chains() -> None:
    assert {wire.id: wire.back for wire in DATA.wires} == BACKS
    assert {wire: tuple(card.chain for card in DATA.cards if card.wire == wire) for wire in BACKS} == CHAINS
    decks = on(GAME.new(3, seed="cmp")).decks
    assert [tuple(sorted(MAIN[card] for card in deck)) for deck in decks] == list(BACKS.values())


def test_BSA_EX_01_card_backs() -> None:
    green = next(wire.back for wire in DATA.wires if wire.id == "green")
    assert green == (0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3)
    assert (green.count(0), green.count(1)) == (2, 4)


def test_BSA_CMP_04_five_sets_of_six_action_cards() -> None:
    assert len({one.id for one in DATA.sets}) == 5
    hands = on(GAME.new(5, seed="cmp")).hands
    assert [sorted(hand) for hand in hands] == [["blue", "chicken", "green", "red", "wait", "yellow"]] * 5


def test_BSA_CMP_05_twenty_different_tools_each_usable_once() -> None:
    assert len({tool.id for tool in DATA.tools}) == len({tool.rule for tool in DATA.tools}) == 20
    assert sorted(GAME.new(3, seed="cmp").tool_deck) == sorted(tool.id for tool in DATA.tools)
    t = table(3)
    tools(t, 0, "stethoscope")
    t.answer(0, UseTool("stethoscope"))
    assert (on(t).tools[0], on(t).tools_used[0]) == ((), ("stethoscope",))
    assert refused(t, 0, UseTool("stethoscope")) == ("tool_not_owned", "BSA-TOO-05")
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_CMP_06_four_tracks_and_no_tile_on_the_last_space() -> None:
    assert {wire.id: wire.track_length for wire in DATA.wires} == {"green": 9, "blue": 11, "red": 13, "yellow": 15}
    assert on(GAME.new(3, seed="cmp")).position == (0, 0, 0, 0)
    t = table(3, tools="off")
    row(t, "green", "2/1 2/1 2/1 2/0")
    top(t, "green", "1/1")
    lock(t, "green", "red", "blue")
    assert (on(t).position[GREEN], on(t).turned[GREEN]) == (TRACK[GREEN], 0)
    assert asked(t) == ("choose_action", (0, 1, 2))


def test_BSA_CMP_07_two_ok_and_one_boom_a_wire() -> None:
    found = Counter((tile.wire, tile.face) for tile in DATA.tiles)
    assert found == {(wire, face): count for wire in BACKS for face, count in (("ok", 2), ("boom", 1))}
    assert [sorted(each) for each in on(GAME.new(3, seed="cmp")).tiles] == [["boom", "ok", "ok"]] * 4


def test_BSA_CMP_08_scores_are_public_and_the_supply_of_46_tokens_never_runs_out() -> None:
    assert [(token.sides, token.count) for token in DATA.tokens] == [((1, 5), 26), ((10, 20), 12), ((50, 100), 8)]
    t = table(3)
    supply = sum(token.count * token.sides[1] for token in DATA.tokens)
    scores(t, supply, 7, 0)
    lock(t, "wait", "blue", "red")
    for seat in (0, 1, 2, None):
        assert GAME.view(t, seat).board.score == (supply + 3, 7, 0)
    assert asked(t) == ("wait_pick", (0,))


def test_BSA_CMP_09_two_sensors_with_two_faces() -> None:
    faces_of = {each.id: (each.arrow, each.bonus_II, each.bonus_III) for each in DATA.sensors}
    assert faces_of == {"alpha": ("right", 2, 4), "beta": ("left", 3, 5)}

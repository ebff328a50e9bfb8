"""Chance that can be checked: the stream, worked out by hand; fairness; scripts; keys."""

import hashlib
import struct

from qg.kernel.chance import block

from .prelude import *

KEY = bytes(range(32))
PINNED = [2545685138, 4132857109, 454011320]


def word(key: bytes, number: int) -> int:
    """Draw number `number` as the documentation says it, with nothing of the kernel."""
    raw = hashlib.blake2b(struct.pack("<Q", number // 16), key=key, digest_size=64).digest()
    at = 4 * (number % 16)
    return int.from_bytes(raw[at : at + 4], "little")


# -- the stream -------------------------------------------------------------------------------------------------------


def test_the_stream_is_pinned() -> None:
    """Figures that may never change: every record ever written depends on them."""
    assert block(KEY, 0)[:4] == (word(KEY, 0), word(KEY, 1), word(KEY, 2), word(KEY, 3))
    assert [word(KEY, n) for n in (0, 1, 16)] == PINNED
    assert block(KEY, 1)[0] == PINNED[2]


def test_draws_are_the_words_of_the_stream_one_after_the_other() -> None:
    chance = Chance(key=KEY)
    assert [chance.below(1 << 32) for _ in range(40)] == [word(KEY, n) for n in range(40)]
    assert chance.counter == 40


def test_a_small_draw_is_the_rest_of_a_word() -> None:
    chance = Chance(key=KEY)
    assert [chance.below(6) for _ in range(40)] == [word(KEY, n) % 6 for n in range(40)]
    assert [Chance(key=KEY, counter=n).roll() for n in range(9)] == [1 + word(KEY, n) % 6 for n in range(9)]


def test_the_counter_alone_says_where_the_stream_goes_on() -> None:
    chance = Chance(key=KEY)
    for _ in range(21):
        chance.below(10)
    again = Chance(key=KEY, counter=21)
    assert [chance.below(1000) for _ in range(30)] == [again.below(1000) for _ in range(30)]


def test_words_that_would_favour_some_are_thrown_away() -> None:
    """Below 3 * 2**30 one word in four is no use: the draw is the next good word."""
    n = 3 << 30
    words = [word(KEY, number) for number in range(200)]
    assert 20 < sum(value >= n for value in words) < 80
    chance = Chance(key=KEY)
    wanted = [value for value in words if value < n]
    assert [chance.below(n) for _ in range(100)] == wanted[:100]
    assert chance.counter == 1 + words.index(wanted[99])


@pytest.mark.parametrize("n", [0, -1, (1 << 32) + 1])
def test_draws_that_cannot_be_made(n: int) -> None:
    with pytest.raises(AssertionError):
        Chance(key=KEY).below(n)


# -- fairness ---------------------------------------------------------------------------------------------------------


def chi_square(counts: Counter[object], cells: int) -> float:
    expected = counts.total() / cells
    return sum((count - expected) ** 2 / expected for count in counts.values()) + expected * (cells - len(counts))


@pytest.mark.parametrize("n", [2, 3, 6, 7, 25, 54])
def test_every_number_is_equally_likely(n: int) -> None:
    """The 99.99 % bound of chi-square, by Wilson and Hilferty. Seeds are fixed, so this never flickers."""
    chance = Chance(key=derive_key(f"fair {n}"))
    freedom = n - 1
    bound = freedom * (1 - 2 / (9 * freedom) + 3.719 * (2 / (9 * freedom)) ** 0.5) ** 3
    assert chi_square(Counter(chance.below(n) for _ in range(400 * n)), n) < bound


def test_every_order_is_equally_likely() -> None:
    chance = Chance(key=derive_key("orders"))
    counts: Counter[object] = Counter(chance.shuffled("abcd") for _ in range(4_800))
    assert set(counts) == set(permutations("abcd"))
    assert chi_square(counts, 24) < 58.6


def test_a_shuffle_is_fisher_and_yates_from_the_last_place_down() -> None:
    pile = list("abcde")
    for last in range(4, 0, -1):
        other = word(KEY, 4 - last) % (last + 1)
        pile[last], pile[other] = pile[other], pile[last]
    assert Chance(key=KEY).shuffled("abcde") == tuple(pile)
    assert Chance(key=KEY).shuffled([]) == () and Chance(key=KEY).shuffled([1]) == (1,)


def test_pick_is_one_of_them() -> None:
    chance = Chance(key=KEY)
    assert [chance.pick("xyz") for _ in range(20)] == ["xyz"[word(KEY, n) % 3] for n in range(20)]


# -- scripts, copies, notes of draws ----------------------------------------------------------------------------------


def test_a_script_comes_first_and_leaves_the_stream_alone() -> None:
    chance = Chance(key=KEY, script=(5, 0, 2))
    assert [chance.roll(), chance.below(1), chance.pick("abc")] == [6, 0, "c"]
    assert (chance.script, chance.counter) == ((), 0)
    assert chance.below(10) == word(KEY, 0) % 10


@pytest.mark.parametrize("value", [6, -1])
def test_a_scripted_value_must_be_possible(value: int) -> None:
    with pytest.raises(AssertionError, match="scripted"):
        Chance(key=KEY, script=(value,)).below(6)


def test_draws_can_be_written_down() -> None:
    chance = Chance(key=KEY, script=(3,))
    chance.scratch.draws = []
    chance.roll()
    chance.below(10)
    assert chance.scratch.draws == [(6, 3), (10, word(KEY, 0) % 10)]


def test_copies_draw_the_same_and_do_not_disturb_each_other() -> None:
    t = toy.GAME.new(2, seed="copies")
    t.below(10)
    one, other = t.copy(), t.copy()
    first = [one.below(100) for _ in range(50)]
    assert (other.counter, t.counter, one.counter) == (1, 1, 51)
    assert [other.below(100) for _ in range(50)] == first
    assert [t.below(100) for _ in range(50)] == first


# -- seed, entropy, commitment ----------------------------------------------------------------------------------------


def test_the_commitment_is_the_sha256_of_the_seed() -> None:
    assert commitment("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    assert commitment("graine") == hashlib.sha256(b"graine").hexdigest()


def by_hand(*parts: str) -> bytes:
    raw = b"".join(struct.pack("<Q", len(part.encode())) + part.encode() for part in parts)
    return hashlib.blake2b(raw, digest_size=32, person=b"qg table key").digest()


def test_the_key_is_the_hash_of_all_parts_with_their_lengths() -> None:
    assert derive_key("seed") == by_hand("seed")
    assert derive_key("seed", ["Ana", "Bé"]) == by_hand("seed", "Ana", "Bé")


def test_order_and_boundaries_of_what_persons_add_matter() -> None:
    ways = [["a", "b"], ["b", "a"], ["ab"], ["ab", ""], ["", "ab"], ["a", "", "b"], []]
    keys = {derive_key("seed", way) for way in ways} | {derive_key("seeda", ["b"]), derive_key("see", ["d", "a", "b"])}
    assert len(keys) == len(ways) + 2


def test_a_table_plays_with_its_key() -> None:
    t = toy.GAME.new(2, seed="seed", entropy=["Ana", "Ben"])
    assert t.key == by_hand("seed", "Ana", "Ben")
    t.answer(0, 1)
    t.answer(1, 2)
    (told,) = t.answer(1, "roll")
    assert told.event == toy.Rolled(1, 1 + word(t.key, 0) % 6)

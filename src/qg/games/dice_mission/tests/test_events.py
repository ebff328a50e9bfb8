"""Events (section 16). That each is told in its place, with its fields, the second judge says of whole games."""

from qg.games.dice_mission.tests.prelude import *
from qg.kernel.conduct import events as of_conduct

RULES = (Path(__file__).parents[1] / "RULES.md").read_text(encoding="utf-8")


def test_every_event_of_the_rules_is_one_of_the_game() -> None:
    listed = re.findall(r"`([a-z_]+)`", "".join(re.findall(r"^\| (`[^|]*) \|", RULES.partition("## 16.")[2], re.M)))
    tags = {str(kind.__struct_config__.tag) for kind in GAME.event_types}
    assert len(listed) == 31 and set(listed) <= tags
    whispered = {"hand_received", "gadget_received", "cards_offered", "card_kept", "claim_failed"}
    conduct = {str(kind.__struct_config__.tag) for kind in vars(of_conduct).values() if isinstance(kind, type(Event))}
    assert tags - set(listed) - conduct == whispered


def test_events_are_numbered_in_order_and_stamped_with_their_round() -> None:
    t = table(3)
    start = t.told
    told = play_out(t, seed=1)
    numbers = [each.n for each in told if each.to is None]
    assert numbers == list(range(start + 1, start + 1 + len(numbers)))
    stamps = [each.stamp.round for each in told]
    assert stamps == sorted(stamps) and stamps[0] == 1 and stamps[-1] == t.round
    whispers = [each for each in told if each.to is not None]
    assert {each.n for each in whispers} <= {*numbers}, "a whisper has the number of what was told before it"
    assert whispers and isinstance(told[-1].event, GameOver)
    assert asked(t) == ("over", ())

"""The platform's own tests run on toys: none names a game of the shelf, its rules, its choices or its events."""

from qg.kernel.conduct.state import Say
from tests.kernel import bell, house, toy, trail
from tests.toys import lamps

from .prelude import *

TESTS = Path(__file__).parents[1]
MAY = {
    "server/test_releases.py": "changes the source of the games that a kept store holds",
}
"""Tests that name games, and why."""
TOYS: tuple[Game[Any, Any], ...] = (bell.GAME, house.GAME, toy.GAME, trail.GAME, lamps.LAMPS_GAME, lamps.DASH_GAME)


def tags(game: Game[Any, Any]) -> set[str]:
    """What its choices, events and questions are called on the wire."""
    kinds = [*(get_args(game.choices) or (game.choices,)), *game.event_types]
    return {str(kind.__struct_config__.tag) for kind in kinds} | {*game.decisions}


def prefix_of(slug: str) -> str:
    """What the ids of its rules begin with."""
    rules = (catalog.folder_of(slug) / "RULES.md").read_text(encoding="utf-8")
    (prefix,) = set(re.findall(r"\b([A-Z]{2,5})-[A-Z]{3}-\d\d\b", rules)) - {"QG"}
    return str(prefix)


@cache
def called(slug: str) -> re.Pattern[str]:
    """How a text may speak of a game, in prose, imports and names of tests."""
    titles = [catalog.words(slug, lang).text("title") for lang in catalog.LANGUAGES]
    names = map(re.escape, (slug, catalog.folder_of(slug).name, *titles))
    return re.compile("|".join([*names, rf"(?:\b|_){prefix_of(slug)}[-_][A-Z]{{3}}[-_]\d\d"]))


@cache
def own_tags() -> set[str]:
    """Those of all games that say whose they are. A tag of one word is a word like others: that alone names nobody."""
    known = {*get_args(Say)}.union(*map(tags, TOYS))
    return {tag for slug in catalog.games() for tag in tags(catalog.load(slug)) - known if "_" in tag}


def named_in(text: str) -> list[str]:
    found = [match[0] for slug in catalog.games() for match in called(slug).finditer(text)]
    return found + sorted(own_tags().intersection(re.findall(r"""["']([a-z_]+)["']""", text)))


def test_no_test_of_the_platform_names_a_game_but_those_with_a_reason() -> None:
    files = [file for file in TESTS.rglob("*.py") if file != Path(__file__)]
    naming = {str(file.relative_to(TESTS)): found for file in files if (found := named_in(file.read_text("utf-8")))}
    assert len(files) > 80 and {file: naming[file] for file in naming.keys() - MAY.keys()} == {}
    assert naming.keys() == MAY.keys() and all(MAY.values()), "a reason without need"


@pytest.mark.parametrize("slug", catalog.games())
def test_a_name_would_be_noticed(slug: str) -> None:
    folder, game = catalog.folder_of(slug), catalog.load(slug)
    assert named_in(f'CODE = "{slug}"') and named_in(f"from qg.games.{folder.name} import GAME")
    assert named_in(f"def test_{prefix_of(slug)}_CUT_04_two_share") and named_in(
        catalog.words(slug, "fr").text("title")
    )
    own = [kind for kind in game.event_types if kind.__module__.startswith(f"qg.games.{folder.name}.")]
    assert any(named_in(f'{{"type": "{kind.__struct_config__.tag}"}}') for kind in own)
    assert not named_in('CODE = "toy-lamps"; choice = {"type": "light"}; QG_TIM_01')

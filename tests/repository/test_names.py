"""One name, one thing: no class name stands twice on the platform, nor on the platform and in a game."""

from tools.lines import Tree, working_tree

from .prelude import *


@pytest.fixture(scope="module")
def tree() -> Tree:
    return working_tree()


def test_no_class_name_means_two_things(tree: Tree) -> None:
    assert tree.homonyms == {}


def test_a_name_that_means_two_things_would_be_seen(tree: Tree) -> None:
    scratch = "src/qg/kernel/scratch.py"
    assert "class Scratch" in tree.files[scratch]
    twice = {
        **tree.files,
        "src/qg/server/more.py": "class Scratch:\n    pass\n",
        "web/src/lib/more.ts": "class Board_ {\n",
    }
    assert Tree(twice).homonyms == {"Scratch": [scratch, "src/qg/server/more.py"]}

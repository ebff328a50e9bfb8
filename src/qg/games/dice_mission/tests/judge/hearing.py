"""What the engine tells is heard in order; whatever differs from what the judge expects is a disagreement."""

from qg.games.dice_mission.tests.library import *
from qg.kernel.conduct import events as manners


class Disagreement(AssertionError):
    """Judge and engine do not agree."""


def agree(what: str, expected: Any, actual: Any) -> None:
    if expected != actual:
        raise Disagreement(f"{what}: the judge expected {expected}, the engine has {actual}")


class Hearing:
    """Events of the game, and apart from them those of time and presence."""

    def __init__(self) -> None:
        self.told: deque[Any] = deque()
        self.conduct: deque[Any] = deque()

    def _listen(self, told: Iterable[Any]) -> None:
        """Who is host is no matter of the rules."""
        for one in told:
            mine = type(one.event).__module__ == manners.__name__
            if type(one.event) is not manners.HostChanged:
                (self.conduct if mine else self.told).append(one)

    def _all_heard(self) -> None:
        agree("nothing more is told", [], [one.event for one in (*self.told, *self.conduct)])

    def _hear(self, event: type, /, whispered_to: int | None = None, **fields: Any) -> Any:
        """The next thing told is this, to this seat alone or to everybody."""
        return self._next(self.told, event, whispered_to, fields)

    def _hear_conduct(self, event: type, /, **fields: Any) -> Any:
        return self._next(self.conduct, event, None, fields)

    def _next(self, told: deque[Any], kind: type, to: int | None, fields: dict[str, Any]) -> Any:
        if not told:
            raise Disagreement(f"the judge expected {kind.__name__} {fields}, the engine tells nothing")
        one = told.popleft()
        if type(one.event) is not kind:
            raise Disagreement(f"the judge expected {kind.__name__} {fields}, the engine tells {one.event}")
        agree(f"{kind.__name__} is told to", None if to is None else (to,), one.to)
        for name, value in fields.items():
            agree(f"{kind.__name__}.{name}", value, getattr(one.event, name))
        return one.event

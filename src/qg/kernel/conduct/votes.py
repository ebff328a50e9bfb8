"""What needs more than one person: conceding, and a word of the host that others have to agree to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from . import events, host, presence
from .state import NOBODY, Proposal, Word

if TYPE_CHECKING:
    from ..table import Table


def recount(t: Table) -> None:
    """Who is present has changed, or somebody has spoken: absent seats are not waited for [QG-ABS-05, QG-VOT-01]."""
    _count_conceding(t)
    if t.outcome is None:
        _count_proposal(t)


# -- conceding --------------------------------------------------------------------------------------------------------


def may_concede(t: Table) -> bool:
    """Whether this is a game, and a moment, to give up in."""
    return t.game.conduct.concede is not None and bool(t.game.conduct.hears(t, "concede"))


def concede(t: Table, seat: int, *, on: bool) -> None:
    """A team gives up when every present person agrees; until then each may take it back [QG-PAU-04]."""
    others = tuple(other for other in t.conduct.conceding if other != seat)
    t.conduct = replace(t.conduct, conceding=tuple(sorted((*others, seat))) if on else others)
    t.emit(events.Conceding, seat, on)
    recount(t)


def _count_conceding(t: Table) -> None:
    agreed, here = t.conduct.conceding, presence.present(t)
    if agreed and here and set(here) <= set(agreed) and may_concede(t):
        t.conduct = replace(t.conduct, conceding=())
        presence.end(t, "conceded")


# -- assent -----------------------------------------------------------------------------------------------------------


def voters(t: Table, word: Word, by: int) -> tuple[int, ...]:
    """All present persons but who proposes it and whom it concerns [QG-HST-02]."""
    return tuple(seat for seat in presence.present(t) if seat not in (by, word.seat))


def propose(t: Table, word: Word, by: int) -> None:
    """The word waits for assent; where there is nobody to give it, it counts [QG-HST-02]."""
    t.conduct = replace(t.conduct, proposal=Proposal(word, by))
    about = None if word.seat == NOBODY else word.seat
    t.emit(events.Proposed, by, word.say, about, word.reason)
    recount(t)


def assent(t: Table, seat: int, *, on: bool) -> None:
    proposal = t.conduct.proposal
    assert proposal is not None
    agreed = tuple(sorted({*proposal.agreed, seat})) if on else proposal.agreed
    against = proposal.against if on else tuple(sorted({*proposal.against, seat}))
    t.conduct = replace(t.conduct, proposal=replace(proposal, agreed=agreed, against=against))
    t.emit(events.Assented, seat, on)
    recount(t)


def _count_proposal(t: Table) -> None:
    """Removing somebody needs all others, closing the table a majority of them [QG-HST-02]."""
    proposal = t.conduct.proposal
    if proposal is None:
        return
    asked = voters(t, proposal.word, proposal.by)
    agreed = sum(seat in proposal.agreed for seat in asked)
    against = sum(seat in proposal.against for seat in asked)
    all_needed = proposal.word.say == "remove"
    if agreed == len(asked) or (not all_needed and 2 * agreed > len(asked)):
        t.conduct = replace(t.conduct, proposal=None)
        host.carry_out(t, proposal.word)
    elif against and (all_needed or 2 * against >= len(asked)):
        t.conduct = replace(t.conduct, proposal=None)
        t.emit(events.ProposalDropped, proposal.word.say)

"""Records as somebody would forge them."""

from typing import Any

from msgspec.structs import replace

from qg.kernel.record import Record, beginning, link


def resealed(record: Record, index: int, **changes: Any) -> Record:
    """The record with one entry changed, and the chain of fingerprints made anew."""
    inputs, before = list(record.inputs), beginning(record)
    inputs[index] = replace(inputs[index], **changes)
    for place, entry in enumerate(inputs):
        before = link(before, entry.input, entry.draws, entry.state)
        inputs[place] = replace(entry, digest=before)
    return replace(record, inputs=inputs)

"""How far a long work is: a bar beside the output, where a person looks on."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from operator import length_hint
from typing import TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from damrak.cli.voice import Voice

Item = TypeVar("Item")


@contextmanager
def progress(
    voice: Voice, message: str, total: int | None, done: int = 0
) -> Iterator[Callable[[float], None]]:
    """A bar for the time of a work; call what it gives whenever so much more of it is done."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    seen = voice.err.is_terminal
    with Progress(*columns, console=voice.err, transient=True, disable=not seen) as bar:
        yield partial(bar.advance, bar.add_task(voice.text(message), total=total, completed=done))


def along(voice: Voice, message: str, items: Iterable[Item]) -> Iterator[Item]:
    """The items one after the other, under a bar."""
    with progress(voice, message, length_hint(items) or None) as advance:
        for item in items:
            yield item
            advance(1)

"""Matches in files: saved, continued, replayed."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from damrak.cli.files import write_file
from damrak.core.errors import BadData
from damrak.core.match import Match, Record, checked_record, replay
from damrak.core.wire import from_json, read_text, to_json
from damrak.games import game as game_called
from damrak.locales import plain

NOT_THE_RECORD = ("core-file-unreadable", "core-unknown-board")
"""What may go wrong with another file, or with none."""


def save(match: Match, path: Path) -> None:
    """Write a match down."""
    write_file(path, to_json(match.record()).decode() + "\n")


def continued(file: Path, board: str | None) -> Match:
    """The match of a file, played up to where it stood; what is wrong with the file is said with its name."""
    return played_again(record_in(file), file, board)


def record_in(file: Path) -> Record:
    """The record in a file."""
    with _about(file):
        return checked_record(from_json(read_text(file)))


def played_again(record: Record, file: Path, board: str | None) -> Match:
    """The match that the record of a file tells."""
    with _about(file):
        match = replay(record, game_called(record.game, board) if board else None)
    match.names = tuple(map(plain, match.names))  # whoever wrote the file
    return match


@contextmanager
def _about(file: Path) -> Iterator[None]:
    """Say with the name of the file what is wrong with it."""
    try:
        yield
    except BadData as error:
        if error.message in NOT_THE_RECORD:
            raise
        raise BadData("cli-bad-record", file=str(file), reason=str(error)) from error

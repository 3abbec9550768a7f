"""Matches in files: saved, continued, replayed."""

from pathlib import Path

from damrak.cli.files import write_file
from damrak.cli.sentences import told
from damrak.cli.voice import Voice
from damrak.core.errors import BadData
from damrak.core.match import Match, replay
from damrak.core.wire import from_json, read_text, to_json
from damrak.games import game as game_called


def save(match: Match, path: Path) -> None:
    """Write a match down."""
    write_file(path, to_json(match.record()).decode() + "\n")


def continued(file: str, board: str | None, voice: Voice) -> Match:
    """The match of a file, played up to where it stood; what is wrong with the file is said with its name."""
    try:
        facts = from_json(read_text(Path(file)))
        if board and isinstance(facts, dict):
            return replay(facts, game_called(str(facts.get("game")), board))
        return replay(facts)
    except BadData as error:
        if error.message == "core-file-unreadable":
            raise
        raise BadData("cli-bad-record", file=file, reason=told(error, voice)) from error

"""Events and refusals as sentences: ids become words of the reader's language or names of the board."""

from collections.abc import Mapping, Sequence

from damrak.cli.voice import Voice
from damrak.core.errors import DamrakError, IllegalAction
from damrak.core.game import Game
from damrak.core.seats import CLOCK
from damrak.core.story import Event
from damrak.core.undone import UNDONE
from damrak.games import board_id
from damrak.locales import bundle, word


def words(arguments: Mapping[str, str | int], game: Game, voice: Voice) -> dict[str, str | int]:
    """Arguments as people say them."""
    return {
        kind: word(kind, value, game.name, game.titles, voice.language) for kind, value in arguments.items()
    }


def called(seat: int | None, names: Sequence[str], voice: Voice) -> str:
    """What the sentences call a seat."""
    if seat is None:
        return ""
    return voice.text("cli-the-clock") if seat == CLOCK else names[seat]


def sentence(event: Event, game: Game, names: Sequence[str], voice: Voice) -> str:
    """What happened, told to a person."""
    arguments = words(event.details | event.secrets, game, voice)
    arguments |= {"who": called(event.seat, names, voice), "gain": event.gain, "loss": -event.gain}
    if event.what != UNDONE:
        return voice.text(f"{game.name}-event-{event.what}", **arguments)
    kind = event.details["undone"]
    secret = voice.text("core-secret-choice")
    what = voice.text(f"{game.name}-event-{kind}", **arguments).removesuffix(".") if kind else secret
    return voice.text("core-event-undone", **arguments, what=what)


def told(error: DamrakError, voice: Voice, game: Game | None = None) -> str:
    """Why not, told to a person, with the rule that forbids it; in the words of a game, if it is known."""
    if game is None:
        return error.told(voice.language)
    reason = voice.text(error.message, **words(error.arguments, game, voice))
    return f"{reason} ({error.rule})" if isinstance(error, IllegalAction) else reason


def board_title(game: Game, voice: Voice) -> str:
    """What a board is called: as the catalogues name it where they do, else as its file does."""
    message = f"web-board-{game.name}-{board_id(game)}-name"
    return voice.text(message) if bundle(voice.language).has_message(message) else game.board.name

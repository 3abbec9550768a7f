"""`damrak hint RECORD`: what a merchant would do where a match stands, and why."""

from collections.abc import Sequence

import msgspec

from damrak.bots.hint import ADVISER, hint, sentences
from damrak.bots.levels import LEVELS
from damrak.cli.advice import show_hint
from damrak.cli.arguments import Choices, Parser
from damrak.cli.exits import DONE
from damrak.cli.records import continued
from damrak.cli.replay import names_in_seats, seat_named
from damrak.cli.voice import Voice
from damrak.core.errors import BadData
from damrak.core.seats import CLOCK


def arguments(parser: Parser) -> None:
    """The flags of `damrak hint`."""
    parser.record()
    parser.flag("--move", about="bots-hint-move-help", metavar=parser.noun("number"), type=parser.whole(0))
    parser.flag("--seat", about="bots-hint-seat-help", metavar=parser.noun("seat"))
    level = parser.noun("level")
    parser.flag(
        "--level", about="bots-hint-level-help", metavar=level, type=parser.known(LEVELS), default=ADVISER
    )
    parser.board()
    parser.json()


def run(choices: Choices, voice: Voice) -> int:
    """Go to the move, ask a bot, tell its choice and its reasons."""
    match = continued(choices.file, choices.board)
    names = names_in_seats(match, voice)
    state = match.state_at(len(match.moves) if choices.move is None else choices.move)
    seat = asked(state.to_act(), seat_named(choices.seat, names, voice))
    legal = [match.game.name_of(action) for action in state.legal(seat)]
    choice = hint(match.game, match.game.view(state, seat), legal, level=choices.level)
    reasons = sentences(match.game, choice.reasons, names, voice.language)
    if choices.json:
        facts = {"seat": seat, "level": choices.level, "sentences": reasons}
        voice.tell_scripts(facts | msgspec.to_builtins(choice))
    else:
        show_hint(voice, choices.level, names[seat], choice.action, reasons)
    return DONE


def asked(to_act: Sequence[int], wanted: int | None) -> int:
    """The seat that gets the hint: the one wanted, or the first that is to act."""
    seats = [seat for seat in to_act if seat != CLOCK]
    if not seats:
        raise BadData("bots-hint-nothing-to-do")
    if wanted is not None and wanted not in seats:
        raise BadData("bots-hint-not-asked", seat=wanted + 1)
    return seats[0] if wanted is None else wanted

"""`damrak verify`: whether the cards of a match were dealt as had been promised."""

from collections.abc import Sequence

from damrak.cli.arguments import Choices, Parser
from damrak.cli.exits import BAD_DATA, DONE
from damrak.cli.records import played_again, record_in
from damrak.cli.replay import names_in_seats
from damrak.cli.voice import Voice
from damrak.core.dealing import Round, Verdict, verified
from damrak.core.errors import BadData
from damrak.core.match import Record


def arguments(parser: Parser) -> None:
    """The flags of `damrak verify`."""
    parser.record()
    parser.board()
    parser.json()


def run(choices: Choices, voice: Voice) -> int:
    """Check the hashes, then play the match again with the cards that the seed gives."""
    record = record_in(choices.file)
    verdict = verified(record.dealing, record.seats, record.seed)
    names: tuple[str, ...] = ()
    if verdict.fair:
        try:
            names = names_in_seats(played_again(record, choices.file, choices.board), voice)
        except BadData as error:
            verdict = _other_cards(error, voice)
    _tell(verdict, record, names, voice, json=choices.json)
    return DONE if verdict.fair else BAD_DATA


def _other_cards(error: BadData, voice: Voice) -> Verdict:
    """The verdict if a move could not be played; whatever else is wrong with the record is no verdict."""
    cause = error.__cause__
    if not isinstance(cause, BadData) or cause.message != "core-record-move":
        raise error
    reason = cause.sentence(voice.language)
    return Verdict(fair=False, message="dealing-bad-cards", arguments={"reason": reason})


def _tell(verdict: Verdict, record: Record, names: tuple[str, ...], voice: Voice, *, json: bool) -> None:
    rounds = record.dealing.rounds if record.dealing else ()
    if verdict.fair:
        sentences = fair_sentences(rounds, names, voice)
    else:
        sentences = [voice.text(verdict.message, **verdict.arguments)]
    if json:
        voice.tell_scripts(
            {
                "fair": verdict.fair,
                "message": verdict.message,
                "arguments": verdict.arguments,
                "sentences": sentences,
                "anew": max(0, len(rounds) - 1),
                "added": added_in(rounds[-1]) if rounds else [],
                "idle": rounds[-1].idle if rounds else [],
            }
        )
    else:
        voice.show(" ".join(sentences))


def added_in(last: Round) -> list[int]:
    """The seats whose chance is in the seed."""
    return sorted({seat for it in last.commitments for seat in it.seats})


def fair_sentences(rounds: Sequence[Round], names: tuple[str, ...], voice: Voice) -> list[str]:
    """What was found, who added nothing, and why it was dealt anew."""
    *repeated, last = rounds
    added = voice.listed([names[seat] for seat in added_in(last)])
    told = [voice.text("dealing-fair", who=added) if added else voice.text("dealing-fair-alone")]
    told.append(voice.text("dealing-cards"))
    idle = [
        voice.text("dealing-idle-one", who=names[it.seat], why=it.why.replace(" ", "-")) for it in last.idle
    ]
    if idle:
        told.append(voice.text("dealing-idle", who=voice.listed(idle)))
    if repeated:
        told.append(voice.text("dealing-anew", anew=len(repeated)))
    return [*told, *_repeats(repeated, names, voice)]


def _repeats(repeated: Sequence[Round], names: tuple[str, ...], voice: Voice) -> list[str]:
    told = []
    for number, one in enumerate(repeated, start=1):
        silent = {seat for it in one.commitments if it.reveal is None for seat in it.seats}
        who = voice.listed([names[seat] for seat in sorted(silent)])
        told.append(voice.text("dealing-anew-why", round=number, who=who, end=one.end.replace(" ", "-")))
    return told

"""`damrak rules`: one rule, or the whole rule book of a game."""

from rich.table import Table
from rich.text import Text

from damrak.cli.arguments import Choices, Parser
from damrak.cli.exits import DONE
from damrak.cli.rule_book import full_number, numbers, rule_text
from damrak.cli.voice import Voice


def arguments(parser: Parser) -> None:
    """The flags of `damrak rules`."""
    parser.game()
    parser.flag("number", about="cli-rules-number", metavar=parser.noun("rule"), nargs="?")
    parser.flag("--json", about="cli-json-help", action="store_true")


def run(choices: Choices, voice: Voice) -> int:
    """Show the rules asked for."""
    game = choices.game
    asked = [choices.number] if choices.number else numbers(game, voice)
    texts = {full_number(game, number): rule_text(game, number, voice) for number in asked}
    if choices.json:
        voice.tell_scripts([{"number": number, "text": text} for number, text in texts.items()])
        return DONE
    if not choices.number:
        voice.say(f"cli-game-{game}", "bold")
        voice.say(f"rules-{game}-about")
    voice.show(book(texts))
    return DONE


def book(texts: dict[str, str]) -> Table:
    """Rules as a page: the number in the margin, the text beside it."""
    page = Table(box=None, show_header=False, padding=(0, 2, 1, 0))
    page.add_column(no_wrap=True)
    page.add_column(max_width=92)
    for number, text in texts.items():
        page.add_row(Text(number, "bold"), Text(text))
    return page

"""`damrak rules`: one rule, or the whole rule book of a game."""

from rich.table import Table
from rich.text import Text

from damrak.cli.arguments import Choices, Parser
from damrak.cli.exits import DONE
from damrak.cli.figures import figures
from damrak.cli.rule_book import full_number, numbers, rule_text
from damrak.cli.sentences import board_title
from damrak.cli.voice import Voice
from damrak.core.game import Game
from damrak.games import game as game_called


def arguments(parser: Parser) -> None:
    """The flags of `damrak rules`."""
    parser.game()
    parser.flag("number", about="cli-rules-number", metavar=parser.noun("rule"), nargs="?")
    parser.board()
    parser.json()


def run(choices: Choices, voice: Voice) -> int:
    """Show the rules asked for, with the figures of the board."""
    game = game_called(choices.game, choices.board)
    asked = [choices.number] if choices.number else numbers(game.name, voice)
    texts = {full_number(game.name, number): rule_text(game, number, voice) for number in asked}
    if choices.json:
        voice.tell_scripts([{"number": number, "text": text} for number, text in texts.items()])
        return DONE
    if not choices.number:
        head(game, voice)
    voice.show(book(texts))
    return DONE


def head(game: Game, voice: Voice) -> None:
    """The title of the rule book, and whether the board has figures of its own."""
    voice.say(f"cli-game-{game.name}", "bold")
    voice.say(f"rules-{game.name}-about")
    if game is not game_called(game.name):
        board, own = board_title(game, voice), len(figures(game, voice))
        voice.say("cli-rules-board", board=board, figures=own)


def book(texts: dict[str, str]) -> Table:
    """Rules as a page: the number in the margin, the text beside it."""
    page = Table(box=None, show_header=False, padding=(0, 2, 1, 0))
    page.add_column(no_wrap=True)
    page.add_column(max_width=92)
    for number, text in texts.items():
        page.add_row(Text(number, "bold"), Text(text))
    return page

import json
from pathlib import Path

import pytest

from damrak.cli.figures import FIGURES
from damrak.cli.voice import Voice
from damrak.games import game as damrak_game
from damrak.games import games
from damrak.locales import bundle, tell
from tests.boards import Changes, own_board
from tools.rule_index import NUMBERS

from .running import LANGUAGES, Command


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(NUMBERS))
def test_the_whole_book(damrak: Command, game: str, language: str) -> None:
    rules = json.loads(damrak("rules", game, "--json", "--language", language).out)
    assert [rule["number"] for rule in rules] == NUMBERS[game]
    shown = damrak("rules", game, "--language", language).out
    assert all(f"\n{rule['number']} " in shown for rule in rules)


@pytest.mark.parametrize("number", ["M34", "m34", "34"])
def test_one_rule(damrak: Command, number: str) -> None:
    shown = damrak("rules", "merchants", number)
    assert shown.code == 0
    assert " ".join(shown.out.split()) == "M34 " + tell("rules-M34", {})


@pytest.mark.parametrize("number", ["M47", "T9", "0", "mayor"])
def test_a_number_that_is_not_there(damrak: Command, number: str) -> None:
    outcome = damrak("rules", "merchants", number)
    assert outcome.code == 1
    assert f"There is no rule “{number}”; they go from M1 to M46." in outcome.err


def told(damrak: Command, *arguments: str) -> dict[str, str]:
    """The rules by number."""
    return {rule["number"]: rule["text"] for rule in json.loads(damrak("rules", *arguments, "--json").out)}


@pytest.mark.parametrize(
    ("language", "board", "turns"),
    [
        ("en", "With the board “Amsterdam, compact”.", "turns in all, by number of players: 3 → 9, 4 → 12"),
        ("fr", "Avec le plateau « Amsterdam, compact ».", "tours en tout selon le nombre de joueurs : 3 → 9"),
        ("nl", "Met het bord ‘Amsterdam, compact’.", "beurten in totaal, naar aantal spelers: 3 → 9"),
    ],
)
def test_rules_have_the_figures_of_another_board(
    damrak: Command, language: str, board: str, turns: str
) -> None:
    usual = told(damrak, "merchants", "--language", language)
    short = told(damrak, "merchants", "--board", "short", "--language", language)
    changed = {number: text for number, text in short.items() if text != usual[number]}
    assert list(changed) == ["M2", "M6", "M42"]
    assert all(text.startswith(usual[number] + "\n") for number, text in changed.items())
    assert turns in changed["M42"]
    assert board in damrak("rules", "merchants", "--board", "short", "--language", language).out


@pytest.mark.parametrize(
    ("game", "changes", "expected"),
    [
        ("tickets", (("carts = 16", "carts = 9"),), {"T1": "carts for each player: 9"}),
        (
            "tickets",
            (("pink = 6", "pink = 5"),),
            {"T2": "cards in all: 43 · of each colour: pink 5, blue 6, green 6, black 6, red 6, orange 6"},
        ),
        (
            "merchants",
            (("start = 400", "start = 500"), ("repay = 200", "repay = 210")),
            {
                "M1": "money at the start: 500",
                "M25": "owed for it at the end: 210",
                "M41": "owed for it at the end: 210",
                "M44": "owed for it at the end: 210",
            },
        ),
    ],
)
def test_a_board_of_ones_own_has_its_figures(
    damrak: Command, tmp_path: Path, game: str, changes: Changes, expected: dict[str, str]
) -> None:
    file = str(own_board(tmp_path, game, changes=changes))
    below = {number: text.partition(" – ")[2] for number, text in told(damrak, game, "--board", file).items()}
    usual = {number: text.partition(" – ")[2] for number, text in told(damrak, game).items()}
    assert {number: text for number, text in below.items() if text != usual[number]} == expected


def test_a_board_with_the_figures_of_the_rules_says_so(damrak: Command) -> None:
    assert told(damrak, "tickets", "--board", "provinces") == told(damrak, "tickets")
    shown = damrak("rules", "tickets", "--board", "provinces").out
    assert "With the board “De Zeven Provinciën”. Its figures are those of the rules." in shown
    assert "With the board" not in damrak("rules", "tickets").out
    assert "With the board" not in damrak("rules", "tickets", "--board", "amsterdam").out


def test_at_the_table_a_rule_has_the_figures_of_its_board(damrak: Command) -> None:
    said = damrak("play", "merchants", "--board", "short", "--seed", "1", typed="rules 42\n").out
    assert "“Amsterdam, compact” – turns in all" in said


@pytest.mark.parametrize("game", games())
def test_every_figure_has_words_and_stands_below_a_rule(game: str) -> None:
    for figure in FIGURES[game](damrak_game(game), Voice("en")):
        assert bundle("en").has_message(f"rules-figure-{figure.name}"), figure.name
        assert all(bundle("en").has_message(f"rules-{rule}") for rule in figure.rules), figure.name

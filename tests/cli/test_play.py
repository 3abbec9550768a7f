"""Whole games at the terminal, line by line."""

import json
import sys
from pathlib import Path

import pytest

import damrak as library
from damrak.bots.random_bot import RandomBot
from damrak.cli import sitters

from .running import LANGUAGES, Command, process, started

FIRST_CHOICES = "1\n" * 3000


@pytest.mark.parametrize("game", ["tickets", "merchants"])
def test_a_whole_game_through_a_pipe(game: str, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    outcome = process(
        "play", game, "--seed", "5", "--people", "Anna", "--save", str(file), typed=FIRST_CHOICES
    )
    assert (outcome.code, outcome.err) == (0, "")
    assert "wins!" in outcome.out
    match = library.replay(json.loads(file.read_text()))
    assert match.is_over
    totals = outcome.out.split("\ntotal ")[1].splitlines()[0].replace("★", "").split()
    assert totals == [str(score) for score in match.state.scores()]
    assert match.names[0] == "Anna"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["tickets", "merchants"])
def test_every_language(damrak: Command, game: str, language: str) -> None:
    """A whole game as bots tell it, and the first choices of a person."""
    told = damrak("play", game, "--seed", "6", "--people", "", "--language", language)
    asked = damrak("play", game, "--seed", "6", "--people", "Anna", "--language", language, typed="1\n" * 25)
    for outcome in (told, asked):
        assert outcome.code == 0
        assert f"{game}-" not in outcome.out, "a message id in place of a sentence"
        assert "{" not in outcome.out, "a sentence without its argument"
    assert asked.out.count("Anna> ") == 25


@pytest.mark.parametrize(("game", "seats"), [("tickets", 4), ("merchants", 5)])
def test_bots_alone(damrak: Command, game: str, seats: int) -> None:
    outcome = damrak("play", game, "--people", "", "--seats", str(seats), "--seed", "1")
    assert outcome.code == 0
    assert "wins!" in outcome.out
    assert all(name in outcome.out for name in ("Saskia", "Joost", "Griet", "Maarten"))


def test_the_same_seed_gives_the_same_game(damrak: Command) -> None:
    one, other = (damrak("play", "tickets", "--people", "", "--seed", "1").out for _ in range(2))
    assert one == other


def test_a_live_clock_is_played_by_limits(damrak: Command) -> None:
    flags = ("--option", "auction=live", "--seed", "2")
    outcome = damrak("play", "merchants", *flags, typed="limit none\n1\n" * 40)
    assert outcome.code == 0
    assert outcome.out.count("Your secret limit") >= 3
    assert "turn 4 of 18" in outcome.out


def test_a_number_a_name_and_a_prefix(damrak: Command, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    typed = "keep both\ndraw un\nunseen\nquit\n"
    assert damrak("play", "tickets", "--seed", "1", "--save", str(file), typed=typed).code == 0
    log = [move["action"] for move in json.loads(file.read_text())["log"] if move.get("seat") == 0]
    assert log == ["keep both", "draw unseen", "draw unseen"]


def test_a_route_first_and_its_payment_then(damrak: Command, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    typed = "1\nclaim haringpakkerstoren--korenmetershuisje--grey\n1\nquit\n"
    outcome = damrak("play", "tickets", "--seed", "1", "--seats", "3", "--save", str(file), typed=typed)
    assert "Which of these?" in outcome.out
    claims = [
        m["action"]
        for m in json.loads(file.read_text())["log"]
        if m.get("seat") == 0 and "claim" in m["action"]
    ]
    assert claims == ["claim haringpakkerstoren--korenmetershuisje--grey green"]


def test_text_that_means_nothing(damrak: Command) -> None:
    outcome = damrak("play", "tickets", "--seed", "1", typed="dance\n999\nquit\n")
    assert outcome.out.count("is no action here") == 2
    assert outcome.code == 0


@pytest.mark.parametrize("why", ["why ", ""])
def test_a_refusal_is_explained_with_its_rule(damrak: Command, why: str) -> None:
    typed = f"1\n{why}claim dam--begijnhof red 1 joker\nquit\n"
    out = damrak("play", "tickets", "--seed", "3", "--seats", "3", typed=typed).out
    explained = out.split("claim dam--begijnhof red 1 joker\n")[1].splitlines()[0]
    assert explained == "claim dam--begijnhof red 1 joker: This takes 1 joker; you have 0. (T9)"


def test_why_names_what_it_needs(damrak: Command) -> None:
    out = damrak("play", "tickets", "--seed", "3", typed="why\nwhy dance\nwhy keep both\nquit\n").out
    assert out.count("Give the name of an action") == 2
    assert "keep both: This is allowed." in out


def test_rules_and_help_at_the_table(damrak: Command) -> None:
    out = damrak("play", "merchants", "--seed", "3", typed="rules m34\nrules 99\n?\nquit\n").out
    assert "A tie for first shares both prizes" in out
    assert "There is no rule “99”; they go from M1 to M46." in out
    assert "why ACTION" in out


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("fr", "règles M34\naide\nquitter\n"),
        ("fr", "regles M34\naide\nq\n"),
        ("nl", "regels M34\nhulp\nstop\n"),
    ],
)
def test_words_to_the_table_in_the_players_language(damrak: Command, language: str, words: str) -> None:
    outcome = damrak(
        "play", "merchants", "--seed", "3", "--people", "Anna", "--language", language, typed=words
    )
    english = damrak(
        "play",
        "merchants",
        "--seed",
        "3",
        "--people",
        "Anna",
        "--language",
        language,
        typed="rules M34\n?\nquit\n",
    )
    assert outcome.code == 0
    assert outcome.out.count("Anna> ") == 3
    assert outcome.out.splitlines()[-1] == english.out.splitlines()[-1]


def test_undo_is_free_while_nobody_learnt_anything(damrak: Command, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    typed = "keep both\nclaim haringpakkerstoren--korenmetershuisje--red red\nundo\nn\nundo\ny\nquit\n"
    out = damrak("play", "tickets", "--seed", "3", "--seats", "3", "--save", str(file), typed=typed).out
    log = json.loads(file.read_text())["log"]
    assert [move["undo"] for move in log if "undo" in move] == [log[-1]["undo"]]
    assert log[-1]["consent"] == [0, 1, 2], "bots have moved since: everybody was asked"
    assert out.count("Does everybody agree?") == 2


def test_a_free_undo_asks_nobody(damrak: Command, tmp_path: Path) -> None:
    """Bram finishes his first card without anybody learning anything, and takes the last step back."""
    file = tmp_path / "match.json"
    typed = "put on mayor\nput on clock\nput on bucket\nbuild g1\nundo\nbuild g2\nquit\n"
    out = damrak(
        "play", "merchants", "--seed", "84", "--people", "Anna,Bram", "--save", str(file), typed=typed
    ).out
    assert "Bram undid “Bram builds a house on G1”." in out
    assert "Does everybody agree" not in out
    log = json.loads(file.read_text())["log"]
    assert [move.get("action", "undo") for move in log][-3:] == ["build g1", "undo", "build g2"]


def test_what_was_undone_is_redone_until_something_else_is_played(damrak: Command, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    typed = "put on mayor\nput on clock\nput on bucket\nbuild g1\nundo\nredo\nundo\nbuild g2\nredo\nquit\n"
    out = damrak(
        "play", "merchants", "--seed", "84", "--people", "Anna,Bram", "--save", str(file), typed=typed
    ).out
    assert out.count("Redone.") == 1
    assert "There is nothing to redo." in out
    log = [
        move.get("action") or ("redo" if "redo" in move else "undo")
        for move in json.loads(file.read_text())["log"]
    ]
    assert log[-5:] == ["build g1", "undo", "redo", "undo", "build g2"]
    told = damrak("replay", str(file)).out
    assert told.count("Bram undid “") == 2


def test_nothing_to_undo(damrak: Command) -> None:
    assert "no move to undo" in damrak("play", "tickets", "--seed", "1", typed="undo\nquit\n").out


def test_save_and_go_on(damrak: Command, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    damrak("play", "tickets", "--seed", "1", "--people", "Anna", typed=f"1\n1\nsave {file}\nquit\n")
    before = len(json.loads(file.read_text())["log"])
    outcome = damrak("play", "--load", str(file), "--save", str(file), typed="1\nquit\n")
    assert outcome.code == 0
    assert "● Anna" in outcome.out
    assert len(json.loads(file.read_text())["log"]) > before


@pytest.mark.parametrize(
    ("flags", "complaint"),
    [
        (["merchants"], "is a match of tickets, not of merchants"),
        (["--seats", "3"], "--seats cannot be given with --load"),
        (["--seed", "2"], "--seed cannot be given with --load"),
        (["--option", "first=1"], "--option cannot be given with --load"),
    ],
)
def test_what_a_saved_match_has_settled(
    damrak: Command, tmp_path: Path, flags: list[str], complaint: str
) -> None:
    file = tmp_path / "match.json"
    damrak("play", "tickets", "--seed", "1", "--save", str(file), typed="1\n")
    outcome = damrak("play", *flags, "--load", str(file))
    assert outcome.code == 2
    assert complaint in outcome.err
    assert damrak("play", "tickets", "--load", str(file)).code == 0


def test_a_match_outlives_its_terminal(tmp_path: Path) -> None:
    """One that is closed or killed gives nobody the time to save."""
    saved = tmp_path / "match.json"
    playing = started("play", "tickets", "--seed", "1", "--save", str(saved))
    assert playing.stdin is not None and playing.stdout is not None
    playing.stdin.write("keep both\n")
    playing.stdin.flush()
    assert any("starts with two contracts" in line for line in playing.stdout)
    playing.kill()
    playing.communicate(timeout=60)
    assert {"seat": 0, "action": "keep both"} in json.loads(saved.read_text())["log"]


def test_names_in_brackets_are_names(damrak: Command, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    match = library.Match("tickets", 2, "1", names=["[/red]Anna", "[bold]Bram"])
    file.write_text(json.dumps(match.record()))
    for command in (["play", "--load"], ["replay", "--move", "0"], ["hint", "--level", "clerk"], ["analyse"]):
        said = damrak(*command, str(file))
        assert (said.code, said.err) == (0, "")
        assert "[/red]Anna" in said.out
    said = damrak("arena", "tickets", "random", f"exec:{sys.executable} -c pass [/b]", "--games", "2")
    assert (said.code, said.err) == (0, "")


def test_names_do_not_command_the_terminal(damrak: Command, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    evil = library.Match("tickets", 2, "1", names=["\x1b[2JAnna", "Bram\r\n"])
    file.write_text(json.dumps(evil.record()))
    for command in (["play", "--load"], ["replay", "--move", "0"], ["hint", "--level", "clerk"], ["analyse"]):
        said = damrak(*command, str(file))
        assert said.code == 0
        assert "[2JAnna" in said.out
        assert not {"\x1b", "\r"} & set(said.out)
    assert "\x1b" not in damrak("play", "tickets", "--people", "\x1b[31mAnna").out


def test_everybody_sits_where_they_sat(damrak: Command, tmp_path: Path) -> None:
    """A match from elsewhere, with a bot between two people."""
    file = tmp_path / "match.json"
    match = library.Match("tickets", seats=3, seed="1", names=("Anna", "clerk", "Bram"))
    file.write_text(json.dumps(match.record()))
    out = damrak("play", "--load", str(file), typed="quit\n").out
    assert [line.split()[1:] for line in out.splitlines()[1:4]] == [["Anna"], ["Saskia", "Clerk"], ["Bram"]]
    out = damrak("play", "--load", str(file), "--people", "Bram", typed="quit\n").out
    assert [line.split()[1:] for line in out.splitlines()[1:4]] == [
        ["Anna", "Skipper"],
        ["Saskia", "Clerk"],
        ["Bram"],
    ]


def test_people_who_are_called_like_bots_are_people_again(damrak: Command, tmp_path: Path) -> None:
    """And bots keep their levels, unless others are asked for."""
    file = tmp_path / "match.json"
    people, bots = ("--people", "Joost,Saskia"), ("--seats", "4", "--bots", "clerk,random")
    damrak("play", "tickets", *people, *bots, "--save", str(file), typed="1\n\n\n1\nquit\n")
    assert json.loads(file.read_text())["names"] == ["Joost", "Saskia", "clerk", "random"]
    out = damrak("play", "--load", str(file), typed="quit\n").out
    assert [line.split()[1:] for line in out.splitlines()[1:5]] == [
        ["Joost"],
        ["Saskia"],
        ["Griet", "Clerk"],
        ["Maarten", "random"],
    ]
    out = damrak("play", "--load", str(file), "--bots", "skipper", typed="quit\n").out
    assert [line.split()[1:] for line in out.splitlines()[3:5]] == [
        ["Griet", "Skipper"],
        ["Maarten", "Skipper"],
    ]


def test_a_match_of_bots_alone_can_be_taken_up(damrak: Command, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    match = library.Match("tickets", seats=3, seed="1", names=("clerk", "clerk 2", "search:5"))
    file.write_text(json.dumps(match.record()))
    out = damrak("play", "--load", str(file), typed="quit\n").out
    lines = [line.split()[1:] for line in out.splitlines()[1:4]]
    assert lines == [["Player"], ["Saskia", "Clerk"], ["Joost", "search:5"]]


def test_the_end_of_the_input_is_a_goodbye(damrak: Command, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    outcome = damrak("play", "tickets", "--seed", "1", "--save", str(file), typed="1\n")
    assert outcome.code == 0
    assert "Goodbye." in outcome.out
    assert file.exists()


@pytest.mark.parametrize(
    ("flags", "complaint"),
    [
        (["--people", "Anna,Anna"], "the same name"),
        (["--people", "A,B,C,D,E"], "for 2 to 4 players, not 5"),
        (["--people", "A,B,C", "--seats", "2"], "3 people do not fit on 2 seats"),
        (["--bots", "grandmaster"], "no bot “grandmaster”"),
        (["--bots", "search:none"], "no bot “search:none”"),
        (["--seats", "1"], "for 2 to 4 players, not 1"),
        (["--option", "first=7"], "cannot be “7”"),
    ],
)
def test_a_table_that_cannot_be_set(damrak: Command, flags: list[str], complaint: str) -> None:
    outcome = damrak("play", "tickets", *flags)
    assert outcome.code == 2
    assert complaint in outcome.err


def test_levels_take_their_seats_in_order(damrak: Command) -> None:
    out = damrak(
        "play", "tickets", "--people", "Anna", "--seats", "4", "--bots", "random,apprentice", typed="quit\n"
    ).out
    assert [line.split()[-1] for line in out.splitlines()[2:5]] == ["random", "Apprentice", "Apprentice"]


@pytest.mark.parametrize("bot", ["search:2", "search:1x2", "greedy", "planner"])
def test_bots_that_are_no_level_go_by_their_bare_names(damrak: Command, bot: str) -> None:
    outcome = damrak("play", "tickets", "--people", "Anna", "--bots", bot, "--seed", "1", typed="quit\n")
    assert outcome.code == 0
    assert outcome.out.splitlines()[2].split() == ["■", "Saskia", bot]


def test_bots_are_closed_when_the_match_is_over(damrak: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    closed = []

    class Closing(RandomBot):
        def close(self) -> None:
            closed.append(self)

    monkeypatch.setattr(sitters, "sit", lambda _game, _level, seed: Closing(seed))
    assert damrak("play", "tickets", "--people", "", "--seed", "1").code == 0
    seated = [bot for bot in closed if bot.seed]
    assert len(seated) == 2


def test_a_board_of_ones_own(damrak: Command, tmp_path: Path) -> None:
    import importlib.resources

    files = importlib.resources.files("damrak.tickets")
    board = files.joinpath("board.toml").read_text(encoding="utf-8")
    (tmp_path / "layout.toml").write_text(files.joinpath("layout.toml").read_text(encoding="utf-8"))
    own = tmp_path / "own.toml"
    own.write_text(board.replace('"Dam"', '"Plein"'))
    assert "Plein" in damrak("play", "tickets", "--board", str(own), "--seed", "1", typed="quit\n").out
    broken = damrak("play", "tickets", "--board", str(tmp_path / "none.toml"))
    assert broken.code == 1
    assert "none.toml cannot be read" in broken.err

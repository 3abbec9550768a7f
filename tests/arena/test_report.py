"""What an arena's report says, and what it draws."""

import msgspec
import pytest

from damrak.arena.play import Result
from damrak.arena.programs import Failure
from damrak.arena.report import failures, html, report_on
from damrak.arena.results import Heading
from damrak.cli.voice import Voice

HEADING = Heading("tickets", 1, "abc", 2, ("random", "random"), "s")
# The first bot chose 10 times and thought for a second, the second one 40 times and for two.
PAIR = [
    Result(0, 0, (0, 1), (3, 4), (1,), 25, (0, 0), (0.5, 1.0), (5, 20)),
    Result(1, 0, (1, 0), (4, 3), (0,), 25, (3, 0), (1.0, 0.5), (20, 5)),
]
OLDER = [msgspec.structs.replace(result, asked=()) for result in PAIR]


def test_seconds_are_shared_out_among_a_bots_own_choices() -> None:
    assert [line.seconds_a_choice for line in report_on(HEADING, PAIR).standings] == [0.1, 0.05]
    assert [line.choices for line in report_on(HEADING, PAIR).standings] == [10, 40]


def test_older_results_have_only_the_mean_of_all_seats() -> None:
    assert [line.seconds_a_choice for line in report_on(HEADING, OLDER).standings] == [0.04, 0.08]


def test_bots_of_the_same_name_are_drawn_one_by_one() -> None:
    page = html(report_on(HEADING, PAIR), Voice("en").text, "en")
    assert page.count("<circle") == 2 * len(HEADING.bots)


def test_a_set_that_was_cut_short_does_not_count() -> None:
    third = Result(2, 1, (0, 1), (9, 0), (0,), 25, (0, 0), (0.5, 1.0), (5, 20))
    assert report_on(HEADING, [*PAIR, third]) == report_on(HEADING, PAIR)


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_choices_made_for_a_bot_are_told(language: str) -> None:
    report, words = report_on(HEADING, PAIR), Voice(language).text
    (sentence,) = failures(report, words)
    assert "3" in sentence and "40" in sentence and "random" in sentence
    assert sentence in html(report, words, language)


@pytest.mark.parametrize(
    ("language", "why"),
    [
        ("en", "The first time it named “win”, which was not legal."),
        ("fr", "La première fois, il a nommé « win », ce qui n’était pas permis."),
        ("nl", "De eerste keer noemde hij ‘win’, en dat mocht niet."),
    ],
)
def test_why_a_choice_was_made_for_a_bot_is_told(language: str, why: str) -> None:
    """The first time; other games of the same bot may have gone well, or badly in another way."""
    later = msgspec.structs.replace(PAIR[1], number=3, set=1, failures=(Failure("late"), None))
    results = [
        PAIR[0],
        msgspec.structs.replace(PAIR[1], failures=(Failure("illegal", "win"), None)),
        msgspec.structs.replace(PAIR[0], number=2, set=1, failures=(None, None)),
        later,
    ]
    (sentence,) = failures(report_on(HEADING, results), Voice(language).text)
    assert sentence.endswith(why)

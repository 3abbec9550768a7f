"""The bar of a long work: for a person at a terminal, on the console for complaints, and gone at the end."""

import io

import pytest

from damrak.cli.progress import along, progress
from damrak.cli.voice import Paper, Voice


def told_on(voice: Voice) -> str:
    assert isinstance(voice.err.file, io.StringIO)
    return voice.err.file.getvalue()


@pytest.fixture(params=[True, False])
def voice(request: pytest.FixtureRequest) -> Voice:
    made = Voice("en")
    made.err = Paper(file=io.StringIO(), force_terminal=request.param, width=100)
    return made


def test_only_a_terminal_shows_how_far_it_is(voice: Voice) -> None:
    with progress(voice, "cli-playing", total=7, done=3) as advance:
        advance(2)
    assert ("5/7" in told_on(voice)) == voice.err.is_terminal
    assert told_on(voice) == "" or voice.err.is_terminal


def test_everything_is_gone_through_once_and_in_order(voice: Voice) -> None:
    assert list(along(voice, "cli-playing", "abc")) == ["a", "b", "c"]
    assert ("3/3" in told_on(voice)) == voice.err.is_terminal
    assert list(along(voice, "cli-playing", iter([]))) == []

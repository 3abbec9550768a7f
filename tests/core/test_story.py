"""The rules tell numbers; people and logs read events."""

from damrak.core.seats import NOBODY
from damrak.core.story import Event, Kind, Reader, read_story

KINDS = [
    Kind("scored", "M32", ("area", "place")),
    Kind("drew", "T7", ("colour",), secrets=("colour",)),
    Kind("began", "M30"),
]
READERS: dict[str, Reader] = {
    "area": ["sugar", "gems"].__getitem__,
    "place": int,
    "colour": ["red", "blue"].__getitem__,
}


def test_numbers_become_events_with_their_rule_and_ids() -> None:
    first, second = read_story([0, 2, 60, 1, 2, 0, 1, 0, 0, 1, 0, 0], KINDS, READERS)
    assert first == Event("scored", "M32", 2, 60, {"area": "gems", "place": 2})
    assert second == Event("drew", "T7", 0, 0, {}, {"colour": "blue"})


def test_an_event_may_be_nobodys() -> None:
    assert read_story([2, NOBODY, 0, 0, 0, 0], KINDS, READERS) == [Event("began", "M30", None, 0, {})]


def test_the_clock_is_somebody() -> None:
    assert read_story([2, -1, 0, 0, 0, 0], KINDS, READERS)[0].seat == -1


def test_no_numbers_no_events() -> None:
    assert read_story([], KINDS, READERS) == []


def test_secrets_are_their_owners() -> None:
    drew = Event("drew", "T7", 1, 0, {}, {"colour": "blue"})
    assert drew.seen_by(1) == drew
    assert drew.seen_by(0).secrets == {}
    assert drew.seen_by(None).secrets == {}


def test_secrets_of_nobodys_event_are_shown_to_nobody() -> None:
    hidden = Event("began", "M30", None, 0, {}, {"colour": "red"})
    assert hidden.seen_by(None).secrets == {}
    assert hidden.seen_by(0).secrets == {}

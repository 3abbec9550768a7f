"""Matches of any game: played again they are the same, undone they are what they were."""

import damrak
from damrak.core.chance import chance_of
from damrak.core.wire import from_json, to_json
from damrak.locales import LANGUAGES, bundle
from tests.any_game.looking import digest, seen, watchers
from tools.random_games import Table, choose, random_match, steps


def test_a_record_played_again_equals_the_live_game(table: Table, few: list[str]) -> None:
    for seed in few:
        live = random_match(table, seed)
        again = damrak.replay(from_json(to_json(live.record())))
        assert digest(again.game, again.state) == digest(live.game, live.state)
        assert again.story() == live.story()
        assert to_json(again.record()) == to_json(live.record())


def test_a_move_that_taught_nothing_can_be_foreseen_by_its_player(table: Table, few: list[str]) -> None:
    """Undo is free while `learnt` stands still: then what a player saw before decides what they see after."""
    foreseen = 0
    for seed in few:
        for game, state, seat, action in steps(table, seed):
            after = state.clone()
            after.play(seat, action)
            if seat == damrak.CLOCK or after.learnt != state.learnt:
                continue
            world = game.imagine(game.view(state, seat), seed)
            world.play(seat, action)
            assert seen(game, world, seat) == seen(game, after, seat), game.name_of(action)
            foreseen += 1
    assert foreseen


def test_what_is_undone_freely_is_as_it_was(table: Table) -> None:
    match, chance, undone = damrak.Match(table.game, table.seats, "undo", table.options), chance_of("undo"), 0
    while not match.is_over:
        before, views = digest(match.game, match.state), views_of(match)
        match.play(*choose(match.state, chance))
        if match.may_undo():
            undone += 1
            match.undo()
            assert digest(match.game, match.state) == before
            assert views_of(match) == views
            match.play(*choose(match.state, chance))
    assert undone
    again = damrak.replay(match.record())
    assert digest(again.game, again.state) == digest(match.game, match.state)


def test_random_play_with_undo_and_redo_is_in_step_with_its_record(table: Table) -> None:
    """After every deed the match, the one that its record tells, and everybody's log are the same."""
    match, chance = damrak.Match(table.game, table.seats, "redo", table.options), chance_of("redo")
    undone = redone = 0
    while not match.is_over and len(match.log) < 240:
        before = digest(match.game, match.state), match.stories[:], match.may_undo()
        if chance.below(8) == 0 and match.moves:
            undone += 1
            match.undo(1 + chance.below(min(5, len(match.moves))), consent=range(table.seats))
            if chance.below(2):
                match.redo()
                assert (digest(match.game, match.state), match.stories, match.may_undo()) == before
        elif match.undone and chance.below(2):
            redone += 1
            match.redo()
        else:
            match.play(*choose(match.state, chance))
        if len(match.log) % 8 == 0:
            again = damrak.replay(from_json(to_json(match.record())))
            assert digest(again.game, again.state) == digest(match.game, match.state)
            assert (again.told(), again.undone) == (match.told(), match.undone)
            assert again.record() == match.record()
    assert undone
    assert redone


def test_the_line_of_an_undo_hides_nothing_that_an_event_tells(table: Table, few: list[str]) -> None:
    """It adds its own facts to those of the event that it is about."""
    own = damrak.Match(table.game, table.seats, few[0], table.options)
    own.play(*choose(own.state, chance_of(few[0])))
    own.undo(consent=range(table.seats))
    facts = {"undone", "others", "agreed"}
    assert own.told()[-1].details.keys() >= facts
    for seed in few:
        for event in random_match(table, seed).story():
            assert not facts & {*event.details, *event.secrets}


def views_of(match: damrak.Match) -> list[bytes]:
    return [seen(match.game, match.state, watcher) for watcher in watchers(match.seats)]


def test_every_event_can_be_told_in_every_language(table: Table, few: list[str]) -> None:
    for seed in few:
        match = random_match(table, seed)
        for event in match.story():
            message = f"{table.game}-event-{event.what}"
            told = {
                "who": "Saskia",
                "gain": event.gain,
                "loss": -event.gain,
                **event.details,
                **event.secrets,
            }
            for language in LANGUAGES:
                catalogue = bundle(language)
                assert catalogue.has_message(message), f"{message} is not in {language}"
                pattern = catalogue.get_message(message).value
                assert pattern is not None
                _text, problems = catalogue.format_pattern(pattern, told)
                assert problems == [], f"{message} in {language}"


def test_every_point_and_florin_is_told_as_a_gain(table: Table, few: list[str]) -> None:
    """Added up from the start, the gains are what each seat has, after every move and at the end."""
    for seed in few:
        match, chance = damrak.Match(table.game, table.seats, seed, table.options), chance_of(seed)
        gained = [0] * table.seats
        while not match.is_over:
            for event in match.play(*choose(match.state, chance)):
                if event.gain:
                    assert event.seat is not None
                    gained[event.seat] += event.gain
            assert gained == possessions(match), match.moves[-1]
        assert gained == match.state.scores()


def possessions(match: damrak.Match) -> list[int]:
    """Points in tickets; in merchants the purse, from which debts are taken only at the end."""
    if match.game.name == "merchants":
        return [player["money"] for player in match.game.dump(match.state)["players"]]
    return [int(points) for points in match.state.scores()]

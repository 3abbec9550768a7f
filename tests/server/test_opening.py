"""What set-up tells is in everybody's log before anybody has acted, and once only."""

from pathlib import Path

from tests.server.harness import scenario, served


@scenario
async def test_the_log_begins_with_the_set_up_before_anybody_has_acted(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna = await site.guest()
        table = await anna.lay("merchants", "me", "here", "here", options={"first": 0})
        await anna.join(table)
        await anna.until(lambda: anna.seen)
        opening = list(anna.log)
        assert [event["what"] for event in opening[:4]] == ["start-player", *["capital"] * 3]
        (seat,) = anna.to_act()
        await anna.act(seat, anna.at(seat)["legal"][0])
        assert anna.log[: len(opening)] == opening
        assert len(anna.log) > len(opening)
        assert [event["what"] for event in anna.log].count("capital") == 3
        first, second, *_ = (await anna.http.get(f"/api/tables/{table}/replay")).json()["frames"]
        assert [event["what"] for event in first["events"]] == [event["what"] for event in opening]
        assert "capital" not in [event["what"] for event in second["events"]]
        await anna.gone()


@scenario
async def test_the_set_up_is_still_told_when_the_first_move_is_undone(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna = await site.guest()
        table = await anna.lay("merchants", "me", "here", "here")
        await anna.join(table)
        await anna.until(lambda: anna.seen)
        opening = list(anna.log)
        (seat,) = anna.to_act()
        await anna.act(seat, anna.at(seat)["legal"][0])
        await anna.undo(seat)
        await anna.until(lambda: anna.log[-1]["what"] == "undone")
        assert (anna.log[:-1], anna.log[-1]["seat"]) == (opening, seat)
        await anna.gone()

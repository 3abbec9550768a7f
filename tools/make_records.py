"""Play the games that are kept as tests, and count the positions of tests/perft, anew.

Run this (`make records`) for a new version of the rules, and only then: a test that compares with these files
and fails says that the same moves no longer lead to the same game. The games of older versions stay as they
are: people have such matches, too.
"""

import gzip
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from damrak.core.chance import chance_of
from damrak.core.match import Match
from damrak.core.wire import fingerprint, to_json
from tools.perft import Start, counts, line
from tools.random_games import NEWEST, Table, choose, position, summary, tables

TESTS = Path(__file__).parent.parent / "tests"
PERFT = TESTS / "perft"
AT_LEAST_FULL = 240
AT_LEAST_DIGESTS = 4_000


def folder_of(version: int) -> Path:
    """Where the games of a version are kept."""
    return TESTS / "records" / f"v{version}"


def full_records(number: int) -> Iterator[bytes]:
    """Whole records of about so many games, as many at each table, each with the digest of its end."""
    each = -(-number // len(tables(NEWEST)))
    for table in tables(NEWEST):
        for n in range(each):
            match = played(table, f"kept {n}", eager=n % 2 == 1)
            end = fingerprint(position(match.game, match.state))
            yield to_json({"record": match.record(), "end": end, "scores": match.state.scores()})


def played(table: Table, seed: str, eager: bool) -> Match:
    """A finished match; of three ideas the eager take the last, so they claim and build."""
    match, chance = (
        Match(table.game, table.seats, seed, table.options, rules_version=NEWEST),
        chance_of(f"kept {seed}"),
    )
    while not match.is_over:
        ideas = [choose(match.state, chance) for _ in range(3 if eager else 1)]
        match.play(*max(ideas, key=lambda idea: idea[1]))
    return match


def digests(number: int) -> Iterator[str]:
    """About so many games in one line each: the table, the seed, and the summary."""
    each = -(-number // len(tables(NEWEST)))
    for table in tables(NEWEST):
        for n in range(each):
            moves, digest, scores = summary(table, f"digest {n}", NEWEST)
            yield f"{table}; digest {n}; {moves}; {digest}; {' '.join(map(str, scores))}"


def starts(game: str) -> Iterator[Start]:
    """Where positions are counted: early, in the middle and late, at every table."""
    for table in tables(NEWEST):
        if table.game == game:
            for moves in (0, 25, 60):
                yield Start(table, "perft", moves)


def main() -> None:
    """Write all files anew."""
    folder = folder_of(NEWEST)
    folder.mkdir(exist_ok=True)
    files = {
        "full.jsonl": full_records(AT_LEAST_FULL),
        "digests.txt": map(str.encode, digests(AT_LEAST_DIGESTS)),
    }
    for name, found in files.items():
        (folder / f"{name}.gz").write_bytes(gzip.compress(b"\n".join(found) + b"\n", mtime=0))
    for game in sorted({table.game for table in tables(NEWEST)}):
        lines = [line(start, list(islice(counts(start), 3))) for start in starts(game)]
        (PERFT / f"{game}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

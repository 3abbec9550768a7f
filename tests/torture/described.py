"""schemathesis: whatever the OpenAPI description allows or forbids, sent to the running server."""

import asyncio
import re
import sys
from pathlib import Path

from tests.torture.scene import Scene, Tally, cookies_of

LEFT_OUT = (
    "positive_data_acceptance",  # what fits the schema may still be against the rules of a game
    "allow_header_conformance",  # Litestar answers OPTIONS for one method of a path only
    "missing_required_header",  # the token is checked by `ignored_auth`
)
A_FEW = 10
"""With no more examples the thorough phase is left out, too: it takes a quarter of a minute."""
PROGRAM = Path(sys.executable).parent / "schemathesis"


async def examine(scene: Scene, tally: Tally, folder: Path, examples: int) -> None:
    """Let schemathesis ask every route so many times, at real and made-up tables, and check every answer."""
    guest, phases = scene.guests[2], "coverage,fuzzing" if examples > A_FEW else "fuzzing"
    config = folder / "schemathesis.toml"
    config.write_text(
        f'[parameters]\n"path.table" = {scene.still!r}\n"path.game" = "tickets"\n', encoding="utf-8"
    )
    words = [f"--config-file={config}", "--no-color", "run"]
    words += [f"http://127.0.0.1:{scene.port}/api/schema/openapi.json", f"--max-examples={examples}"]
    words += [f"--exclude-checks={','.join(LEFT_OUT)}", f"--phases={phases}", "--seed=1"]
    words += ["-H", f"Cookie: {cookies_of(guest)}", "-H", f"x-csrftoken: {guest.http.cookies['csrftoken']}"]
    pipe = asyncio.subprocess.PIPE
    run = await asyncio.create_subprocess_exec(
        PROGRAM, *words, cwd=folder, stdout=pipe, stderr=asyncio.subprocess.STDOUT
    )
    said, _ = await run.communicate()
    text = said.decode(errors="replace")
    found = re.search(r"([\d,]+) generated", text)
    tally.kinds["HTTP, by schemathesis"] += int(found[1].replace(",", "")) if found else 0
    if run.returncode != 0 or not found:
        tally.problem(f"schemathesis:\n{text[-6000:]}")

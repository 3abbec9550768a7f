"""Break each rule by hand in a copy of the sources, and demand that the tests of that rule notice.

The mutants are in tests/mutants/*.toml: a file, its exact text, the wrong text, the rule, and the tests that
must fail. A mutant whose text is no longer in the file is an error, so that none dies of old age.
"""

import compileall
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import cache_from_source
from pathlib import Path

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "tests" / "mutants"
SECONDS = 300
TESTS_FAILED = 1
LEFT_OUT = ["cacheprovider", "xdist", "hypothesispytest"]
"""Plugins of pytest that would take longer than the tests."""


@dataclass(frozen=True)
class Mutant:
    """A rule broken on purpose."""

    rule: str
    says: str
    file: str
    old: str
    new: str
    tests: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.rule}: {self.says}"

    def text(self) -> str:
        """The broken file."""
        whole = (ROOT / "src" / "damrak" / self.file).read_text(encoding="utf-8")
        if whole.count(self.old) != 1:
            raise ValueError(f"{self}: {self.file} has its text {whole.count(self.old)} times, not once")
        return whole.replace(self.old, self.new)


def mutants() -> list[Mutant]:
    """All mutants of the data files."""
    return [
        Mutant(**{**entry, "tests": tuple(entry["tests"])})
        for file in sorted(FOLDER.glob("*.toml"))
        for entry in tomllib.loads(file.read_text(encoding="utf-8"))["mutant"]
    ]


@contextmanager
def broken_sources(mutant: Mutant) -> Iterator[Path]:
    """A copy of the sources with the mutant in it; all but that file need not be compiled again."""
    compileall.compile_dir(ROOT / "src" / "damrak", quiet=1)
    with tempfile.TemporaryDirectory(prefix="damrak-mutant-") as folder:
        skipped = shutil.ignore_patterns("static", "*.pyc.*")  # those another process is just writing
        copy = shutil.copytree(ROOT / "src" / "damrak", Path(folder, "damrak"), ignore=skipped)
        (copy / mutant.file).write_text(mutant.text(), encoding="utf-8")
        Path(cache_from_source(copy / mutant.file)).unlink(missing_ok=True)
        yield Path(folder)


def run(tests: tuple[str, ...], sources: Path) -> subprocess.CompletedProcess[str]:
    """Run tests, interpreted, against some sources; stop at the first failure."""
    environment = {**os.environ, "PYTHONPATH": str(sources)}
    plugins = [f"-pno:{plugin}" for plugin in LEFT_OUT]
    command = [sys.executable, "-m", "pytest", "-x", "-q", *plugins, *tests]
    return subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=SECONDS, check=False
    )


def survives(mutant: Mutant) -> str | None:
    """Why a mutant is not killed, or None if a test fails because of it."""
    with broken_sources(mutant) as sources:
        done = run(mutant.tests, sources)
    if done.returncode == TESTS_FAILED:
        return None
    return f"{mutant}: not noticed by {', '.join(mutant.tests)}\n{done.stdout[-2000:]}{done.stderr[-2000:]}"


def main() -> None:
    """Try all mutants, or those of the rules named, as many at a time as there are cores."""
    chosen = [mutant for mutant in mutants() if mutant.rule in sys.argv[1:] or not sys.argv[1:]]
    tests = tuple(sorted({test for mutant in chosen for test in mutant.tests}))
    if (sound := run(tests, ROOT / "src")).returncode != 0:
        sys.exit(f"The tests fail without any mutant:\n{sound.stdout}")
    alive = []
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        for mutant, problem in zip(chosen, pool.map(survives, chosen), strict=True):
            print("alive " if problem else "killed", mutant, flush=True)
            alive += [problem] if problem else []
    if alive:
        sys.exit("\n".join(alive))
    print(f"all {len(chosen)} mutants killed")


if __name__ == "__main__":
    main()

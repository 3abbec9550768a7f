"""Run scripts of web/package.json by the Node that comes as a Python package (`… tools.web lint test`)."""

import subprocess
import sys
from pathlib import Path

from hatch_build import fetch_packages, npm

WEB = Path(__file__).parent.parent / "web"


def main() -> None:
    """Run the scripts named, one after another, until one fails."""
    try:
        fetch_packages(WEB)
        for script in sys.argv[1:]:
            print(npm(WEB, "run", "--silent", script).rstrip())
    except subprocess.CalledProcessError as problem:
        sys.exit(str(problem.stdout))


if __name__ == "__main__":
    main()

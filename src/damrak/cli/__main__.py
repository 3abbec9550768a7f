"""`python -m damrak.cli` is the `damrak` command."""

import sys

from damrak.cli.main import main

sys.exit(main())

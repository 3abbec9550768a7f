"""`python -m damrak` is the `damrak` command."""

import sys

from damrak.cli.main import main

sys.exit(main())

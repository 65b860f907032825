"""What needs the compiled build runs in `dev.py test --native`, which makes it first."""

import quadriga

collect_ignore = [] if quadriga.BUILD == "compiled" else ["test_same_games.py"]

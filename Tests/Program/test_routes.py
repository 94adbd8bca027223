"""A bounded random walk over all routes; `make fuzz` walks on for longer."""

import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent / "Fuzz"))

from program import DAILVE  # noqa: E402
from routes import run  # noqa: E402


def test_no_request_stops_the_server_or_causes_an_error(tmp_path):
    count = run(DAILVE, tmp_path, requests=int(os.environ.get("REQUESTS", 5100)), seed=int(os.environ.get("SEED", 20)))
    assert count >= 5000

"""See Benchmarks/signin."""

import http.client
import os
import re
import shutil
import statistics
import sys
import time
import urllib.parse
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Tests"))

from program import Server, dailve  # noqa: E402

WORK = Path(os.environ["WORK"]) / "signin"
REQUESTS = int(os.environ.get("REQUESTS", 600))
ORIGIN, PASSPHRASE = "https://health.example.org", "four quiet herons at noon"


class Reader:
    def __init__(self, server, headers):
        self.connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
        self.headers, self.times = headers, []

    def read(self):
        began = time.perf_counter()
        self.connection.request("GET", "/", headers=self.headers)
        answer = self.connection.getresponse()
        answer.read()
        self.times.append((time.perf_counter() - began) * 1000)
        assert answer.status == 200

    def quantile(self, share):
        return statistics.quantiles(self.times, n=100, method="inclusive")[share - 1]


def session(store, server):
    code = dailve("users", "reset", "--store", store).stdout.strip()
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
    form = urllib.parse.urlencode({"code": code, "passphrase": PASSPHRASE})
    connection.request("POST", "/setup", form, {"Host": "health.example.org", "Content-Type": "application/x-www-form-urlencoded"})
    return re.search("__Host-dailve=[0-9a-f]{64}", connection.getresponse().getheader("Set-Cookie"))[0]


shutil.rmtree(WORK, ignore_errors=True)
WORK.mkdir(parents=True)
dailve("sample", WORK / "sample.zip")
for name in ("free", "signed"):
    dailve("import", WORK / "sample.zip", "--store", WORK / name)
free = Server(WORK / "free")
signed = Server(WORK / "signed", options=("--origin", ORIGIN, "--behind-proxy", "127.0.0.1"))
try:
    readers = [Reader(free, {}), Reader(signed, {"Host": "health.example.org", "Cookie": session(WORK / "signed", signed)})]
    # Warm up: the first requests compute values that are cached afterwards.
    for reader in readers:
        for _ in range(20):
            reader.read()
        reader.times.clear()
    for turn in range(REQUESTS):
        for reader in readers if turn % 2 else reversed(readers):
            reader.read()
finally:
    free.stop()
    signed.stop()
without, with_session = readers
for share in (50, 99):
    costs = with_session.quantile(share) - without.quantile(share)
    state = "" if costs <= 0.5 else ": missed"
    print(f"GET / p{share}: {without.quantile(share):.3f} ms without sign-in, {with_session.quantile(share):.3f} ms with a session; "
          f"{costs:+.3f} ms, limit 0.5{state}")

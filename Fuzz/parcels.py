#!/usr/bin/env python3
"""Messages that another machine may send: recorded ones with altered bytes and numbers under a valid checksum, posted to a server with a key for
exchange. Afterwards everything that the server took is read, as Fuzz/stores.py does.

The tests run it for a few messages, Fuzz/run for SECONDS_EACH:  parcels.py DAILVE [SECONDS]
The same seed sends the same messages; a finding says which seed and message it took."""

import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

import stores
from stores import Finding, program

MARK = b"DLVP"
SEEDS = Path(__file__).resolve().parent / "seeds" / "peer"
# Edge values of the integers in messages, which are written with seven bits a byte.
NUMBERS = [0, 1, 2, 63, 127, 128, 255, 2**14, 2**26, 2**26 + 1, 2**31, 2**32, 2**40 - 1, 2**41, 2**42, 2**43, 2**53, 2**63 - 1, 2**63, 2**64 - 1]


def written(number):
    result = bytearray()
    while number >= 0x80:
        result.append(number & 0x7F | 0x80)
        number >>= 7
    return bytes(result + bytes([number]))


def checksum(data):
    whole = 2**64 - 1
    state = 0x9E3779B97F4A7C15 ^ len(data)
    for at in range(0, len(data) - 7, 8):
        product = (state ^ int.from_bytes(data[at:at + 8], "little")) * 0xD6E8FEB86659FD93
        state = ((product >> 64 ^ product) + 0x2545F4914F6CDD1D) & whole
    # The remaining bytes are hashed with FNV-1a.
    hashed = 0xCBF29CE484222325
    for byte in data[len(data) // 8 * 8:]:
        hashed = (hashed ^ byte) * 0x100000001B3 & whole
    return state ^ hashed


def sealed(inner, dialect):
    data = MARK + bytes([dialect]) + inner
    return data + checksum(data).to_bytes(8, "little")


def bodies(seeds):
    """Yields the messages without their frames."""
    for path in sorted(seeds.iterdir()):
        data = path.read_bytes()
        yield data[5:-8] if data.startswith(MARK) else data


def altered(inner, others, draw):
    inner = bytearray(inner)
    for _ in range(draw.choice([1, 1, 2, 4, 12])):
        at = draw.randrange(len(inner) + 1)
        change = draw.randrange(7)
        if change == 0:
            inner[at:at + draw.choice([0, 1, 1, 2, 5])] = written(draw.choice(NUMBERS))
        elif change == 1:
            del inner[at:at + draw.randrange(1, 40)]
        elif change == 2 and inner:
            inner[at:at] = inner[at:at + draw.randrange(1, 60)]
        elif change == 3:
            other = draw.choice(others)
            inner[at:at] = other[draw.randrange(len(other)):][:draw.randrange(1, 200)]
        elif change == 4:
            inner[at:at + 8] = draw.choice([2**63 - 1, 0x7FF0 << 48, 0x7FEF_FFFF_FFFF_FFFF, 1, 0]).to_bytes(8, "little")
        elif inner:
            at = draw.randrange(len(inner))
            inner[at] = draw.choice([0, 1, 0x7F, 0x80, 0xFF, draw.randrange(256)])
    return bytes(inner)


def run(dailve, folder, messages=None, seconds=None, seed=1, made=None):
    draw = random.Random(f"parcels {seed}")
    original, paths, healthy = made or stores.prepared(dailve, folder)
    store = folder / "peer"
    shutil.copytree(original, store)
    known = [body for body in bodies(SEEDS) if body]
    # Every answer with a parcel also becomes a request that hands it over.
    known += [b"\x05\x020a" + body[1:] for body in known if body[0] == 4]
    key = json.loads(subprocess.run([dailve, "tokens", "add", "Fuzz", "--scope", "peer", "--store", str(store), "--json"],
                                    check=True, capture_output=True).stdout)["token"]
    statuses, end, number = {}, time.monotonic() + (seconds or 0), 0
    log = folder / "log"
    with open(log, "wb") as output:
        server = program.Server(store, log=output, program=dailve)
        try:
            while number < messages if messages else time.monotonic() < end:
                inner = altered(draw.choice(known), known, draw)
                request = urllib.request.Request(
                    server.url + "/sync/peer", sealed(inner, DIALECT),
                    {"Authorization": f"Bearer {key}", "Content-Type": "application/octet-stream"})
                try:
                    with urllib.request.urlopen(request, timeout=program.PATIENCE) as answer:
                        answer.read()
                        status = answer.status
                except urllib.error.HTTPError as error:
                    status = error.code
                    error.read()
                except OSError as error:
                    raise Finding(f"seed {seed}, message {number} ({inner.hex()[:400]}) ended the server: {error}\n{stores.end_of(log.read_text(errors='replace'))}")
                statuses[status] = statuses.get(status, 0) + 1
                number += 1
                if status == 429:
                    time.sleep(0.2)
        finally:
            server.stop()
        if server.process.returncode not in (0, -15):
            raise Finding(f"the server ended with {server.process.returncode}: {stores.end_of(log.read_text(errors='replace'))}")
    peak, _ = stores.visit(dailve, store, paths, folder, stores.COMMANDS)
    if peak > healthy + stores.SPARE:
        raise Finding(f"seed {seed}: {peak >> 20} MB instead of {healthy >> 20}")
    return number, statuses, peak - healthy


DIALECT = next(data[4] for path in sorted(SEEDS.iterdir()) if (data := path.read_bytes()).startswith(MARK))

if __name__ == "__main__":
    binary = str(Path(sys.argv[1]).resolve())
    program.DAILVE = binary
    seed = int(os.environ.get("SEED") or random.randrange(10**9))
    with tempfile.TemporaryDirectory() as folder:
        number, statuses, more = run(
            binary, Path(folder), messages=int(os.environ.get("MESSAGES", 0)) or None, seconds=float(sys.argv[2]) if len(sys.argv) > 2 else 60,
            seed=seed)
    print(f"parcels            {number} messages of seed {seed}, no crash; answers {dict(sorted(statuses.items()))}; {more >> 20} MB more")

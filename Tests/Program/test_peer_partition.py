"""Two machines with a bad line between them: packets are lost and late, then there is no line at all, then it is good again."""

import fcntl
import os
import random
import select
import shutil
import signal
import struct
import subprocess
import sys
import threading
import time
from collections import deque

import pytest

from peers import digests, follow, key_of
from program import DAILVE, dailve, dailve_json, free_port

RELAY = """
import socket, sys, threading
listen, host, port = sys.argv[1].split(":"), sys.argv[2], int(sys.argv[3])
def pump(a, b):
    try:
        while data := a.recv(65536):
            b.sendall(data)
        b.shutdown(socket.SHUT_WR)
    except OSError:
        pass
def serve(client):
    try:
        server = socket.create_connection((host, port), timeout=60)
        server.settimeout(None)
    except OSError:
        return client.close()
    threading.Thread(target=pump, args=(client, server), daemon=True).start()
    pump(server, client)
with socket.create_server((listen[0], int(listen[1]))) as own:
    print("ready", flush=True)
    while True:
        threading.Thread(target=serve, args=(own.accept()[0],), daemon=True).start()
"""


def run(*command):
    return subprocess.run(command, capture_output=True, text=True, timeout=60)


class Line:
    """A line to another network of this machine, named `name`: 10.213.7.1 here, 10.213.7.2 there. Each packet goes through this program, which loses
    the share `loss` of them and holds the others back for `delay` seconds; while it is cut, it loses all."""

    # Of linux/if_tun.h: ask for a device of IP packets without a header.
    TUNSETIFF, IFF_TUN, IFF_NO_PI = 0x400454CA, 0x0001, 0x1000

    def __init__(self, name):
        self.name, self.loss, self.delay, self.is_cut = name, 0, 0, False
        self.lost = self.passed = 0
        self.chance = random.Random(1)
        self.stopped = threading.Event()
        self.ends = [self.open(f"{name}a"), self.open(f"{name}b")]

    def open(self, device):
        end = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
        fcntl.ioctl(end, self.TUNSETIFF, struct.pack("16sH22x", device.encode(), self.IFF_TUN | self.IFF_NO_PI))
        return end

    def steps(self):
        near, far, space = f"{self.name}a", f"{self.name}b", ["-n", self.name]
        return [
            ["link", "set", far, "netns", self.name], ["addr", "add", "10.213.7.1/30", "dev", near], ["link", "set", near, "up"],
            [*space, "addr", "add", "10.213.7.2/30", "dev", far], [*space, "link", "set", far, "up"], [*space, "link", "set", "lo", "up"],
        ]

    def carry(self):
        """Until it is stopped; each way is a queue, because all packets are held back for the same time."""
        waiting = deque()
        while not self.stopped.is_set():
            patience = max(0, min(0.05, waiting[0][0] - time.monotonic())) if waiting else 0.05
            for end in select.select(self.ends, [], [], patience)[0]:
                packet = os.read(end, 65536)
                if self.is_cut or self.chance.random() < self.loss:
                    self.lost += 1
                else:
                    waiting.append((time.monotonic() + self.delay, self.ends[end == self.ends[0]], packet))
            while waiting and waiting[0][0] <= time.monotonic():
                _, to, packet = waiting.popleft()
                os.write(to, packet)
                self.passed += 1


@pytest.fixture
def line():
    """A line, where this machine allows a network of its own."""
    name = f"dlv{os.getpid() % 10000}"
    if not shutil.which("ip") or run("ip", "netns", "add", name).returncode:
        pytest.skip("this machine does not let us make a network of its own")
    try:
        try:
            line = Line(name)
        except OSError as error:
            pytest.skip(f"this machine does not let us lay a line: {error}")
        for step in line.steps():
            result = run("ip", *step)
            if result.returncode:
                pytest.skip(f"this machine does not let us lay a line: {' '.join(step)}: {result.stderr.strip()}")
        thread = threading.Thread(target=line.carry)
        thread.start()
        yield line
        line.stopped.set()
        thread.join()
        for end in line.ends:
            os.close(end)
    finally:
        run("ip", "netns", "del", name)


def test_a_bad_line_and_none(line, tmp_path):
    home, laptop = tmp_path / "home", tmp_path / "laptop"
    export = tmp_path / "export.zip"
    dailve("sample", export, "--years", 1, "--density", 0.1, "--until", "2026-06-30")
    dailve("import", export, "--store", home)
    port, near = free_port(), free_port()
    processes = []

    def begin(*command, far=False, **options):
        prefix = ["ip", "netns", "exec", line.name] if far else []
        process = subprocess.Popen([*prefix, *map(str, command)], **options)
        processes.append(process)
        return process

    def relay(listen, host, to, far=False):
        process = begin(sys.executable, "-c", RELAY, listen, host, to, far=far, stdout=subprocess.PIPE)
        assert process.stdout.readline() == b"ready\n"

    try:
        begin(DAILVE, "serve", "--store", home, "--port", port, far=True, stderr=subprocess.DEVNULL)
        relay(f"10.213.7.2:{port}", "127.0.0.1", port, far=True)
        relay(f"127.0.0.1:{near}", "10.213.7.2", port)

        class Near:
            url = f"http://127.0.0.1:{near}"

        follow(laptop, Near, key_of(home))
        own = begin(DAILVE, "serve", "--store", laptop, "--port", free_port(), stderr=subprocess.DEVNULL)
        # It works at it, with three of ten packets lost, and then 2 s each way.
        line.loss, line.delay = 0.3, 0.1
        time.sleep(10)
        line.delay = 2
        time.sleep(10)
        # No line: the laptop says so, and goes on with its own work.
        line.is_cut = True
        dailve("undo", 1, "--store", home)
        dailve("import", export, "--store", home)
        (state,) = dailve_json("peer", "--store", laptop)
        assert state["name"] == "home"
        time.sleep(5)
        assert line.lost > 3 and line.passed > 3, (line.lost, line.passed)
        assert digests(home) != digests(laptop)
        line.is_cut, line.delay, line.loss = False, 0, 0
        end = time.monotonic() + 240
        while digests(home) != digests(laptop):
            assert time.monotonic() < end, dailve_json("peer", "--store", laptop)
            time.sleep(1)
        own.send_signal(signal.SIGTERM)
    finally:
        for process in processes:
            process.kill()
            process.wait()

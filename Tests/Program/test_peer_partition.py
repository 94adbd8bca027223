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

from peers import digests, key_of, sizes
from program import DAILVE, PATIENCE, dailve, dailve_json, eventually, free_port

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


def run(*command, **options):
    subprocess.run(command, check=True, capture_output=True, text=True, timeout=PATIENCE, **options)


class Line:
    """A line between two networks of their own, `near` and `far`: 10.213.7.1 and 10.213.7.2. Each packet goes through this program, which loses the
    share `loss` of them and holds the others back for `delay` seconds; while the line is cut, it loses them all. This machine's own network stays as
    it is, because Chromium ends every request, even to loopback, when an address comes or goes (net::ERR_NETWORK_CHANGED), and its tests run at the
    same time."""

    # These values of linux/if_tun.h ask for a device of IP packets without a header.
    TUNSETIFF, IFF_TUN, IFF_NO_PI = 0x400454CA, 0x0001, 0x1000

    def __init__(self, name):
        self.near, self.far = f"{name}a", f"{name}b"
        self.loss, self.delay, self.is_cut = 0, 0, False
        self.lost = self.passed = 0
        self.chance = random.Random(1)
        self.stopped = threading.Event()
        self.ends = []

    def lay(self):
        """Makes both networks. A device has the name of the network that it is moved to."""
        for name, address in [(self.near, "10.213.7.1/30"), (self.far, "10.213.7.2/30")]:
            run("ip", "netns", "add", name)
            self.ends.append(os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK))
            fcntl.ioctl(self.ends[-1], self.TUNSETIFF, struct.pack("16sH22x", name.encode(), self.IFF_TUN | self.IFF_NO_PI))
            run("ip", "link", "set", name, "netns", name)
            for step in (["addr", "add", address, "dev", name], ["link", "set", name, "up"], ["link", "set", "lo", "up"]):
                run("ip", "-n", name, *step)

    def remove(self):
        for end in self.ends:
            os.close(end)
        for name in (self.near, self.far):
            subprocess.run(["ip", "netns", "del", name], capture_output=True)

    def carry(self):
        """Carries packets until it is stopped. One queue is enough, because all packets are held back for the same time."""
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
    """A line, if this machine allows networks of its own."""
    if not shutil.which("ip"):
        pytest.skip("there is no `ip` to make networks with")
    line = Line(f"dlv{os.getpid() % 10000}")
    try:
        try:
            line.lay()
        except (OSError, subprocess.CalledProcessError) as error:
            pytest.skip(f"this machine does not let us lay a line: {error} {getattr(error, 'stderr', '')}")
        thread = threading.Thread(target=line.carry)
        thread.start()
        yield line
        line.stopped.set()
        thread.join()
    finally:
        line.remove()


def test_machines_converge_after_a_bad_line_and_an_outage(line, tmp_path):
    home, laptop = tmp_path / "home", tmp_path / "laptop"
    export = tmp_path / "export.zip"
    dailve("sample", export, "--years", 1, "--density", 0.1, "--until", "2026-06-30")
    dailve("import", export, "--store", home)
    port = free_port()
    processes = []

    def begin(place, *command, **options):
        process = subprocess.Popen(["ip", "netns", "exec", place, *map(str, command)], **options)
        processes.append(process)
        return process

    def relay(place, listen, host):
        process = begin(place, sys.executable, "-c", RELAY, listen, host, port, stdout=subprocess.PIPE)
        assert process.stdout.readline() == b"ready\n"

    try:
        begin(line.far, DAILVE, "serve", "--store", home, "--port", port, stderr=subprocess.DEVNULL)
        relay(line.far, f"10.213.7.2:{port}", "127.0.0.1")
        relay(line.near, f"127.0.0.1:{port}", "10.213.7.2")
        run("ip", "netns", "exec", line.near, DAILVE, "peer", "add", f"http://127.0.0.1:{port}", "--name", "home", "--store", str(laptop),
            input=key_of(home) + "\n")
        own = begin(line.near, DAILVE, "serve", "--store", laptop, "--port", free_port(), stderr=subprocess.DEVNULL)
        # The exchange goes on, first with three of ten packets lost, then also with 2 s each way.
        line.loss, line.delay = 0.3, 0.1
        time.sleep(10)
        line.delay = 2
        time.sleep(10)
        eventually(lambda: line.lost > 3 and line.passed > 3, "nothing goes over the line")
        # Without a line the laptop says so, and goes on with its own work.
        line.is_cut = True
        dailve("undo", 1, "--store", home)
        dailve("import", export, "--store", home)
        (state,) = dailve_json("peer", "--store", laptop)
        assert state["name"] == "home"
        time.sleep(5)
        assert digests(home) != digests(laptop)
        line.is_cut, line.delay, line.loss = False, 0, 0
        eventually(lambda: sizes(home) == sizes(laptop), lambda: dailve_json("peer", "--store", laptop), 2 * PATIENCE)
        eventually(lambda: digests(home) == digests(laptop), lambda: dailve_json("peer", "--store", laptop), 2 * PATIENCE)
        own.send_signal(signal.SIGTERM)
    finally:
        for process in processes:
            process.kill()
            process.wait()

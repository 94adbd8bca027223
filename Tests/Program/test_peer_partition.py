"""Two machines with a bad line between them: packets are lost and late, then there is no line at all, then it is good again."""

import os
import shutil
import signal
import subprocess
import sys
import time

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


@pytest.fixture
def line():
    """Two namespaces with a cable between them; `far` runs a command at the other end."""
    if not shutil.which("ip") or not shutil.which("tc"):
        pytest.skip("ip and tc are not installed")
    name = f"dlv{os.getpid() % 10000}"
    if run("ip", "netns", "add", name).returncode:
        pytest.skip("this machine does not let us make a network namespace")
    try:
        steps = [
            ["ip", "link", "add", name, "type", "veth", "peer", "name", "v0", "netns", name],
            ["ip", "addr", "add", "10.213.7.1/30", "dev", name], ["ip", "link", "set", name, "up"],
            ["ip", "-n", name, "addr", "add", "10.213.7.2/30", "dev", "v0"], ["ip", "-n", name, "link", "set", "v0", "up"],
            ["ip", "-n", name, "link", "set", "lo", "up"],
            ["tc", "qdisc", "add", "dev", name, "root", "netem", "loss", "30%", "delay", "100ms"],
        ]
        for step in steps:
            result = run(*step)
            if result.returncode:
                pytest.skip(f"this machine does not let us lay a bad line: {' '.join(step)}: {result.stderr.strip()}")
        yield name
    finally:
        run("ip", "netns", "del", name)
        run("ip", "link", "del", name)


def test_a_bad_line_and_none(line, tmp_path):
    home, laptop = tmp_path / "home", tmp_path / "laptop"
    export = tmp_path / "export.zip"
    dailve("sample", export, "--years", 1, "--density", 0.1, "--until", "2026-06-30")
    dailve("import", export, "--store", home)
    port, near = free_port(), free_port()
    processes = []

    def begin(*command, far=False, **options):
        prefix = ["ip", "netns", "exec", line] if far else []
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
        # It works at it, with 2 s each way and three of ten packets lost.
        run("tc", "qdisc", "change", "dev", line, "root", "netem", "loss", "30%", "delay", "2s")
        time.sleep(20)
        # No line: the laptop says so, and goes on with its own work.
        run("ip", "link", "set", line, "down")
        dailve("undo", 1, "--store", home)
        dailve("import", export, "--store", home)
        (state,) = dailve_json("peer", "--store", laptop)
        assert state["name"] == "home"
        time.sleep(5)
        run("ip", "link", "set", line, "up")
        run("tc", "qdisc", "del", "dev", line, "root")
        end = time.monotonic() + 240
        while digests(home) != digests(laptop):
            assert time.monotonic() < end, dailve_json("peer", "--store", laptop)
            time.sleep(1)
        own.send_signal(signal.SIGTERM)
    finally:
        for process in processes:
            process.kill()
            process.wait()

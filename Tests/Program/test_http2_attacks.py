"""Attacks that HTTP/2 makes possible: the connection ends, and everybody else is served."""

import re
import struct
import time

import h2.events
import pytest

from certificates import Authority
from encrypted_site import EncryptedSite, H2


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    authority = Authority(tmp_path_factory.mktemp("authority"))
    site = EncryptedSite(tmp_path_factory.mktemp("site"), authority, authority.sign())
    yield site
    assert site.is_serving()
    site.stop()


def frame(kind, flags, stream, payload):
    return struct.pack(">I", len(payload))[1:] + bytes([kind, flags]) + struct.pack(">I", stream) + payload


def ends(client):
    """Returns whether the server ends the connection."""
    return any(event is None or isinstance(event, h2.events.ConnectionTerminated) for event in client.events())


def send(client, data, times):
    """Returns whether all of it was taken."""
    try:
        for _ in range(times):
            client.socket.sendall(data)
    except OSError:
        return False
    return True


def test_rapid_stream_resets_end_the_connection(site):
    """This attack is CVE-2023-44487."""
    client = H2(site)
    refused = False
    try:
        for _ in range(2000):
            stream = client.request("GET", "/sign-in")
            client.connection.reset_stream(stream)
            client.send()
    except OSError:
        refused = True
    assert refused or ends(client)
    assert site.is_serving()


def test_an_endless_head_ends_the_connection(site):
    """An attacker sends endless CONTINUATION frames."""
    client = H2(site)
    client.socket.sendall(frame(1, 0, 1, b"\x82\x87\x84"))
    assert not send(client, frame(9, 0, 1, b"\x00\x01a\x01b" * 200), 2000) or ends(client)
    assert site.is_serving()


def outcome(client):
    """Returns the status of the one answer, or that its stream or connection ended."""
    for event in client.events():
        if isinstance(event, h2.events.ResponseReceived):
            return dict(event.headers)[":status"]
        if event is None or isinstance(event, (h2.events.StreamReset, h2.events.ConnectionTerminated)):
            return "ended"
    return "no answer"


def test_a_head_of_more_than_16_kilobytes_is_refused(site):
    client = H2(site)
    client.request("GET", "/sign-in", [("x-long", "a" * 10_000), ("x-longer", "b" * 10_000)])
    assert outcome(client) not in ("200", "303", "no answer")
    assert site.is_serving()


def test_a_header_that_expands_enormously_is_refused(site):
    """A small block names one long field of the table again and again."""
    client = H2(site)
    long = b"\x40\x01a" + b"\x7f\xa1\x1e" + b"b" * 4000
    client.socket.sendall(frame(1, 4 | 1, 1, b"\x82\x87\x84" + long + b"\xbe" * 10_000))
    assert ends(client)
    assert site.is_serving()


def test_at_most_a_hundred_concurrent_requests_are_accepted(site):
    client = H2(site)
    assert any(isinstance(event, h2.events.RemoteSettingsChanged) for event in client.events())
    assert client.connection.remote_settings.max_concurrent_streams <= 100


def test_unread_answers_take_little_memory(site):
    """An attacker sends as many requests as many connections allow, and opens no window for the answers."""
    def memory():
        status = open(f"/proc/{site.process.pid}/status").read()
        return int(status.split("VmRSS:")[1].split()[0]) / 1024

    path = re.search(r'/assets/[^"]+style\.css', site.ask("GET", "/setup").text)[0]
    before, clients = memory(), []
    for _ in range(40):
        client = H2(site, window=0)
        try:
            for _ in range(100):
                client.request("GET", path)
        except OSError:
            pass
        clients.append(client)
    time.sleep(1)
    assert memory() - before < 200
    for client in clients:
        client.socket.close()
    assert site.is_serving()


@pytest.mark.parametrize("kind, payload", [(6, b"12345678"), (4, b""), (2, b"\x00\x00\x00\x00\x01")])
def test_endless_control_frames_block_no_other_client(site, kind, payload):
    client = H2(site)
    send(client, frame(kind, 0, 1 if kind == 2 else 0, payload) * 50, 400)
    assert site.is_serving()


@pytest.mark.parametrize(
    "headers",
    [[("transfer-encoding", "chunked")], [("connection", "close")], [("x", "a\r\nInjected: 1")], [("x\r\nInjected: 1", "a")],
     [("X-Upper", "a")], [("content-length", "5")], [("te", "gzip")], [(":path", "/other")]])
def test_ambiguous_heads_are_refused(site, headers):
    client = H2(site)
    client.request("GET", "/sign-in", headers)
    assert outcome(client) in ("400", "421", "ended")
    assert site.is_serving()


def test_a_body_of_the_wrong_length_is_refused(site):
    client = H2(site)
    client.request("POST", "/sign-in", [("content-type", "application/x-www-form-urlencoded"), ("content-length", "3")], b"passphrase=x")
    assert outcome(client) not in ("200", "303", "no answer")
    assert site.is_serving()

"""Connecting a phone without a terminal: the address for devices, switched on and off in the pages while the server runs."""

import json
import signal
import socket
import urllib.error
import urllib.parse
import urllib.request

import pytest

from program import PATIENCE, Server, dailve_json, eventually, free_port
from test_ingest import token

BODY = {"data": {"metrics": [{"name": "step_count", "units": "count", "data": [{"date": "2026-05-28 08:00:00 +0000", "qty": 12}]}]}}


def page(server, path="/settings/devices", form=None):
    body = None if form is None else urllib.parse.urlencode(form).encode()
    with urllib.request.urlopen(urllib.request.Request(server.url + path, body), timeout=PATIENCE) as answer:
        return answer.read().decode()


def turn(server, port, way="on", **more):
    return page(server, form={"host": "127.0.0.1", "port": port, "turn": way, **more})


def deliver(port, secret):
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}/api/v1/ingest", json.dumps(BODY).encode(),
        {"Authorization": f"Bearer {secret}", "Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        return json.load(answer)["delivery"]


def is_open(port):
    try:
        socket.create_connection(("127.0.0.1", port), timeout=PATIENCE).close()
    except ConnectionRefusedError:
        return False
    return True


@pytest.fixture
def server(tmp_path):
    server = Server(tmp_path / "store")
    yield server
    if server.process.poll() is None:
        server.stop()


def test_an_address_is_enabled_receives_a_delivery_and_is_disabled(server, tmp_path):
    port, secret = free_port(), token(tmp_path / "store")
    assert 'action="/settings/devices"' in page(server, "/connect")
    # From the page that connects a device, the form leads back there.
    assert "Connect a device" in turn(server, port, back="1")
    delivery = deliver(port, secret)
    listed = lambda: any(each["id"] == delivery for each in dailve_json("deliveries", "--store", tmp_path / "store"))  # noqa: E731
    eventually(listed, "the delivery was not read")
    assert f"127.0.0.1:{port}: it works" in page(server, "/settings/devices/test", {})
    # The address shows nothing.
    for path in ("/", "/connect", "/api/v1/today"):
        with pytest.raises(urllib.error.HTTPError) as error:
            urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=PATIENCE)
        assert error.value.code == 404
    assert "Off. Nothing is accepted" in turn(server, port, "off")
    assert not is_open(port)
    assert f'value="{port}"' in page(server)


@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGKILL], ids=["stopped", "killed"])
def test_the_address_reopens_after_a_restart(server, tmp_path, end):
    port = free_port()
    assert "The address is open" in turn(server, port)
    server.process.send_signal(end)
    server.process.wait(PATIENCE)
    again = Server(tmp_path / "store")
    try:
        # It opens before the first page is answered.
        assert is_open(port)
        assert "On since" in page(again)
    finally:
        again.stop()


def test_a_port_in_use_is_reported_and_the_server_goes_on(server, tmp_path):
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        assert f"Port {port} is already in use" in turn(server, port)
        assert "something other than Dailve answers" in page(server, "/settings/devices/test", {})
        server.stop()
        with open(tmp_path / "log", "w+") as log:
            again = Server(tmp_path / "store", log=log)
            try:
                assert f"Port {port} is already in use" in page(again)
                free = free_port()
                assert "The address is open" in turn(again, free) and is_open(free)
            finally:
                again.stop()
            log.seek(0)
            assert f"Devices cannot send to 127.0.0.1:{port} yet: another program uses the port." in log.read()


def test_the_command_line_overrides_the_page(server, tmp_path):
    port, given = free_port(), free_port()
    turn(server, port)
    server.stop()
    again = Server(tmp_path / "store", options=("--ingest-listen", f"127.0.0.1:{given}"))
    try:
        text = page(again)
        assert f"127.0.0.1:{given} (--ingest-listen)" in text and 'name="turn"' not in text
        assert is_open(given) and not is_open(port)
        with pytest.raises(urllib.error.HTTPError) as error:
            turn(again, port)
        assert error.value.code == 409 and not is_open(port)
    finally:
        again.stop()


def test_values_out_of_range_are_returned_with_an_explanation(server, tmp_path):
    for form in ({"host": "8.8.8.8", "port": 8421}, {"host": "127.0.0.1", "port": 80}, {"host": "x" * 5000, "port": "1" * 5000}):
        with pytest.raises(urllib.error.HTTPError) as error:
            page(server, form={**form, "turn": "on"})
        assert error.value.code == 422 and 'id="errors"' in error.value.read().decode()
    assert not (tmp_path / "store" / "device-address.json").exists()

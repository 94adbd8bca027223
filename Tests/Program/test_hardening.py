"""A stranger or another site can make the server do little, and never for long."""

import http.client
import re
import shutil

import h2.events
import pytest

from certificates import Authority
from encrypted_site import EncryptedSite, H2
from program import PATIENCE, ROOT, eventually
from test_server import large_store, wire  # noqa: F401 (a fixture)
from test_sign_in import Site


@pytest.fixture
def site(tmp_path):
    site = Site(tmp_path)
    yield site
    site.server.stop()


def routes(method):
    lines = [line.split(" ") for line in (ROOT / "Tests" / "routes.txt").read_text().split("\n") if line]
    return [path for verb, path in lines if verb == method]


HEAVY = ["/settings/export/csv", "/data/audit", "/data/batches/1/report.csv", "/metric/steps/csv", "/type/HKQuantityTypeIdentifierStepCount/csv", "/activity/1/csv", "/activity/1/gpx", "/records/ecg/f0000000000000001/original", "/api/v1/today", "/events", "/import/events"]


@pytest.mark.parametrize("path", HEAVY)
def test_other_sites_cannot_start_heavy_work(sample_server, path):
    for sent in (
        {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors", "Sec-Fetch-Dest": "image"},
        {"Sec-Fetch-Site": "same-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document"},
        # Even following a link does not start it.
        {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document"},
        {"Origin": "https://evil.example"},
    ):
        connection = http.client.HTTPConnection("127.0.0.1", sample_server.port, timeout=PATIENCE)
        connection.request("GET", path, headers=sent)
        assert connection.getresponse().status == 403, sent
        connection.close()


def test_no_page_can_be_embedded_in_another_site(site):
    for path in routes("GET"):
        plain = re.sub(r"\{\w+\}", "1", path)
        answer = site.ask("GET", plain, Sec_Fetch_Site="cross-site", Sec_Fetch_Mode="no-cors", Sec_Fetch_Dest="image")
        assert answer.status == 403, path


@pytest.mark.parametrize("method", ["TRACE", "CONNECT", "PROPFIND", "PUT", "DELETE", "NONSENSE"])
def test_unknown_methods_are_refused(site, method):
    answer = site.ask(method, "/sign-in")
    assert answer.status in (400, 404, 405), answer.status
    assert "Host: " not in answer.text and "health.example.org" not in answer.text


@pytest.mark.parametrize("head", ["X: " + "a" * 17_000, "\r\n".join(f"X-{n}: a" for n in range(300)), "Cookie: " + "a=b; " * 4000])
def test_a_head_of_more_than_16_kilobytes_is_refused(sample_server, head):
    answer = wire(sample_server.port, f"GET /browse HTTP/1.1\r\nHost: localhost\r\n{head}\r\n\r\n".encode())
    assert answer.startswith((b"HTTP/1.1 400", b"HTTP/1.1 431"))


def test_an_address_of_more_than_16_kilobytes_is_refused(sample_server):
    answer = wire(sample_server.port, f"GET /browse?{'a' * 20_000} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
    assert answer.startswith((b"HTTP/1.1 400", b"HTTP/1.1 414", b"HTTP/1.1 431"))


def test_signing_out_tells_the_browser_to_clear_its_data(site):
    cookie, _ = site.set_up()
    answer = site.ask("POST", "/sign-out", {}, Cookie=f"__Host-dailve={cookie}; injuries=2026-01-01; counted-wellness=2026-01-01; counted-/x=1; lang=ko")
    cleared = answer.getheader("Clear-Site-Data")
    assert all(f'"{kind}"' in cleared for kind in ("cache", "storage"))
    # Signing out removes the session's cookie and those that tell of the person. The look of pages stays, and so does the mark that somebody has
    # signed in here before.
    gone = {field.split("=")[0] for field in answer.headers.get_all("Set-Cookie") if "Max-Age=0" in field}
    assert gone == {"__Host-dailve", "injuries", "counted-wellness"}


def test_compressed_answers_never_mix_secrets_with_attacker_input(site):
    """BREACH: no page repeats parts of an address, a form or a header beside a secret."""
    cookie, codes = site.set_up()
    marker = "zq7marker"
    for path in ("/", "/browse", "/settings", "/settings/security", "/connect", "/data", "/sleep", "/no-such-page"):
        answer = site.ask("GET", f"{path}?q={marker}&next={marker}", cookie=cookie, Referer=f"https://{marker}.example", User_Agent=marker)
        assert marker not in answer.text, path
        assert cookie not in answer.text and not any(code in answer.text for code in codes), path
    # A form that comes back has what was typed into it but no secret: the passphrase is never repeated.
    answer = site.ask("POST", "/sign-in", {"passphrase": f"{marker} wrong"})
    assert marker not in answer.text
    # The question before an irreversible step repeats the form that waits, so only our own pages may send it.
    assert site.ask("POST", "/connect", {"name": marker}, cookie=cookie, Sec_Fetch_Site="cross-site").status == 403


def export(client, headers):
    """Begins an export and reads no further. Returns its stream, or `None` if no export may begin."""
    stream = client.request("GET", "/settings/export/csv", headers)
    for event in client.events():
        if isinstance(event, h2.events.ResponseReceived) and event.stream_id == stream:
            return stream if dict(event.headers)[":status"] == "200" else None
    raise AssertionError("no answer")


@pytest.mark.parametrize("end", ["reset", "close"])
def test_an_export_over_http2_ends_when_its_client_disconnects(tmp_path, large_store, end):
    store = tmp_path / "store"
    shutil.copytree(large_store, store)
    authority = Authority(tmp_path)
    site = EncryptedSite(tmp_path, authority, authority.sign(), store=store)
    try:
        headers = [("cookie", f"__Host-dailve={site.set_up()}"), ("sec-fetch-site", "same-origin")]
        slow, other = H2(site), H2(site)
        streams = [export(slow, headers) for _ in range(2)]
        assert all(streams)
        # Two exports are under way and not read any further: pages come all the same, and a third export is refused.
        assert other.answer(other.request("GET", "/browse", headers))[0] == 200
        assert export(other, headers) is None
        if end == "reset":
            for stream in streams:
                slow.connection.reset_stream(stream)
            slow.send()
        else:
            slow.socket.close()
        eventually(lambda: export(H2(site), headers))
    finally:
        site.stop()

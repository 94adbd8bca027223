"""A local network without encryption: it must be enabled, is labelled, and works within the limits of browsers."""

import re

import pytest

from program import ROOT, Server, eventually, free_port
from test_sign_in import CODE, PASSPHRASE, Site


@pytest.fixture
def site(tmp_path):
    site = Site.__new__(Site)
    site.store, site.origin = tmp_path / "store", "http://dailve.home.arpa:8420"
    site.said = open(tmp_path / "log", "w+")
    site.server = Server(site.store, options=("--origin", site.origin, "--unencrypted"), log=site.said)
    yield site
    site.server.stop()


def set_up(site):
    answer = site.ask("POST", "/setup", {"code": site.code(), "passphrase": PASSPHRASE})
    assert answer.status == 201 and len(CODE.findall(answer.text)) == 10
    return answer


def test_sign_in_sets_a_cookie_that_browsers_accept_without_encryption(site):
    flags = set_up(site).getheader("Set-Cookie")
    secret = re.search(r"(?:^|, )dailve=([0-9a-f]{64});", flags)[1]
    assert "Secure" not in flags and "__Host-" not in flags and "HttpOnly" in flags and "SameSite=Lax" in flags
    assert site.ask("GET", "/browse").status == 303
    answer = site.ask("GET", "/browse", Cookie=f"dailve={secret}")
    assert answer.status == 200 and answer.getheader("Strict-Transport-Security") is None
    # The other name belongs to encrypted origins, and two cookies of one name are one too many.
    assert site.ask("GET", "/browse", Cookie=f"__Host-dailve={secret}").status == 303
    assert site.ask("GET", "/browse", Cookie=f"dailve={secret}; dailve={'0' * 64}").status == 303
    out = site.ask("POST", "/sign-out", {}, Cookie=f"dailve={secret}")
    assert out.status == 303 and "dailve=;" in out.getheader("Set-Cookie")
    assert site.ask("GET", "/browse", Cookie=f"dailve={secret}").status == 303


@pytest.mark.parametrize("origin, said", [
    ("http://192.168.1.20:{port}", "Add --listen 192.168.1.20:{port}."),
    ("http://dailve.lan", "http://dailve.lan works only if a program on this machine passes on to there"),
    ("http://localhost:{port}", None),
])
def test_an_origin_without_a_listener_is_reported(tmp_path, origin, said):
    port = free_port()
    with open(tmp_path / "log", "w+") as log:
        server = Server(tmp_path / "store", options=("--origin", origin.format(port=port), "--unencrypted"), log=log, port=port)
        try:
            text = eventually(lambda: "To set up sign-in" in open(log.name).read() and open(log.name).read())
            assert (said.format(port=port) in text) if said else "listens on this machine alone" not in text
        finally:
            server.stop()


def test_links_from_other_sites_start_no_heavy_work(site):
    """Without encryption, browsers reveal the origin of a request only in its referrer."""
    secret = re.search(r"dailve=([0-9a-f]{64});", set_up(site).getheader("Set-Cookie"))[1]

    def ask(**headers):
        return site.ask("GET", "/data/audit", Cookie=f"dailve={secret}", **headers).status

    assert ask(Referer=site.origin + "/data") == 200
    assert [ask(), ask(Referer="http://evil.example/"), ask(Referer=site.origin + ".evil.example/")] == [403] * 3
    # Other sites may link to pages, but forms may not come from them.
    assert site.ask("GET", "/browse", Cookie=f"dailve={secret}", Referer="http://evil.example/").status == 200
    assert site.ask("POST", "/sign-out", {}, Cookie=f"dailve={secret}", Referer="http://evil.example/").status == 403
    assert site.ask("POST", "/sign-out", {}, Cookie=f"dailve={secret}", Origin="null").status == 403


def test_unencrypted_pages_say_so_in_both_languages_and_offer_no_passkey(site):
    secret = re.search(r"dailve=([0-9a-f]{64});", set_up(site).getheader("Set-Cookie"))[1]
    pages = [line.split(" ")[1] for line in (ROOT / "Tests" / "routes.txt").read_text().split("\n") if line.startswith("GET ")]
    seen = 0
    for path in ["/sign-in", "/no-such-page", *(path for path in pages if "{" not in path)]:
        answer = site.ask("GET", path, Cookie=f"dailve={secret}", Accept="text/html") if path not in ("/events", "/import/events") else None
        if answer is None or "text/html" not in (answer.getheader("Content-Type") or ""):
            continue
        seen += 1
        assert answer.text.count('class="unencrypted"') == 1, path
        assert "This connection is not encrypted" in answer.text, path
        assert path == "/settings/security" or "passkey.js" not in answer.text, path
    assert seen > 20
    # Settings say why no passkey can be made.
    assert "/settings/security/passkeys/begin" not in site.ask("GET", "/settings/security", Cookie=f"dailve={secret}").text
    korean = site.ask("GET", "/sign-in", Accept_Language="ko")
    assert "암호화되지" in korean.text


def test_encrypted_and_local_pages_show_no_warning(tmp_path):
    site = Site(tmp_path)
    try:
        assert "unencrypted" not in site.ask("GET", "/setup").text
    finally:
        site.server.stop()


def test_an_encrypted_session_is_not_accepted_from_a_plain_cookie(tmp_path):
    """Otherwise anyone who can write in the network could plant a cookie."""
    site = Site(tmp_path)
    try:
        cookie, _ = site.set_up()
        assert site.ask("GET", "/browse", cookie=cookie).status == 200
        assert site.ask("GET", "/browse", Cookie=f"dailve={cookie}").status == 303
    finally:
        site.server.stop()

"""Pages that follow what the server sends, when there are more of them than it keeps streams for."""

import http.client
from contextlib import ExitStack, closing

from program import PATIENCE

# This script keeps the streams that a page opens, so that a test can look at them.
STREAMS = """
  window.streams = [];
  window.EventSource = class extends EventSource { constructor(...all) { super(...all); window.streams.push(this); } };
"""
OPEN, CLOSED = 1, 2


def test_a_page_reconnects_its_stream_when_it_becomes_visible(sample_server, open_page):
    page = open_page()
    page.add_init_script(STREAMS)
    page.goto(sample_server.url + "/")
    page.wait_for_function(f"() => streams[0]?.readyState === {OPEN}")
    with ExitStack() as others:
        # Eight other pages of the same browser open streams.
        answers = []
        for _ in range(8):
            connection = others.enter_context(closing(http.client.HTTPConnection("127.0.0.1", sample_server.port, timeout=PATIENCE)))
            connection.request("GET", "/events", headers={"User-Agent": page.evaluate("navigator.userAgent")})
            # The answer is kept, because dropping it would close its connection.
            answers.append(connection.getresponse())
            assert answers[-1].status == 200
        page.wait_for_function(f"() => streams[0].readyState === {CLOSED}")
        # The page does not take the place of another one by itself.
        assert page.evaluate("streams.length") == 1
        page.evaluate("() => { document.dispatchEvent(new Event('visibilitychange')); }")
        page.wait_for_function(f"() => streams.length === 2 && streams[1].readyState === {OPEN}")

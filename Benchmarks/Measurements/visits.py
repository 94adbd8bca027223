"""Requests pages, and loads them with a cold cache in a browser whose processor is four times slower."""

import statistics
import time

# Pages over the whole history, in addition to those of Tests/pages.py.
LONG = {"hrv-all": "/metric/hrv?days=all", "sleep-all": "/metric/sleep?days=all", "steps-all": "/metric/steps?days=all",
        "body-all": "/body?days=all"}

OBSERVE = """window.paint = 0; window.shift = 0; window.long = 0;
const watch = (type, note) => new PerformanceObserver(list => list.getEntries().forEach(note)).observe({ type, buffered: true });
watch('largest-contentful-paint', entry => { window.paint = entry.startTime });
watch('layout-shift', entry => { window.shift += entry.value });
watch('longtask', entry => { window.long = Math.max(window.long, entry.duration) });"""


def ask(connection, path):
    """Milliseconds until the whole page has arrived, and its status."""
    started = time.perf_counter()
    connection.request("GET", path, headers={"Accept-Encoding": "gzip"})
    answer = connection.getresponse()
    answer.read()
    return (time.perf_counter() - started) * 1000, answer.status


def middle_and_tail(times):
    """The median and the 99th percentile."""
    times = sorted(times)
    return times[len(times) // 2], times[int(len(times) * 0.99)]


def loads(browser, url, count):
    """Medians over several cold loads, except for the layout shift, of which it returns the largest."""
    weights, paints, shifts, tasks = zip(*(in_browser(browser, url) for _ in range(count)))
    return statistics.median(weights), statistics.median(paints), max(shifts), statistics.median(tasks)


def in_browser(browser, url):
    context = browser.new_context(viewport={"width": 393, "height": 852}, device_scale_factor=2, is_mobile=True, has_touch=True,
                                  locale="en-GB", timezone_id="Europe/Berlin")
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    received = []
    session.on("Network.loadingFinished", lambda event: received.append(event["encodedDataLength"]))
    session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    page.add_init_script(OBSERVE)
    page.goto(url)
    page.wait_for_timeout(1500)
    paint, shift, longest = page.evaluate("() => [window.paint, window.shift, window.long]")
    context.close()
    return sum(received) / 1000, paint, shift, longest

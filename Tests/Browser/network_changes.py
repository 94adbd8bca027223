"""Repeats a test that failed while an address of this machine came or went.

Chromium then ends every request, even to loopback (net::ERR_NETWORK_CHANGED); about those of a service worker, a page's console says nothing. No
page causes it and no switch prevents it, so the kernel's word that it happened counts, not what a test saw of it."""

import contextlib
import socket

import pytest
from _pytest.runner import runtestprotocol

# These groups of linux/rtnetlink.h report addresses of IPv4 and of IPv6.
ADDRESSES = 0x10 | 0x100
MOST = 3


class Changes:
    def __init__(self):
        self.kernel = socket.socket(socket.AF_NETLINK, socket.SOCK_RAW | socket.SOCK_NONBLOCK, socket.NETLINK_ROUTE)
        # If listening is not allowed, Chromium hears nothing either.
        with contextlib.suppress(OSError):
            self.kernel.bind((0, ADDRESSES))
        self.is_recent = False

    def heard(self):
        """Returns whether an address changed since the last question but one, because a test also suffers from a change at the end of the one
        before."""
        before, self.is_recent = self.is_recent, False
        try:
            while self.kernel.recv(65536):
                self.is_recent = True
        except OSError as error:
            # Any error but "no more" means that there was more than the kernel keeps.
            self.is_recent |= not isinstance(error, BlockingIOError)
        return before or self.is_recent


CHANGES = Changes()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item, nextitem):
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports = runtestprotocol(item, nextitem=nextitem, log=False)
    item.runs = getattr(item, "runs", 0) + 1
    if CHANGES.heard() and item.runs < MOST and any(report.failed for report in reports):
        item.warn(pytest.PytestWarning("failed while an address of this machine changed, and is repeated"))
        # The repetition is another run, with a time limit of its own.
        return item.ihook.pytest_runtest_protocol(item=item, nextitem=nextitem)
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True

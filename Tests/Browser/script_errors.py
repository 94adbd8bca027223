"""Errors of scripts that no code of ours causes."""


def is_fading(error):
    """Returns whether Chromium reports that its own fade between pages was aborted, because the next page came before it began."""
    return str(error).startswith("Transition was aborted")

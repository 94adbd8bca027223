"""Errors of scripts that are nobody's fault."""


def is_fading(error):
    """Whether Chromium says it of its own fading from page to page, where one goes on before it has begun."""
    return str(error).startswith("Transition was aborted")

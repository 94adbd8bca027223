"""The sentences of every page agree with its own numbers, for forty random people and several days of each."""

import os
from itertools import islice

import pytest

import judgement_rules  # noqa: F401
import number_rules  # noqa: F401
from shown_day import RULES
from told_people import clock_library, told_days

# The first rule makes the pages, which takes minutes.
pytestmark = pytest.mark.timeout(3600)
PEOPLE = int(os.environ.get("DAILVE_PEOPLE", "40"))
FIRST = int(os.environ.get("DAILVE_FIRST_PERSON", "0"))


@pytest.fixture(scope="module")
def days(tmp_path_factory):
    folder = tmp_path_factory.mktemp("people")
    library = clock_library(folder)
    return [day for seed in range(FIRST, FIRST + PEOPLE) for day in told_days(seed, folder, library)]


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.__name__)
def test_sentences_agree_with_the_numbers(rule, days):
    held = [(day, *found) for day in days for found in rule(day)]
    wrong = [f"{day}, {page}: {said}" for day, page, agrees, said in held if not agrees]
    print(f"{len(days)} days, {len(held)} held, {len(wrong)} contradictions")
    # A rule that never finds anything to compare would always pass; a few people may give it nothing.
    assert held or PEOPLE < 40
    assert not wrong, "\n".join([f"{len(wrong)} of {len(held)} contradict", *islice(wrong, 25)])

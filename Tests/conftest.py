"""Stores and servers shared by the program tests and the browser tests."""

import os
import shutil
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))
os.environ["PATH"] += f":{Path(__file__).parent.parent / '.tools'}"

import berlin  # noqa: E402
from pages import add_records, add_workouts  # noqa: E402
from person import write_down  # noqa: E402
from program import Server, dailve, dailve_json  # noqa: E402


@pytest.fixture(scope="session")
def sample_zip(tmp_path_factory):
    path = tmp_path_factory.mktemp("sample") / "export.zip"
    # The sample has all of this morning, whatever time it is now.
    dailve("sample", path, "--years", 1, "--density", 0.4, "--until", berlin.today())
    return path


@pytest.fixture(scope="session")
def sample_store(tmp_path_factory, sample_zip):
    store = tmp_path_factory.mktemp("store")
    dailve("import", sample_zip, "--store", store)
    add_workouts(dailve_json("workouts", "--store", store))
    add_records(store)
    return store


@pytest.fixture(scope="session")
def person_store(tmp_path_factory, sample_store):
    """The demo person with a few entries of their own."""
    store = tmp_path_factory.mktemp("person") / "store"
    shutil.copytree(sample_store, store)
    server = Server(store)
    write_down(server)
    server.stop()
    return store


@pytest.fixture(scope="session")
def sample_server(tmp_path_factory, person_store):
    store = tmp_path_factory.mktemp("served") / "store"
    shutil.copytree(person_store, store)
    server = Server(store)
    server.store = store
    yield server
    server.stop()


@pytest.fixture
def empty_server(tmp_path):
    server = Server(tmp_path / "store")
    server.store = tmp_path / "store"
    yield server
    server.stop()


@pytest.fixture
def empty_server_with_sample(tmp_path, sample_store):
    """A server on a copy of the demo person's store, for tests that change it."""
    store = tmp_path / "copy"
    shutil.copytree(sample_store, store)
    server = Server(store)
    server.store = store
    yield server
    server.stop()

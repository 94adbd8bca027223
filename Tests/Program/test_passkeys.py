"""Another implementation (PyPI `webauthn`) verifies the ceremonies that the Swift tests read, and both have to agree on each."""

import json

import pytest
import webauthn
from webauthn.helpers import base64url_to_bytes
from webauthn.helpers.cose import COSEAlgorithmIdentifier

import ceremonies

CASES = json.loads(ceremonies.FIXTURE.read_text())

# We refuse these and the reference lets them pass, for the reasons given.
STRICTER = {
    # The reference leaves these members of the client data, and its size, to its caller.
    "registration: embedded", "registration: embedded with origin", "assertion: embedded",
    "registration: client data of more than 8 KB",
    # It also leaves to its caller whose passkey it is, which ones were asked for, and what was said before about backups.
    "registration: id of another", "assertion: other person", "assertion: no person",
    "assertion: other person though asked for", "assertion: not among those asked for", "assertion: other credential",
    "assertion: can be backed up now", "assertion: can no longer be backed up",
    # Its reader of CBOR accepts what two readers may understand differently, and anything in members that it does not need.
    "registration: a member twice", "registration: of unknown length", "registration: bytes after it",
    "registration: a length of more bytes than needed", "registration: without statement",
    "registration: extensions that are no map", "registration: an id of 1024 bytes",
    # It looks at a key only when somebody signs in with it, which is too late to tell the person.
    "registration: other curve", "registration: other kind of key", "registration: point beside the curve",
    "registration: point at infinity", "registration: short coordinate",
    "registration: coordinate with a zero before it", "registration: coordinate that is only a sign",
    "registration: with the private half", "registration: short modulus", "registration: exponent of three",
    "registration: even modulus",
}


def name(case):
    return f"{case['kind']}: {case['name']}"


def reference_accepts(case):
    common = dict(
        credential=case["response"], expected_challenge=base64url_to_bytes(case["challenge"]),
        expected_rp_id=case["site"], expected_origin=case["origin"], require_user_verification=True)
    try:
        if case["kind"] == "registration":
            made = webauthn.verify_registration_response(**common, supported_pub_key_algs=[
                COSEAlgorithmIdentifier.ECDSA_SHA_256, COSEAlgorithmIdentifier.EDDSA,
                COSEAlgorithmIdentifier.RSASSA_PKCS1_v1_5_SHA_256])
            assert case["refusal"] or made.credential_id == base64url_to_bytes(case["id"])
        else:
            webauthn.verify_authentication_response(
                **common, credential_public_key=base64url_to_bytes(case["publicKey"]),
                credential_current_sign_count=case["stored"]["counter"])
        return True
    except AssertionError:
        raise
    except Exception:
        return False


def test_the_file_matches_the_authenticator():
    assert ceremonies.FIXTURE.read_text() == ceremonies.text(), "run Tests/Program/ceremonies.py"


@pytest.mark.parametrize("case", CASES, ids=name)
def test_another_implementation_agrees(case):
    accepts = reference_accepts(case)
    if name(case) in STRICTER:
        assert case["refusal"] and accepts
    else:
        assert accepts == (case["refusal"] is None)


def test_names_of_cases_are_unique():
    names = [name(case) for case in CASES]
    assert len(set(names)) == len(names) and STRICTER <= set(names)

"""Good and bad registrations and assertions of passkeys by name, each with its expected outcome. `python ceremonies.py` writes the file that the
Swift tests read."""

import json
import pathlib

from authenticator import AT, BE, BS, ED, ES256, RS256, UP, UV, Authenticator, EdDSA, Pairs, Raw, b64, cbor, head

FIXTURE = pathlib.Path(__file__).parent.parent / "WebAuthnTests/Fixtures/ceremonies.json"
AGREED = UP | UV | AT


def flipped(at):
    return lambda written: written[:at] + bytes([written[at] ^ 1]) + written[at + 1:]


def nested(depth):
    return Raw(b"\x81" * depth + b"\x80")


def registrations():
    """Name, expected refusal (`None` if accepted), authenticator, response."""
    one = Authenticator("es256")
    key = one.key.cose
    rsa = Authenticator("rs256", algorithm=RS256)

    def bad(name, refusal, **changes):
        return name, refusal, one, one.register(**changes)

    for name, algorithm in (("es256", ES256), ("ed25519", EdDSA), ("rs256", RS256)):
        made = Authenticator(name, algorithm=algorithm)
        yield name, None, made, made.register()
    for size in (1, 1023):
        made = Authenticator("id", id_size=size)
        yield f"an id of {size} bytes", None, made, made.register()
    yield bad("can be backed up", None, flags=AGREED | BE)
    yield bad("is backed up", None, flags=AGREED | BE | BS)
    yield bad("extensions", None, flags=AGREED | ED, extensions={"credProtect": 2, "hmac-secret": True})
    yield bad("a statement of its own", None, format="packed", statement="packed")
    yield bad("an older browser", None, members={"crossOrigin": ...})
    yield bad("members of the future", None, members={"other_keys_can_be_added_here": [1, {"a": None}]})
    yield bad("a counter from the start", None, counter=17)
    yield bad("other order of members", None, pairs=lambda m: Pairs(reversed(m.items())))

    yield bad("other origin", "wrongOrigin", origin="https://evil.example")
    yield bad("other port", "wrongOrigin", origin=one.origin + ":8443")
    yield bad("without encryption", "wrongOrigin", origin="http://health.example.org")
    yield bad("subdomain", "wrongOrigin", origin="https://x.health.example.org")
    yield bad("origin with a path", "wrongOrigin", origin=one.origin + "/")
    yield bad("other challenge", "wrongChallenge", challenge=bytes(32))
    yield bad("challenge cut off", "wrongChallenge", challenge=one.challenge[:31])
    yield bad("empty challenge", "wrongChallenge", challenge=b"")
    yield bad("an assertion instead", "wrongType", members={"type": "webauthn.get"})
    yield bad("embedded", "embedded", members={"crossOrigin": True})
    yield bad("embedded with origin", "embedded", members={"topOrigin": "https://evil.example"})
    yield bad("other site", "wrongRelyingParty", rp="evil.example")
    yield bad("nobody there", "userAbsent", flags=UV | AT)
    yield bad("nobody verified", "userUnverified", flags=UP | AT)
    yield bad("backed up without being able to", "inconsistentBackup", flags=AGREED | BS)
    yield bad("no credential", "noCredential", flags=UP | UV)
    yield bad("a credential that no flag announces", "malformedAuthenticatorData", flags=UP | UV, attested=True)
    yield bad("a credential that is missing", "malformedAuthenticatorData", attested=False)
    yield bad("bytes after the key", "malformedAuthenticatorData", after=b"\0")
    yield bad("extensions that no flag announces", "malformedAuthenticatorData", extensions={"a": 1})
    yield bad("extensions that are missing", "malformedCBOR", flags=AGREED | ED)
    yield bad("extensions that are no map", "malformedAuthenticatorData", flags=AGREED | ED, extensions=[1])
    yield bad("bytes after extensions", "malformedAuthenticatorData", flags=AGREED | ED, extensions={}, after=b"\0")
    yield bad("extensions too deep", "malformedCBOR", flags=AGREED | ED, extensions={"a": nested(400)})
    yield bad("authenticator data cut off", "malformedAuthenticatorData", object={"authData": bytes(36)})
    yield bad("an id of 1024 bytes", "malformedAuthenticatorData", id=bytes(1024))
    yield bad("an empty id", "malformedAuthenticatorData", id=b"")
    yield bad("an id longer than the rest", "malformedAuthenticatorData", id_size=1000)
    yield bad("cut off", "malformedCBOR", whole=lambda written: written[:-1])
    yield bad("cut off early", "malformedCBOR", whole=lambda written: written[:20])
    yield bad("empty", "malformedCBOR", whole=lambda written: b"")
    yield bad("bytes after it", "malformedCBOR", whole=lambda written: written + b"\0")
    yield bad("a member twice", "malformedCBOR", pairs=lambda m: Pairs([*m.items(), ("fmt", "none")]))
    yield bad("without format", "malformedCBOR", object={"fmt": ...})
    yield bad("without statement", "malformedCBOR", object={"attStmt": ...})
    yield bad("without authenticator data", "malformedCBOR", object={"authData": ...})
    yield bad("authenticator data as text", "malformedCBOR", object={"authData": "x" * 37})
    yield bad("none, with a statement", "malformedCBOR", statement={"sig": b"\1"})
    yield bad("of unknown length", "malformedCBOR", whole=lambda written: b"\xbf" + written[1:] + b"\xff")
    yield bad("a tag", "malformedCBOR", whole=lambda written: b"\xc1" + written)
    yield bad("a fraction", "malformedCBOR", format="packed", statement={"x": Raw(b"\xfb" + bytes(8))})
    yield bad("a text that is none", "malformedCBOR", format="packed", statement={"x": Raw(b"\x61\xff")})
    yield bad("a length of 2^62", "malformedCBOR", object={"fmt": Raw(head(3, 1 << 62))})
    yield bad("2^32 members", "malformedCBOR", format="packed", statement=Raw(head(5, 1 << 32)))
    yield bad("a list of 2^63", "malformedCBOR", format="packed", statement={"x": Raw(head(4, 1 << 63))})
    yield bad("too deep", "malformedCBOR", format="packed", statement={"x": nested(400)})
    yield bad("a length of more bytes than needed", "malformedCBOR", object={"fmt": Raw(head(3, 4, True) + b"none")})

    yield bad("other algorithm", "unsupportedAlgorithm", cose=key | {3: -35, -1: 2})
    yield bad("other curve", "invalidKey", cose=key | {-1: 8})
    yield bad("other kind of key", "invalidKey", cose=key | {1: 3})
    yield bad("point beside the curve", "invalidKey", cose=key | {-3: bytes(31) + b"\1"})
    yield bad("point at infinity", "invalidKey", cose=key | {-2: bytes(32), -3: bytes(32)})
    yield bad("short coordinate", "invalidKey", cose=key | {-2: key[-2][:31]})
    yield bad("coordinate with a zero before it", "invalidKey", cose=key | {-2: b"\0" + key[-2]})
    yield bad("coordinate that is only a sign", "invalidKey", cose=key | {-3: True})
    yield bad("with the private half", "invalidKey", cose=key | {-4: bytes(32)})
    yield bad("key without algorithm", "invalidKey", cose={k: v for k, v in key.items() if k != 3})
    yield bad("coordinate twice", "malformedCBOR", cose=Pairs([*key.items(), (-3, key[-3])]))
    yield bad("coordinate with a long length", "malformedCBOR",
              cose=key | {-3: Raw(b"\x59\x00\x20" + key[-3])})
    yield bad("a key that is no map", "invalidKey", cose=list(key.values()))
    yield "short modulus", "invalidKey", rsa, rsa.register(cose=rsa.key.cose | {-1: rsa.key.cose[-1][:128]})
    yield "exponent of three", "invalidKey", rsa, rsa.register(cose=rsa.key.cose | {-2: b"\3"})
    yield "even modulus", "invalidKey", rsa, rsa.register(cose=rsa.key.cose | {-1: rsa.key.cose[-1][:-1] + b"\0"})

    yield bad("id of another", "wrongCredential", message={"id": b64(b"other"), "rawId": b64(b"other")})
    yield bad("two ids", "wrongCredential", message={"id": b64(b"other")})
    yield bad("not a public key", "malformedJSON", message={"type": "password"})
    yield bad("without response", "malformedJSON", message={"response": ...})
    yield bad("without client data", "malformedJSON", response={"clientDataJSON": ...})
    yield bad("with padding", "malformedJSON", response={"attestationObject": "oA=="})
    yield bad("other alphabet", "malformedJSON", response={"attestationObject": "+/+/"})
    yield bad("bits that belong to no byte", "malformedJSON", response={"attestationObject": "oB"})
    yield bad("client data that is not JSON", "malformedJSON", client=b"webauthn.create")
    yield bad("client data that is a list", "malformedJSON", client=b"[" * 3000)
    yield bad("client data that is not text", "malformedJSON", client=b'{"type":"\xff\xfe"}')
    yield bad("client data without challenge", "malformedJSON", members={"challenge": ...})
    yield bad("client data of more than 8 KB", "tooLarge", members={"x": "y" * 8192})


def assertions():
    one = Authenticator("es256")
    two, rsa = Authenticator("ed25519", algorithm=EdDSA), Authenticator("rs256", algorithm=RS256)
    other = Authenticator("another")

    def case(name, refusal, stored=None, by=one, **changes):
        return name, refusal, by, by.sign_in(**changes), stored or {}

    for made, name in ((one, "es256"), (two, "ed25519"), (rsa, "rs256")):
        yield case(name, None, by=made)
        yield case(f"{name}, signature changed", "wrongSignature", by=made, signed=flipped(-9))
        yield case(f"{name}, signature cut off", "wrongSignature", by=made, signed=lambda written: written[:-1])
        yield case(f"{name}, signature with more", "wrongSignature", by=made, signed=lambda written: written + b"\0")
        yield case(f"{name}, signature of another", "wrongSignature", by=made, sign=other.key.sign)
        yield case(f"{name}, no signature", "wrongSignature", by=made, signed=lambda written: b"")
    yield case("counter grows", None, {"counter": 5}, counter=6)
    yield case("counter at its end", None, {"counter": (1 << 32) - 2}, counter=(1 << 32) - 1)
    yield case("counter begins", None, counter=9)
    yield case("among those asked for", None, {"allowed": [other.id, one.id]})
    yield case("asked for, says no person", None, {"allowed": [one.id]}, user=None)
    yield case("extensions", None, flags=UP | UV | ED, extensions={"appid": True})
    yield case("backed up since", None, {"isBackupEligible": True}, flags=UP | UV | BE | BS)
    yield case("no longer backed up", None, {"isBackupEligible": True, "isBackedUp": True}, flags=UP | UV | BE)

    yield case("raw signature", "wrongSignature", sign=one.key.sign_raw)
    yield case("signature of other data", "wrongSignature", sent=flipped(36), counter=2)
    yield case("signature of other client data", "wrongSignature",
               told=one.client_data("webauthn.get", {"members": {"x": 1}}))
    yield case("signature by another algorithm", "wrongSignature", sign=two.key.sign)
    yield case("counter stands", "counterBack", {"counter": 5}, counter=5)
    yield case("counter goes back", "counterBack", {"counter": 5}, counter=4)
    yield case("counter goes back to nothing", "counterBack", {"counter": 5})
    yield case("other origin", "wrongOrigin", origin="https://evil.example")
    yield case("other challenge", "wrongChallenge", challenge=bytes(32))
    yield case("a registration instead", "wrongType", members={"type": "webauthn.create"})
    yield case("embedded", "embedded", members={"crossOrigin": True})
    yield case("other site", "wrongRelyingParty", rp="evil.example")
    yield case("nobody there", "userAbsent", flags=UV)
    yield case("nobody verified", "userUnverified", flags=UP)
    yield case("backed up without being able to", "inconsistentBackup", flags=UP | UV | BS)
    yield case("can be backed up now", "changedBackupEligibility", flags=UP | UV | BE)
    yield case("can no longer be backed up", "changedBackupEligibility", {"isBackupEligible": True})
    yield case("authenticator data cut off", "malformedAuthenticatorData", sent=lambda written: written[:36])
    yield case("bytes after the data", "malformedAuthenticatorData", after=b"\0")
    yield case("extensions that are missing", "malformedCBOR", flags=UP | UV | ED)
    yield case("data of 5000 bytes", "tooLarge", after=bytes(5000))
    yield case("no data", "malformedAuthenticatorData", sent=lambda written: b"")
    yield case("other person", "wrongUser", user=b"somebody else")
    yield case("no person", "wrongUser", user=None)
    yield case("other person though asked for", "wrongUser", {"allowed": [one.id]}, user=b"somebody else")
    yield case("not among those asked for", "wrongCredential", {"allowed": [other.id]})
    yield case("other credential", "wrongCredential", message={"id": b64(b"x"), "rawId": b64(b"x")})
    yield case("without signature", "malformedJSON", response={"signature": ...})
    yield case("signature with padding", "malformedJSON", response={"signature": "MEQ="})


def ceremony(kind, name, refusal, by, response):
    return {
        "name": name, "kind": kind, "refusal": refusal, "site": by.rp, "origin": by.origin, "challenge": b64(by.challenge),
        "user": b64(by.user), "id": b64(by.id), "publicKey": b64(cbor(by.key.cose)), "response": response}


def ceremonies():
    for made in registrations():
        yield ceremony("registration", *made)
    for *made, stored in assertions():
        stored = {"counter": 0, "isBackupEligible": False, "isBackedUp": False, "allowed": []} | stored
        yield ceremony("assertion", *made) | {"stored": stored | {"allowed": [b64(id) for id in stored["allowed"]]}}


def text():
    return "[\n" + ",\n".join(json.dumps(case, separators=(",", ":")) for case in ceremonies()) + "\n]\n"


if __name__ == "__main__":
    FIXTURE.write_text(text())

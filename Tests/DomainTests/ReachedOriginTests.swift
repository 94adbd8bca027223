import DailveDomain
import Testing

/// What browsers allow at an origin.
@Suite struct ReachedOriginTests {
  @Test(
    arguments: [
      (false, "127.0.0.1:8420", nil, .noName), (false, "localhost:8420", nil, nil), (false, "[::1]:8420", nil, .noName),
      (false, "192.168.1.20:8420", .notEncrypted, .noName), (false, "server.lan", .notEncrypted, .notEncrypted),
      (true, "192.168.1.20", nil, .noName), (true, "health.example.org", nil, nil),
      (true, "[fd00::2]:8443", nil, .noName),
      // Names that only look like this machine.
      (false, "127.evil.example", .notEncrypted, .notEncrypted), (false, "notlocalhost", .notEncrypted, .notEncrypted),
      (false, "localhost.evil.example", .notEncrypted, .notEncrypted),
    ] as [(Bool, String, ReachedOrigin.Obstacle?, ReachedOrigin.Obstacle?)])
  func `use offline needs encryption or this machine, passkeys a name as well`(
    isEncrypted: Bool, authority: String, offline: ReachedOrigin.Obstacle?, passkeys: ReachedOrigin.Obstacle?
  ) {
    let origin = ReachedOrigin(isEncrypted: isEncrypted, authority: authority)
    #expect(origin.serviceWorkerObstacle == offline)
    #expect(origin.passkeyObstacle == passkeys)
    #expect(origin.text == (isEncrypted ? "https://" : "http://") + authority)
  }
}

import DailveDomain
import Testing

/// The features that browsers allow at an origin.
@Suite struct BrowserOriginTests {
  @Test(
    arguments: [
      (false, "127.0.0.1:8420", nil, .noName), (false, "localhost:8420", nil, nil), (false, "[::1]:8420", nil, .noName),
      (false, "192.168.1.20:8420", .notEncrypted, .noName), (false, "server.lan", .notEncrypted, .notEncrypted),
      (true, "192.168.1.20", nil, .noName), (true, "health.example.org", nil, nil),
      (true, "[fd00::2]:8443", nil, .noName),
      // These names only look like this machine.
      (false, "127.evil.example", .notEncrypted, .notEncrypted), (false, "notlocalhost", .notEncrypted, .notEncrypted),
      (false, "localhost.evil.example", .notEncrypted, .notEncrypted),
    ] as [(Bool, String, BrowserOrigin.Obstacle?, BrowserOrigin.Obstacle?)])
  func `use offline needs encryption or this machine, passkeys a name as well`(
    isEncrypted: Bool, authority: String, offline: BrowserOrigin.Obstacle?, passkeys: BrowserOrigin.Obstacle?
  ) {
    let origin = BrowserOrigin(isEncrypted: isEncrypted, authority: authority)
    #expect(origin.serviceWorkerObstacle == offline)
    #expect(origin.passkeyObstacle == passkeys)
    #expect(origin.text == (isEncrypted ? "https://" : "http://") + authority)
  }

  @Test(
    arguments: [
      ("https://a.example:443", "https://a.example", 443), ("http://a.example:80/", "http://a.example", 80),
      ("https://a.example:80", "https://a.example:80", 80), ("https://[fd00::443]", "https://[fd00::443]", 443),
      ("https://[fd00::2]:443", "https://[fd00::2]", 443), ("http://[::1]:8420", "http://[::1]:8420", 8420),
    ] as [(String, String, Int)])
  func `the usual port is left out, as browsers do`(typed: String, text: String, port: Int) throws {
    let origin = try #require(BrowserOrigin(text: typed))
    #expect(origin.text == text)
    #expect(origin.port == port)
  }

  @Test(
    arguments: [
      ("192.168.1.5:8420", true), ("10.1.2.3", true), ("172.16.0.1", true), ("172.32.0.1", false),
      ("169.254.9.9", true),
      ("[fd00::2]:8420", true), ("[fe80::1]", true), ("[2001:db8::1]", false), ("203.0.113.7", false),
      ("server.local:8420", true), ("server.lan", true), ("a.home.arpa", true), ("localhost", true),
      ("local.example", false), (".local", false), ("notlocal", false), ("health.example.org", false),
    ] as [(String, Bool)])
  func `one's own network is known by address or name`(authority: String, isOwn: Bool) {
    #expect(BrowserOrigin(isEncrypted: false, authority: authority).isOfOwnNetwork == isOwn)
  }
}

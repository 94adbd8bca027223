import DailveScores
import DailveServer
import DailveTestSupport
import Testing

/// The facts and warnings about a certificate.
@Suite struct CertificateFactsTests {
  private let now = Instant(1_700_000_000)

  private func facts(_ names: [String] = ["health.example.org"], days: Int = 90, left: Int = 60) -> CertificateFacts {
    let end = now + left * 86_400
    return CertificateFacts(names: names, begin: end + -days * 86_400, end: end)
  }

  @Test(
    arguments: [
      ("health.example.org", true), ("HEALTH.example.org", true), ("other.example.org", false),
      ("a.wild.example", true), ("wild.example", false), ("a.b.wild.example", false), ("192.168.1.5", true),
      ("192.168.1.6", false), ("fd00::2", true), ("fd00:0:0::2", true), ("*.wild.example", true),
    ] as [(String, Bool)])
  func `a certificate is for its names, one label for a star, and its addresses`(host: String, isFor: Bool) {
    let facts = facts(["health.example.org", "*.wild.example", "192.168.1.5", "fd00:0:0:0:0:0:0:2"])
    #expect(facts.isFor(host) == isFor)
  }

  @Test func `future problems are reported`() {
    let host = "health.example.org"
    #expect(facts().warnings(host: host, at: now) == [])
    #expect(facts(days: 398).warnings(host: host, at: now) == [])
    #expect(facts(days: 400).warnings(host: host, at: now) == [.longLived(days: 400)])
    #expect(facts(left: 13).warnings(host: host, at: now) == [.endsSoon(days: 13)])
    #expect(facts(left: -1).warnings(host: host, at: now) == [.endsSoon(days: -1)])
    #expect(facts().warnings(host: "a.example", at: now) == [.otherName(host: "a.example", names: [host])])
  }

  @Test func `a certificate with unreadable names is for no known name, and is not said to be for none`() {
    var unread = facts()
    unread.names = nil
    #expect(!unread.isFor("health.example.org"))
    #expect(unread.warnings(host: "health.example.org", at: unread.begin) == [.unreadableNames])
  }
}

import DailveDomain
import DailveScores
import DailveTestSupport
import Testing

/// The stored facts about another machine.
@Suite struct PeerLinkTests {
  private let now = Instant(1_600_000_000)

  @Test func `two machines are equal only if their last contact found them so`() {
    var link = PeerLink(name: "home", address: "https://home.example", added: now, contacted: now)
    #expect(!link.isEqual)
    link.agreed = now
    #expect(link.isEqual)
    link.contacted = now + 15
    #expect(!link.isEqual)
    link.agreed = now + 15
    link.missingThere = 1
    #expect(!link.isEqual)
  }

  @Test func `a visit by another server is recorded more often than a read by a program`() {
    func key(_ scope: TokenScope) -> DeviceToken {
      DeviceToken(id: "a", name: "Laptop", scopes: [scope], created: now, lastUsed: now)
    }
    #expect(!key(.peer).wantsNote(at: now + 299) && key(.peer).wantsNote(at: now + 300))
    #expect(!key(.summary).wantsNote(at: now + 300))
  }
}

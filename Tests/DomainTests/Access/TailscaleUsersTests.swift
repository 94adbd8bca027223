import DailveDomain
import Testing

/// The conditions under which Tailscale's headers count.
@Suite struct TailscaleUsersTests {
  private let users = TailscaleUsers(["Anna@example.org"])

  private func word(
    _ logins: [String] = ["anna@example.org"], from: [String] = ["100.101.102.103"], isPublic: Bool = false
  )
    -> TailscaleUsers.Word
  {
    TailscaleUsers.Word(logins: logins, forwarded: from, isPublic: isPublic)
  }

  @Test func `a declared login counts from this machine, sent by a device of Tailscale`() {
    #expect(users.include(peer: "127.0.0.1", word()))
    #expect(users.include(peer: "::1", word(["ANNA@example.org"], from: ["fd7a:115c:a1e0::1"])))
  }

  @Test func `other records do not count`() {
    #expect(!users.include(peer: "192.168.1.9", word()))
    #expect(!users.include(peer: "100.101.102.103", word()))
    #expect(!users.include(peer: "127.0.0.1", word([])))
    #expect(!users.include(peer: "127.0.0.1", word(["eve@example.org"])))
    #expect(!users.include(peer: "127.0.0.1", word(["anna@example.org", "anna@example.org"])))
    // Another proxy on this machine passed these on, or they came from the public network.
    #expect(!users.include(peer: "127.0.0.1", word(from: ["203.0.113.9"])))
    #expect(!users.include(peer: "127.0.0.1", word(from: [])))
    #expect(!users.include(peer: "127.0.0.1", word(from: ["100.64.0.1, 203.0.113.9"])))
    #expect(!users.include(peer: "127.0.0.1", word(from: ["100.64.0.1", "203.0.113.9"])))
    #expect(!users.include(peer: "127.0.0.1", word(isPublic: true)))
    #expect(!TailscaleUsers([]).include(peer: "127.0.0.1", word()))
    #expect(!TailscaleUsers([]).include(peer: "127.0.0.1", word([""])))
  }
}

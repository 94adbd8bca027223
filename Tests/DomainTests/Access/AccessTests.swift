import DailveDomain
import DailveScores
import DailveTestSupport
import Testing

@Suite struct AccessTests {
  @Test func `addresses are compared as numbers, and blocks hold those within`() throws {
    #expect(NetworkAddress("127.0.0.1") == NetworkAddress("::ffff:127.0.0.1"))
    #expect(NetworkAddress("FD00::1") == NetworkAddress("fd00:0:0:0:0:0:0:1"))
    for text in [
      "", "1", "1.2.3", "1.2.3.256", "1.2.3.+4", "::1::", "12345::", "g::", "1:2:3:4:5:6:7:8:9", "::-0",
      ":1:2:3:4:5:6:7", ":", "1::2:", "%:", "fd7a:115c:a1e0::9%, 203.0.113.66",
    ] {
      #expect(NetworkAddress(text) == nil, "\(text)")
    }
    let block = try #require(NetworkBlock("10.1.0.0/17"))
    #expect(try block.contains(#require(NetworkAddress("10.1.127.255"))))
    #expect(try !block.contains(#require(NetworkAddress("10.1.128.0"))))
    #expect(try #require(NetworkBlock("fd00::/8")).contains(#require(NetworkAddress("fdff::9"))))
    #expect(try #require(NetworkBlock("0.0.0.0/0")).contains(#require(NetworkAddress("8.8.8.8"))))
    for text in ["10.0.0.0/33", "fd00::/129", "10.0.0.0/-1", "10.0.0.0/8/8", "/8"] {
      #expect(NetworkBlock(text) == nil, "\(text)")
    }
  }

  @Test func `the last proxy determines who sent a request`() throws {
    let access = PublicAccess(
      origin: try #require(BrowserOrigin(text: "https://a.example:443")),
      proxies: [try #require(NetworkBlock("127.0.0.1")), try #require(NetworkBlock("10.0.0.0/8"))])
    #expect(access.origin.text == "https://a.example")
    #expect(access.client(peer: "203.0.113.1", forwarded: ["198.51.100.1"]) == "203.0.113.1")
    #expect(access.client(peer: "127.0.0.1", forwarded: ["1.1.1.1, 198.51.100.1", "10.0.0.2"]) == "198.51.100.1")
    #expect(access.client(peer: "127.0.0.1", forwarded: ["198.51.100.1, rubbish"]) == "127.0.0.1")
    #expect(access.client(peer: "127.0.0.1", forwarded: ["198.51.100.1:5555"]) == "198.51.100.1")
    #expect(access.client(peer: "127.0.0.1", forwarded: ["[2001:DB8::1]:443"]) == "2001:db8:0:0:0:0:0:1")
    #expect(access.client(peer: "127.0.0.1", forwarded: ["2001:db8::1%outcome=signed-in"]) == "2001:db8:0:0:0:0:0:1")
    #expect(NetworkAddress("2001:db8:1:2:3:4:5:6")?.network == NetworkAddress("2001:db8:1:2::9")?.network)
    #expect(NetworkAddress("::ffff:198.51.100.1")?.network == "198.51.100.1")
    for text in ["https://", "https://a/b", "https://a@b", "ftp://a", "http://a:0", "http://a:b"] {
      #expect(BrowserOrigin(text: text) == nil, "\(text)")
    }
  }

  @Test func `only the proxy and this machine are served, so that nobody signs in without encryption`() throws {
    let access = PublicAccess(
      origin: try #require(BrowserOrigin(text: "https://health.example.org")),
      proxies: [try #require(NetworkBlock("10.1.0.0/16"))])
    for peer in ["10.1.2.3", "127.0.0.1", "127.8.9.1", "::1", "::ffff:127.0.0.1", "::ffff:10.1.9.9"] {
      #expect(access.admits(peer: peer), "\(peer)")
    }
    for peer in ["10.2.0.1", "192.168.1.4", "::2", "fe80::1", "", "localhost", "::ffff:8.8.8.8"] {
      #expect(!access.admits(peer: peer), "\(peer)")
    }
  }

  @Test func `encrypted by the server everybody is served, unencrypted one's own network alone`() throws {
    let origin = try #require(BrowserOrigin(text: "https://health.example.org"))
    #expect(PublicAccess(origin: origin, proxies: [], way: .encrypted).admits(peer: "203.0.113.9"))
    let plain = PublicAccess(
      origin: try #require(BrowserOrigin(text: "http://192.168.1.5:8420")), proxies: [], way: .unencrypted)
    for peer in ["192.168.1.9", "10.0.0.3", "172.31.0.1", "fe80::1%eth0", "fd00::1", "127.0.0.1"] {
      #expect(plain.admits(peer: peer), "\(peer)")
    }
    for peer in ["203.0.113.9", "172.32.0.1", "2001:db8::1", "100.64.0.1"] {
      #expect(!plain.admits(peer: peer), "\(peer)")
    }
  }

  @Test func `waits double, end, and strangers cannot make the owner wait long`() {
    var attempts = SignInAttempts()
    let start = Instant(1_800_000_000)
    for _ in 0..<5 { #expect(attempts.begin(from: "a", at: start) == nil) }
    #expect(attempts.begin(from: "a", at: start) == 2)
    #expect(attempts.begin(from: "a", at: start + 2) == nil)
    #expect(attempts.begin(from: "a", at: start + 2) == 4)
    #expect(attempts.begin(from: "a", at: start + 2 + 15 * 60) == nil)
    for index in 0..<5000 { _ = attempts.begin(from: "b\(index)", at: start + 1000) }
    #expect((attempts.begin(from: "owner", at: start + 1000) ?? 0) <= 30)
    // A browser that the owner has used is limited only by its own attempts.
    for _ in 0..<5 { #expect(attempts.begin(from: "known", isKnown: true, at: start + 1000) == nil) }
    #expect(attempts.begin(from: "known", isKnown: true, at: start + 1000) != nil)
    // A withdrawn attempt, whose secret was not checked, does not count.
    for _ in 0..<20 {
      #expect(attempts.begin(from: "k2", isKnown: true, at: start + 1000) == nil)
      attempts.withdraw(from: "k2", isKnown: true)
    }
  }

  @Test func `a session ends without use and in any case, and setup is offered once`() {
    var state = AccessState()
    let start = Instant(1_800_000_000)
    let session = SignInSession(id: "s", hash: [1], at: start)
    let hash = PassphraseHash(salt: [], key: [1], rounds: 1, blockSize: 1, parallelism: 1)
    state.apply(.offerSetup(SetupCode(hash: [9], expires: start + 900)))
    #expect(state.accepts(setupCode: [9], at: start))
    #expect(!state.accepts(setupCode: [9], at: start + 900))
    state.apply(.setUp(hash, recovery: [[7]], session: session))
    state.apply(.offerSetup(SetupCode(hash: [9], expires: start + 900)))
    #expect(!state.accepts(setupCode: [9], at: start))
    #expect(state.session(hash: [1], at: start + 86_400 * 30 - 1) != nil)
    #expect(state.session(hash: [1], at: start + 86_400 * 30) == nil)
    state.apply(.used(id: "s", at: StoredInstant(wrappedValue: start + 86_400 * 179)))
    #expect(state.session(hash: [1], at: start + 86_400 * 180 - 1) != nil)
    #expect(state.session(hash: [1], at: start + 86_400 * 180) == nil)
    #expect(state.accepts(recoveryCode: [7]))
    state.apply(.signIn(SignInSession(id: "t", hash: [2], at: start), replacing: [1], recovery: [7]))
    #expect(!state.accepts(recoveryCode: [7]))
    #expect(state.sessions.map(\.id) == ["t"])
  }

  @Test func `an ended session is distinguished from an expired one`() {
    let start = Instant(1_800_000_000)
    let hash = PassphraseHash(salt: [], key: [1], rounds: 1, blockSize: 1, parallelism: 1)
    func session(_ id: UInt8, at time: Instant = start) -> AccessChange {
      .signIn(SignInSession(id: "\(id)", hash: [id], passkey: [id], at: time), replacing: nil, recovery: nil)
    }
    var state = AccessState()
    state.apply(.setUp(hash, recovery: [], session: SignInSession(id: "0", hash: [0], at: start)))
    for id in 1...3 { state.apply(session(UInt8(id))) }
    state.apply(.end(id: "1"))
    state.apply(.endWithPasskey([2], keeping: "0"))
    #expect((0...3).map { state.wasEnded(hash: [UInt8($0)]) } == [false, true, true, false])
    state.apply(.passphrase(hash, keeping: "0"))
    #expect(state.wasEnded(hash: [3]))
    // Signing in removes expired sessions, and a browser that signs in again gets a new one.
    state.apply(session(4, at: start + 86_400 * 40))
    state.apply(
      .signIn(SignInSession(id: "5", hash: [5], at: start + 86_400 * 40), replacing: [4], recovery: nil))
    #expect(state.sessions.map(\.id) == ["5"])
    #expect(!state.wasEnded(hash: [0]) && !state.wasEnded(hash: [4]))
    state.apply(.endAll())
    #expect(state.wasEnded(hash: [5]) && state.sessions.isEmpty)
    // The list of ended sessions is limited.
    for id in 0...250 {
      state.apply(.signIn(SignInSession(id: "x", hash: [9, UInt8(id)], at: start), replacing: nil, recovery: nil))
      state.apply(.end(id: "x"))
    }
    #expect(state.ended?.count == 100)
  }

  @Test func `any passphrase of eight characters will do that is not among the first to be guessed`() {
    for good in ["four quiet herons", "비밀번호는 길수록 좋아요", "correct horse", "x9!kQ2#z"] {
      #expect(PassphraseRule.problem(good) == nil, "\(good)")
    }
    #expect(PassphraseRule.problem(String(repeating: "long words ", count: 20)) == nil)
    for common in [
      "password", "Password123", "12345678", "87654321", "aaaaaaaa", "qwertyuiop", "letmein2024", "--------",
      "Liverpool", "Evanescence", "1qaz2wsx", "Basketball!",
    ] {
      #expect(PassphraseRule.problem(common) == .common, "\(common)")
    }
    #expect(PassphraseRule.problem("seven77") == .tooShort)
  }

  @Test func `a new passphrase keeps one browser, new codes replace the old, and neither opens setup`() {
    var state = AccessState()
    let start = Instant(1_800_000_000)
    func hash(_ key: UInt8) -> PassphraseHash {
      PassphraseHash(salt: [], key: [key], rounds: 1, blockSize: 1, parallelism: 1)
    }
    state.apply(.passphrase(hash(1), keeping: "s"))
    state.apply(.recovery([[7]]))
    #expect(state.isOpenForSetup && state.recovery.isEmpty)
    state.apply(.setUp(hash(1), recovery: [[7]], session: SignInSession(id: "s", hash: [1], at: start)))
    state.apply(.signIn(SignInSession(id: "t", hash: [2], at: start), replacing: nil, recovery: nil))
    state.apply(.passphrase(hash(2), keeping: "t"))
    state.apply(.recovery([[8]]))
    #expect(state.passphrase == hash(2) && state.sessions.map(\.id) == ["t"])
    #expect(!state.accepts(recoveryCode: [7]) && state.accepts(recoveryCode: [8]))
  }

  @Test func `a recent sign-in is not asked again for ten minutes`() {
    let start = Instant(1_800_000_000)
    let session = SignInSession(id: "s", hash: [1], at: start)
    #expect(session.isConfirmed(at: start) && session.isConfirmed(at: start + 600))
    // After the clock was set back, the age of the confirmation is unknown.
    #expect(!session.isConfirmed(at: start + 601) && !session.isConfirmed(at: start - 1))
  }

  @Test func `a session that was used in the future is over`() {
    let start = Instant(1_800_000_000)
    let session = SignInSession(id: "s", hash: [1], at: start + 400 * 86_400)
    #expect(session.isOpen(at: start + 400 * 86_400) && !session.isOpen(at: start))
    // Clocks differ a little, and are corrected, so a slightly early time is accepted.
    #expect(session.isOpen(at: start + 400 * 86_400 - 3600))
  }

  @Test func `browsers have names of our words alone`() {
    let names = [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1":
        "Safari, iPhone",
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36 Edg/131.0":
        "Edge, Windows",
      "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0": "Firefox, Linux",
      "Mozilla/5.0 (Linux; Android 14; SM-S921N) AppleWebKit/537.36 SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36":
        "Samsung Internet, Android",
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15":
        "Safari, Mac",
    ]
    for (agent, name) in names { #expect(BrowserName.name(userAgent: agent) == name) }
    #expect(BrowserName.name(userAgent: nil) == nil && BrowserName.name(userAgent: "<script>") == nil)
  }
}

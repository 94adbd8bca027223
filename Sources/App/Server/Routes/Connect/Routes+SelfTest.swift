internal import DailveDomain
internal import DailveScores
internal import DailveViewModels
internal import Foundation
internal import Hummingbird

/// Reports the path that a request took, for the page that tests a connection and for `doctor`.
struct SelfTestRoutes {
  let now: @Sendable () -> Instant
  /// The address at which browsers reach us from elsewhere.
  let origin: BrowserOrigin?

  func add(to router: Router<AppContext>) {
    router.forOwnPages.get(.selfTest) { request, _ in
      try Response.json(SelfTest(request, origin, at: now()))
    }
  }
}

/// The answer. It says nothing about the person.
package struct SelfTest: Encodable, Equatable {
  /// Identifies this program to others.
  var program = Self.program
  /// "http://127.0.0.1:8420".
  var origin: String
  var isEncrypted: Bool
  var isLoopback: Bool
  /// Says if offline use is possible, and if not, why: `BrowserOrigin.Obstacle`.
  var serviceWorker: Possibility
  var passkeys: Possibility
  /// The server's clock in seconds since 1970, for comparison with that of the device.
  var now: Int

  struct Possibility: Encodable, Equatable {
    var isPossible: Bool
    var obstacle: String?

    init(_ obstacle: BrowserOrigin.Obstacle?) {
      isPossible = obstacle == nil
      self.obstacle = obstacle?.rawValue
    }
  }

  package static let program = "dailve"

  init(_ request: Request, _ configured: BrowserOrigin?, at now: Instant) {
    let said = BrowserOrigin(request)
    // For a request to our name, the configuration is authoritative.
    let reached =
      configured.map { $0 == BrowserOrigin(isEncrypted: $0.isEncrypted, authority: said.authority) ? $0 : said } ?? said
    origin = reached.text
    isEncrypted = reached.isEncrypted
    isLoopback = reached.isLoopback
    serviceWorker = Possibility(reached.serviceWorkerObstacle)
    passkeys = Possibility(reached.passkeyObstacle)
    self.now = now.seconds
  }
}

extension BrowserOrigin {
  /// Browsers state the origin where they believe themselves to be.
  init(_ request: Request) {
    let authority = request.head.authority ?? ""
    let said = request.headers[.origin] ?? request.headers[.referer]
    self.init(
      isEncrypted: said?.hasPrefix("https://\(authority)") ?? (request.head.scheme == "https"), authority: authority)
  }
}

internal import DailveDomain
internal import Hummingbird
internal import Synchronization

/// Open event streams by browser. A page beyond the limit costs the oldest one its stream.
final class OpenStreams: Sendable {
  /// More than a browser opens over HTTP/1.1.
  static let ofOne = 8
  static let inAll = 64

  final class Seat: Sendable {
    fileprivate let browser: String
    private let given = Atomic(false)

    fileprivate init(_ browser: String) { self.browser = browser }

    /// True once another stream has taken its place.
    var isGivenUp: Bool { given.load(ordering: .relaxed) }

    fileprivate func giveUp() { given.store(true, ordering: .relaxed) }
  }

  /// The oldest first.
  private let seats = Mutex<[Seat]>([])

  /// - Parameter browser: The browser that opens the stream.
  func take(_ browser: String) -> Seat {
    let seat = Seat(browser)
    seats.withLock { seats in
      let isMany = seats.count { $0.browser == browser } >= Self.ofOne
      let oldest = isMany ? seats.firstIndex { $0.browser == browser } : seats.count >= Self.inAll ? 0 : nil
      if let oldest { seats.remove(at: oldest).giveUp() }
      seats.append(seat)
    }
    return seat
  }

  func leave(_ seat: Seat) { seats.withLock { seats in seats.removeAll { $0 === seat } } }

  /// The session, or without sign-in the browser's own description.
  static func browser(_ request: Request, _ context: AppContext) -> String {
    if let session = context.session, session.isKept { return session.hash.hexadecimal }
    return request.headers[.userAgent].map { String($0.prefix(200)) } ?? ""
  }
}

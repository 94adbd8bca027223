internal import DailveDomain
internal import Hummingbird
internal import Synchronization

/// Open event streams by browser. A page beyond the limit costs the oldest one its stream.
final class OpenStreams: Sendable {
  /// More than a browser opens over HTTP/1.1.
  static let ofOne = 8
  static let inAll = 64

  final class StreamSlot: Sendable {
    fileprivate let browser: String
    private let given = Atomic(false)

    fileprivate init(_ browser: String) { self.browser = browser }

    /// True once another stream has taken its place.
    var isGivenUp: Bool { given.load(ordering: .relaxed) }

    fileprivate func giveUp() { given.store(true, ordering: .relaxed) }
  }

  /// The oldest first.
  private let slots = Mutex<[StreamSlot]>([])

  /// - Parameter browser: The browser that opens the stream.
  func reserve(_ browser: String) -> StreamSlot {
    let slot = StreamSlot(browser)
    slots.withLock { slots in
      let isMany = slots.count { $0.browser == browser } >= Self.ofOne
      let oldest = isMany ? slots.firstIndex { $0.browser == browser } : slots.count >= Self.inAll ? 0 : nil
      if let oldest { slots.remove(at: oldest).giveUp() }
      slots.append(slot)
    }
    return slot
  }

  func leave(_ slot: StreamSlot) { slots.withLock { slots in slots.removeAll { $0 === slot } } }

  /// The session, or without sign-in the browser's own description.
  static func browser(_ request: Request, _ context: AppContext) -> String {
    if let session = context.session, session.isKept { return session.hash.hexadecimal }
    return request.headers[.userAgent].map { String($0.prefix(200)) } ?? ""
  }
}

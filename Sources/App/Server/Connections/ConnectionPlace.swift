internal import NIOCore

/// Where a request is under way or awaited.
package struct ConnectionPlace: Sendable {
  /// What the server waits for.
  package enum Phase: Int, Sendable, Comparable {
    /// Refused or malformed: nothing more is expected.
    case over
    /// For the head of a request.
    case head
    case body
    /// For its own answer, or for the client to take it.
    case answer

    package static func < (one: Phase, other: Phase) -> Bool { one.rawValue < other.rawValue }
  }

  package enum Standing: Int, Sendable, Comparable {
    case stranger
    /// With a session, a key, or the cookie of a browser in which somebody has signed in.
    case known
    /// Known, and sending what may be long.
    case sender

    package static func < (one: Standing, other: Standing) -> Bool { one.rawValue < other.rawValue }
  }

  let connection: ObjectIdentifier
  var phase = Phase.head
  var since: NIODeadline
  var standing = Standing.stranger
  /// Where it is counted among the requests of strangers.
  var household: String?

  init(connection: ObjectIdentifier, since: NIODeadline) {
    self.connection = connection
    self.since = since
  }

  /// Smaller for what goes first; of two that are equal, what has waited longer. Whoever has just come is no worse than those who keep sending.
  var rank: Int { phase == .over ? 0 : phase == .head || standing == .stranger ? 1 : Self.kept }

  /// The rank from which nobody has to go.
  static let kept = 2
}

internal import NIOCore

/// A slot in which a request is under way or awaited.
package struct ConnectionPlace: Sendable {
  /// The state of the slot's request.
  package enum Phase: Int, Sendable, Comparable {
    /// Refused or malformed; nothing more is expected.
    case over
    /// Waiting for the head of a request.
    case head
    case body
    /// Computing an answer, or waiting for the client to read it.
    case answer

    package static func < (one: Phase, other: Phase) -> Bool { one.rawValue < other.rawValue }
  }

  package enum Standing: Int, Sendable, Comparable {
    case stranger
    /// Has a session, a key, or the cookie of a browser in which somebody has signed in.
    case known
    /// Known, and sending a body that may be long.
    case sender

    package static func < (one: Standing, other: Standing) -> Bool { one.rawValue < other.rawValue }
  }

  let connection: ObjectIdentifier
  var phase = Phase.head
  var since: NIODeadline
  var standing = Standing.stranger
  /// The network under which it is counted among the requests of strangers.
  var network: String?

  init(connection: ObjectIdentifier, since: NIODeadline) {
    self.connection = connection
    self.since = since
  }

  /// Lower ranks are closed first; among equals, the one that has waited longest. A newcomer ranks no worse than
  /// somebody who keeps sending.
  var rank: Int { phase == .over ? 0 : phase == .head || standing == .stranger ? 1 : Self.kept }

  /// From this rank on, nobody is closed.
  static let kept = 2
}

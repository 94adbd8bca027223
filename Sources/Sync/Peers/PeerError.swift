/// The reason why two stores could not be brought to agree.
package enum PeerError: Error, Equatable, Sendable {
  /// The bytes are not a message, or were altered in transit.
  case damaged
  /// The other store has a version that encodes messages in another way.
  case otherDialect
  /// Both stores are the same, or one is a copy of the other.
  case sameStore
  /// The other store's clock differs by this many seconds; positive if it is ahead.
  case clock(seconds: Int)
  /// The response does not match the request.
  case unexpectedAnswer
  /// The other store keeps saying that there is more, but sends nothing new.
  case endless
  /// The other store does not answer.
  case unreachable
  /// The other store's certificate is not trusted here.
  case untrusted
  /// The key is unknown, has expired, or is for something else.
  case noKey
  /// The other store answers with this HTTP status.
  case answered(status: Int)
  /// The other store is writing something else and may be asked again.
  case busy
  /// This store could not be read or written.
  case ownStore
  /// The number of items that one of the two stores cannot keep, because its version is older or they contradict themselves.
  case refused(Int)

  /// The stored form: a code, and a number if there is one.
  package var code: String {
    switch self {
    case .damaged: "damaged"
    case .otherDialect: "other-version"
    case .sameStore: "same-store"
    case .clock(let seconds): "clock \(seconds)"
    case .unexpectedAnswer: "unexpected-answer"
    case .endless: "endless"
    case .unreachable: "unreachable"
    case .untrusted: "untrusted"
    case .noKey: "key"
    case .answered(let status): "status \(status)"
    case .busy: "busy"
    case .ownStore: "own-store"
    case .refused(let count): "refused \(count)"
    }
  }

  package init?(code: String) {
    let parts = code.split(separator: " ")
    let number = parts.dropFirst().first.flatMap { Int($0) } ?? 0
    switch parts.first {
    case "damaged": self = .damaged
    case "other-version": self = .otherDialect
    case "same-store": self = .sameStore
    case "clock": self = .clock(seconds: number)
    case "unexpected-answer": self = .unexpectedAnswer
    case "endless": self = .endless
    case "unreachable": self = .unreachable
    case "untrusted": self = .untrusted
    case "key": self = .noKey
    case "status": self = .answered(status: number)
    case "busy": self = .busy
    case "own-store": self = .ownStore
    case "refused": self = .refused(number)
    default: return nil
    }
  }
}

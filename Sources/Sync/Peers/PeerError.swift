/// Why two stores could not be brought to agree.
package enum PeerError: Error, Equatable, Sendable {
  /// It is not a message, or was altered in transit.
  case damaged
  /// The other store is of a version that says things in another way.
  case otherDialect
  /// Both are one store, or one is a copy of the other.
  case sameStore
  /// Its clock differs from this one by so many seconds; positive if it is ahead.
  case clock(seconds: Int)
  /// Its response does not match the request.
  case unexpectedAnswer
  /// It says again and again that there is more, and nothing new comes.
  case endless
  /// Nothing answers.
  case unreachable
  /// Its certificate is not trusted here.
  case untrusted
  /// The key is unknown, has expired, or is for something else.
  case noKey
  /// It answers with this status of HTTP.
  case answered(status: Int)
  /// It writes something else, and may be asked again.
  case busy
  /// This store could not keep it, or could not be read.
  case ownStore
  /// So many things are there that one of the two stores cannot keep: its version is older, or they are not what they say of themselves.
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

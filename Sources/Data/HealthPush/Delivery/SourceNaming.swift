internal import DailveImporting

/// Names of sources; each is worked out once.
struct SourceNaming {
  struct Source {
    var name: String
    /// True for several apps and devices at once: only a sum or an average can come from all of them.
    var isCombined = false
  }

  /// The most names remembered.
  private static let most = 4096
  /// The most members named in a combined source.
  private static let mostMembers = 16

  private let sender: Source
  private var known: [String: Source] = [:]

  /// - Parameter sender: The name for values without a source.
  init(sender: String) {
    let name = NameText.name(sender)
    self.sender = Source(name: name.isEmpty ? "iPhone" : name)
  }

  mutating func source(_ value: JSONValue?) -> Source {
    switch value {
    case .string(let text): return source(text)
    // Notifications have an object with the name of their source.
    case .object(let object): return source(object.text("name", "source", "displayName") ?? "")
    default: return sender
    }
  }

  private mutating func source(_ text: String) -> Source {
    if let found = known[text] { return found }
    // Health Auto Export joins sources in an order that changes from delivery to delivery.
    let members = text.split(separator: "|").map { $0.drop { $0 == " " } }.map { NameText.name(String($0)) }.filter {
      !$0.allSatisfy(\.isWhitespace)
    }
    let found =
      switch members.count {
      case 0: sender
      case 1: Source(name: members[0])
      default: Self.combined(Set(members).sorted { Self.order($0, $1) })
      }
    if known.count < Self.most { known[text] = found }
    return found
  }

  /// Joins names; of very many it gives the first ones in full, and the number of the others.
  private static func combined(_ members: [String]) -> Source {
    var shown: [String] = []
    var bytes = 0
    for member in members.prefix(mostMembers) {
      bytes += member.utf8.count + 1
      guard shown.isEmpty || bytes <= longest else { break }
      shown.append(member)
    }
    let rest = members.count - shown.count
    return Source(
      name: NameText.name((shown + (rest > 0 ? ["+\(rest)"] : [])).joined(separator: "|")),
      isCombined: members.count > 1)
  }

  /// The most bytes of a combined name.
  private static let longest = 900

  /// A no-break space, which Health writes in names, sorts like any other.
  private static func order(_ left: String, _ right: String) -> Bool {
    let (a, b) = (spaced(left), spaced(right))
    return a == b ? left < right : a < b
  }

  private static func spaced(_ name: String) -> String {
    String(name.map { $0 == "\u{A0}" ? " " : $0 })
  }
}

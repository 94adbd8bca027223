internal import DailveImporting

/// Names of sources, each worked out once.
struct SourceNaming {
  struct Source {
    var name: String
    /// Several apps and devices at once: only a sum or an average can be of all of them.
    var isCombined = false
  }

  /// Beyond so many nothing is remembered.
  private static let most = 4096
  /// Apps and devices whose sum one value is.
  private static let mostMembers = 16

  private let sender: Source
  private var known: [String: Source] = [:]

  /// - Parameter sender: For values that name none.
  init(sender: String) {
    let name = NameText.name(sender)
    self.sender = Source(name: name.isEmpty ? "iPhone" : name)
  }

  mutating func source(_ value: JSONValue?) -> Source {
    switch value {
    case .string(let text): return source(text)
    // Notifications name their source in an object.
    case .object(let object): return source(object.text("name", "source", "displayName") ?? "")
    default: return sender
    }
  }

  private mutating func source(_ text: String) -> Source {
    if let found = known[text] { return found }
    // Health Auto Export joins them in an order that changes from delivery to delivery.
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

  /// Of very many the first ones, whole, and how many more there are.
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

  /// Bytes of a name of several.
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

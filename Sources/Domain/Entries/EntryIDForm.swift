/// How the ids of a kind of entries come about. A deletion may arrive without the entry, so that its id is all there is to check.
public struct EntryIDForm: Sendable {
  /// What computed ids begin with: "setting-". No other kind may have such ids. `nil` for ids that are drawn at random.
  public let prefix: String?
  private let isRest: @Sendable (Substring) -> Bool

  private init(prefix: String?, _ isRest: @escaping @Sendable (Substring) -> Bool) {
    self.prefix = prefix
    self.isRest = isRest
  }

  public static let drawn = EntryIDForm(prefix: nil) { _ in true }

  /// - Parameter isRest: Whether a subject can lead to what follows the word and its hyphen.
  public static func computed(_ word: String, _ isRest: @escaping @Sendable (Substring) -> Bool) -> EntryIDForm {
    EntryIDForm(prefix: word + "-", isRest)
  }

  /// What `EntryID.of` gives: 64 bits in hexadecimal, without zeros before them.
  public static func hashed(_ word: String) -> EntryIDForm {
    computed(word) { rest in
      UInt64(rest, radix: 16).map { String($0, radix: 16) == rest } ?? false
    }
  }

  /// Whether an id that begins with the prefix is one that this kind computes.
  func accepts(_ id: String) -> Bool { isRest(id.dropFirst(prefix?.utf8.count ?? 0)) }
}

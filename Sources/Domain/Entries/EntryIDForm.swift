/// The form of the ids of an entry kind. A deletion may arrive without the entry, so its id is all there is to check.
public struct EntryIDForm: Sendable {
  /// The beginning of computed ids: "setting-". No other kind may have such ids. `nil` for ids that are drawn at random.
  public let prefix: String?
  private let isRest: @Sendable (Substring) -> Bool

  private init(prefix: String?, _ isRest: @escaping @Sendable (Substring) -> Bool) {
    self.prefix = prefix
    self.isRest = isRest
  }

  public static let drawn = EntryIDForm(prefix: nil) { _ in true }

  /// - Parameter isRest: Whether some subject produces the text after the word and its hyphen.
  public static func computed(_ word: String, _ isRest: @escaping @Sendable (Substring) -> Bool) -> EntryIDForm {
    EntryIDForm(prefix: word + "-", isRest)
  }

  /// The form of `EntryID.of`: 64 bits in hexadecimal, without leading zeros.
  public static func hashed(_ word: String) -> EntryIDForm {
    computed(word) { rest in
      UInt64(rest, radix: 16).map { String($0, radix: 16) == rest } ?? false
    }
  }

  /// True if this kind computes the given id, which begins with its prefix.
  func accepts(_ id: String) -> Bool { isRest(id.dropFirst(prefix?.utf8.count ?? 0)) }
}

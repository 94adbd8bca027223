/// A position in the feed of changes. Counterpart of `HKQueryAnchor`; its text stays valid across restarts.
public struct ChangeAnchor: Sendable, Hashable {
  /// Number of the last change that has been read completely.
  public var sequence: Int
  /// Number of parts of the next change that have been read.
  public var part: Int

  public static let beginning = ChangeAnchor(sequence: 0, part: 0)

  public init(sequence: Int, part: Int) {
    self.sequence = sequence
    self.part = part
  }

  public init?(_ text: String) {
    let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let sequence = numbers[0], let part = numbers[1], sequence >= 0, part >= 0 else {
      return nil
    }
    self.init(sequence: sequence, part: part)
  }

  public var text: String { "\(sequence).\(part)" }
}

/// The changes since an anchor. Counterpart of the results of `HKAnchoredObjectQuery`.
public struct Changes: Sendable {
  public var added: [StoredSample]
  /// Identifiers of samples that are no longer in the store. Counterpart of `HKDeletedObject`.
  public var deleted: [UInt64]
  public var anchor: ChangeAnchor
  /// True if there is more to read after `anchor`.
  public var hasMore: Bool

  public init(added: [StoredSample], deleted: [UInt64], anchor: ChangeAnchor, hasMore: Bool) {
    self.added = added
    self.deleted = deleted
    self.anchor = anchor
    self.hasMore = hasMore
  }
}

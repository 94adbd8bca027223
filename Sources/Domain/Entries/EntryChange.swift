/// The time at which a version of an entry was written. Versions from different devices are compared by it, and the
/// later one wins.
///
/// The first store that receives a version stamps it with its own clock, and later than every version that the writer
/// had seen. A clock that is wrong or jumps back therefore cannot lose an edit made after reading, and cannot pin an
/// entry to a version from the future.
public struct EntryStamp: Sendable, Hashable, Comparable, Codable {
  /// Milliseconds since 1970-01-01T00:00:00Z.
  public var milliseconds: Int
  /// Identifier of the store that assigned the stamp; it breaks ties within a millisecond.
  public var device: String

  public init(milliseconds: Int, device: String) {
    self.milliseconds = milliseconds
    self.device = device
  }

  /// Maximum seconds that a stamp from elsewhere may be ahead of a clock, because clocks differ a little. A version
  /// from the future would win over everything written until then.
  public static let farthestAhead = 60

  public static func < (a: EntryStamp, b: EntryStamp) -> Bool {
    (a.milliseconds, a.device) < (b.milliseconds, b.device)
  }
}

/// One version of an entry, stored or being sent to another store.
public struct EntryChange: Sendable, Equatable, Codable {
  public var id: String
  /// `Entry.kind`.
  public var kind: String
  /// The entry as JSON; for a deletion, the entry as it was before, if known.
  public var value: String?
  public var isDeleted: Bool
  public var stamp: EntryStamp

  public init(id: String, kind: String, value: String?, isDeleted: Bool, stamp: EntryStamp) {
    self.id = id
    self.kind = kind
    self.value = value
    self.isDeleted = isDeleted
    self.stamp = stamp
  }
}

/// The text of a stamp in forms and headers: "1735689600000-4f2a".
extension EntryStamp: LosslessStringConvertible {
  public var description: String { "\(milliseconds)-\(device)" }

  /// - Parameter text: Untrusted input.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].utf8.allSatisfy({ (0x30...0x39).contains($0) }), let milliseconds = Int(parts[0]),
      EntryID.isValid(String(parts[1]))
    else { return nil }
    self.init(milliseconds: milliseconds, device: String(parts[1]))
  }
}

/// The newest version of an entry, as forms show and replace it.
public struct EntryVersion<E: Entry>: Sendable {
  public var entry: E
  public var stamp: EntryStamp
  public var isDeleted: Bool

  public init(entry: E, stamp: EntryStamp, isDeleted: Bool) {
    self.entry = entry
    self.stamp = stamp
    self.isDeleted = isDeleted
  }
}

public import DailveScores

/// Something that the person wrote down themselves. Unlike a sample it may change and be deleted; one entry is one unit of
/// change, and the last write wins.
public protocol Entry: Codable, Sendable, Identifiable where ID == String {
  /// What the store calls entries of this kind. Stored: never change it.
  static var kind: String { get }
  /// Made where the entry was written, so that sending a form twice makes one entry.
  var id: String { get set }
  /// The day that it is about, or on which what it is about begins.
  var day: CivilDay { get }
}

/// Names of entries.
public enum EntryID {
  /// Letters, digits and dashes, at most 64: what a form or another device may choose.
  public static func isValid(_ text: String) -> Bool {
    (1...64).contains(text.utf8.count)
      && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) || $0 == 0x2D }
  }
}

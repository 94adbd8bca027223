public import DailveScores

/// Something that the person wrote down themselves. Unlike a sample it may change and be deleted; one record is one unit of
/// change, and the last write wins.
public protocol UserRecord: Codable, Sendable, Identifiable where ID == String {
  /// What the store calls records of this kind. Stored: never change it.
  static var kind: String { get }
  /// Made where the record was written, so that sending a form twice makes one record.
  var id: String { get set }
  /// The day that it is about, or on which what it is about begins.
  var day: CivilDay { get }
}

/// Names of records.
public enum RecordID {
  /// Letters, digits and dashes, at most 64: what a form or another device may choose.
  public static func isValid(_ text: String) -> Bool {
    (1...64).contains(text.utf8.count)
      && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) || $0 == 0x2D }
  }
}

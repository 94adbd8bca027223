public import DailveScores

/// Something that the person entered. Unlike a sample it can be edited and deleted; an entry is replaced as a whole,
/// and the last write wins.
public protocol Entry: Codable, Sendable, Identifiable where ID == String {
  /// The stored name of entries of this kind; it must never change.
  static var kind: String { get }
  /// Chosen where the entry is written, so that submitting a form twice creates one entry.
  var id: String { get set }
  /// The form of the ids of this kind.
  static var idForm: EntryIDForm { get }
}

extension Entry {
  public static var idForm: EntryIDForm { .drawn }
}

/// An entry whose id follows from what it is about, so that it is the same entry on every device.
public protocol SubjectEntry: Entry {
  /// The id, derived from the subject.
  var subjectID: String { get }
}

/// An entry about a day.
public protocol DatedEntry: Entry {
  /// The day that the entry is about, or on which its subject begins.
  var day: CivilDay { get }
  /// True if an entry makes its day a day with data. A note about a day does not.
  static var isData: Bool { get }
}

extension DatedEntry {
  public static var isData: Bool { false }
}

/// Identifiers of entries.
public enum EntryID {
  /// 1 to 64 lower-case letters, digits and hyphens; a form or another device may choose such ids.
  public static func isValid(_ text: String) -> Bool {
    (1...64).contains(text.utf8.count)
      && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) || $0 == 0x2D }
  }

  /// The id of a rule or note, derived from its subject, so that it is the same on every device.
  public static func of(_ word: String, _ subject: String...) -> String {
    "\(word)-\(String(FNV1a.hash(subject.joined(separator: "\u{1F}").utf8), radix: 16))"
  }
}

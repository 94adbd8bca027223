/// Something that the person wrote down themselves. Unlike a sample it may change and be deleted; one record is one unit of
/// change, the newest word about it stands.
public protocol UserRecord: Codable, Sendable, Identifiable where ID == String {
  /// What the store calls records of this kind. Stored: never change it.
  static var kind: String { get }
  /// Made where the record was written, so that sending a form twice makes one record.
  var id: String { get set }
}

/// Names of records.
public enum RecordID {
  /// Letters, digits and dashes, at most 64: what a form or another device may choose.
  public static func isValid(_ text: String) -> Bool {
    (1...64).contains(text.utf8.count)
      && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) || $0 == 0x2D }
  }
}

/// Keeps what the person writes down. A deleted record leaves its place behind, so that it can be brought back and so that
/// another device learns of it.
public protocol RecordKeeping: Sendable {
  /// Writes a new record or a new version of one; a deleted one comes back. Fails for an id that another kind has taken.
  func save<R: UserRecord>(_ record: R, now: Instant) async throws(StorageError)
  /// - Returns: Whether there was one of this kind.
  func delete<R: UserRecord>(_ kind: R.Type, id: String, now: Instant) async throws(StorageError) -> Bool
  /// Brings a deleted record back as it was.
  ///
  /// - Returns: Whether there was one of this kind.
  func restore<R: UserRecord>(_ kind: R.Type, id: String, now: Instant) async throws(StorageError) -> Bool
}

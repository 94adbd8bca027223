public import DailveScores

/// The reason why a backup was made.
///
/// Stored in names of files: never change a raw value.
public enum BackupKind: String, Sendable, Codable, CaseIterable {
  case hourly, asked
  /// Made before a change to the whole store.
  case upgrade, undo, restore
}

/// The name of a backup's file: "dailve-20261124T081500Z-hourly.sqlite", with ".age" behind it if it is encrypted.
public struct BackupName: Sendable, Hashable {
  /// The time of the copied state, to the second, UTC.
  public var taken: Instant
  /// Number among the backups of the same second and kind, from 1.
  public var number: Int
  public var kind: BackupKind
  public var isEncrypted: Bool

  public init(taken: Instant, number: Int = 1, kind: BackupKind, isEncrypted: Bool) {
    self.taken = taken
    self.number = number
    self.kind = kind
    self.isEncrypted = isEncrypted
  }

  private static let prefix = "dailve-"
  private static let plain = ".sqlite"
  private static let encrypted = ".sqlite.age"

  /// `nil` for any other file.
  public init?(_ text: String) {
    let isEncrypted = text.hasSuffix(Self.encrypted)
    let end = isEncrypted ? Self.encrypted : Self.plain
    guard text.hasPrefix(Self.prefix), text.hasSuffix(end), text.utf8.count < 100 else { return nil }
    let parts = text.dropFirst(Self.prefix.count).dropLast(end.count).split(
      separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 3, let taken = Self.instant(parts[0]),
      let kind = BackupKind(rawValue: String(parts[1]))
    else { return nil }
    let number = parts.count == 3 ? Int(parts[2]) : 1
    guard let number, (1...9999).contains(number) else { return nil }
    self.init(taken: taken, number: number, kind: kind, isEncrypted: isEncrypted)
    // Only names that `description` would print are accepted.
    guard description == text else { return nil }
  }

  /// "20261124T081500Z"
  private static func instant(_ text: some StringProtocol) -> Instant? {
    let digits = Array(text)
    guard digits.count == 16, digits[8] == "T", digits[15] == "Z" else { return nil }
    func part(_ range: Range<Int>) -> String { String(digits[range]) }
    return Instant(
      "\(part(0..<4))-\(part(4..<6))-\(part(6..<8))T\(part(9..<11)):\(part(11..<13)):\(part(13..<15))Z")
  }

  /// The name of the same backup without encryption.
  public var whenPlain: BackupName { BackupName(taken: taken, number: number, kind: kind, isEncrypted: false) }
}

extension BackupName: CustomStringConvertible {
  public var description: String {
    let moment = taken.description.filter { $0 != "-" && $0 != ":" }
    let several = number == 1 ? "" : "-\(number)"
    return Self.prefix + "\(moment)-\(kind.rawValue)\(several)" + (isEncrypted ? Self.encrypted : Self.plain)
  }
}

extension BackupName: Comparable {
  /// In the order in which they were taken.
  public static func < (left: BackupName, right: BackupName) -> Bool {
    if left.taken != right.taken { return left.taken < right.taken }
    if left.number != right.number { return left.number < right.number }
    return left.description < right.description
  }
}

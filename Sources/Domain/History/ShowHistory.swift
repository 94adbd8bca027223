public import DailveScores

/// Recently overwritten and deleted versions.
public struct ShowHistory {
  /// Days for which versions are kept.
  public static let days = 30

  private let reader: any HealthReader

  public init(_ reader: any HealthReader) { self.reader = reader }

  /// - Parameter entry: Restricts it to one entry.
  /// - Returns: Most recently replaced first. Versions equal to their replacement are left out.
  /// - Throws: The reader's error.
  public func callAsFunction(of entry: String? = nil, now: Instant) throws -> [ReplacedVersion] {
    let since = now - Self.days * 86_400
    var result: [ReplacedVersion] = []
    for versions in try reader.replacedVersions(since: since, of: entry) {
      guard let newest = versions.first else { continue }
      for (new, old) in zip(versions, versions.dropFirst()) {
        if new.version.stamp.milliseconds < since.seconds.multipliedClamped(by: 1000) { break }
        if old.version.says(new.version) { continue }
        result.append(
          ReplacedVersion(
            old: old, new: new, newest: newest.version.stamp,
            canBeRestored: old.isReadable && !old.version.says(newest.version)))
      }
    }
    return result.sorted { a, b in
      a.new.version.stamp == b.new.version.stamp
        ? a.new.version.id < b.new.version.id : a.new.version.stamp > b.new.version.stamp
    }
  }
}

extension EntryChange {
  /// Whether another version of the same entry has the same content.
  func says(_ other: EntryChange) -> Bool {
    isDeleted == other.isDeleted && (isDeleted || value == other.value)
  }
}

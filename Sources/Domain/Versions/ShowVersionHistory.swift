public import DailveScores

/// Recently overwritten and deleted versions.
public struct ShowVersionHistory {
  /// Number of days for which versions are kept.
  public static let days = 30

  private let reader: any PersonReading

  public init(_ reader: any PersonReading) { self.reader = reader }

  /// - Parameter entry: Restricts the result to one entry.
  /// - Returns: Most recently replaced first. Versions equal to their replacement are left out. Entries that came from
  ///   elsewhere and replaced nothing are included, with nothing before them.
  /// - Throws: The reader's error.
  public func callAsFunction(of entry: String? = nil, now: Instant) throws -> [ReplacedVersion] {
    // Retention follows the steady time, so a clock that is ahead hides nothing.
    let since = min(now, try reader.steadyTime() ?? now) - Self.days * 86_400
    var result: [ReplacedVersion] = []
    for versions in try reader.replacedVersions(since: since, of: entry) {
      guard let newest = versions.first, let oldest = versions.last else { continue }
      for (new, old) in zip(versions, versions.dropFirst()) {
        if (old.replaced ?? new.written) < since || old.version.says(new.version) { continue }
        result.append(
          ReplacedVersion(
            old: old, new: new, newest: newest.version.stamp,
            canBeRestored: old.isReadable && !old.version.says(newest.version)))
      }
      // An entry that was also written here cannot be taken back altogether, whichever version claims to be older.
      let isFromElsewhere = versions.allSatisfy { $0.arrived != nil }
      if isFromElsewhere, let arrived = oldest.arrived, arrived >= since, !oldest.isTakenBack {
        let isAlone = versions.count == 1
        result.append(
          ReplacedVersion(
            old: .nothing(before: oldest), new: oldest, newest: newest.version.stamp,
            canBeRestored: isAlone || !newest.version.isDeleted))
      }
    }
    return result.sorted { a, b in
      a.new.version.stamp == b.new.version.stamp
        ? a.new.version.id < b.new.version.id : a.new.version.stamp > b.new.version.stamp
    }
  }
}

extension WrittenVersion {
  /// The time by the clock of the store that stamped it.
  fileprivate var written: Instant { Instant(version.stamp.milliseconds / 1000) }

  /// True if it is the deletion of an entry that was never here, and was forgotten.
  fileprivate var isTakenBack: Bool { version.isDeleted && replaced != nil }
}

extension EntryChange {
  /// True if another version of the same entry has the same content.
  func says(_ other: EntryChange) -> Bool {
    isDeleted == other.isDeleted && (isDeleted || value == other.value)
  }
}

internal import DailveScores

/// Which backups are kept: the newest of each of the last hours, days and months that have one, in UTC.
///
/// What counts are hours that have a backup, not hours that have passed: of a store that hardly ever changes, the state before the newest
/// change would otherwise go with the first backup after it. Whatever is kept now was kept at every earlier time since it was made, so that
/// it does not matter how often this is done.
public enum BackupRotation {
  public static let hours = 24
  public static let days = 30
  public static let months = 12
  /// Of each kind that somebody asked for, or that was made before something, these stay besides.
  public static let special = 5

  /// - Returns: Those that are no longer needed, oldest first.
  public static func outdated(_ names: [BackupName]) -> [BackupName] {
    let newestFirst = names.sorted(by: >)
    var kept: Set<BackupName> = []
    keep(hours, of: newestFirst, in: &kept) { $0.taken.epochSeconds.floorDivided(by: 3600) }
    keep(days, of: newestFirst, in: &kept) { $0.taken.epochSeconds.floorDivided(by: 86_400) }
    keep(months, of: newestFirst, in: &kept) { name in
      let day = name.taken.day(offset: 0).components
      return Int64(clamping: day.year * 12 + day.month)
    }
    for kind in BackupKind.allCases where kind != .hourly {
      kept.formUnion(newestFirst.lazy.filter { $0.kind == kind }.prefix(special))
    }
    return newestFirst.reversed().filter { !kept.contains($0) }
  }

  /// Keeps the first of each of the first `count` groups.
  private static func keep(
    _ count: Int, of names: [BackupName], in kept: inout Set<BackupName>, _ group: (BackupName) -> Int64
  ) {
    var seen: Set<Int64> = []
    for name in names where seen.insert(group(name)).inserted {
      if seen.count > count { return }
      kept.insert(name)
    }
  }
}

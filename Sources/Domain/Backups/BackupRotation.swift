public import DailveScores

/// Decides which backups are kept: the newest of each of the last hours, days and months that have one, in UTC.
///
/// Only hours that have a backup count, not elapsed hours: in a store that rarely changes, the first backup after a
/// change would otherwise remove the state before it. Every kept backup was also kept at all earlier times since it was
/// made, so the result does not depend on how often the rotation runs.
///
/// A backup that was made for a reason, such as "Back up now", is kept for 48 hours and displaces no other backup
/// during that time. This applies to the newest dozen for each reason, so that a timer that backs up every minute does
/// not fill the disk.
public enum BackupRotation {
  public static let hours = 24
  public static let days = 30
  public static let months = 12
  /// Number of backups kept in addition for each kind other than hourly.
  public static let special = 5
  /// Number of backups of each of these kinds that are kept because they are recent.
  public static let mostRecent = 12

  /// - Parameters:
  ///   - latest: The later of date and steady time. Backups whose names are ahead of it neither displace others nor are removed.
  ///   - sparing: How many of each kind are kept because they are recent.
  /// - Returns: The backups that are no longer needed, oldest first.
  public static func outdated(
    _ backups: [DatedBackup], at latest: Instant, sparing: Int = mostRecent
  ) -> [BackupName] {
    let dated = DatedBackup.sorted(backups.filter { !$0.isFromFuture(at: latest) }, at: latest)
    let newestFirst = Array(dated.reversed())
    var kept: Set<BackupName> = []
    for kind in BackupKind.allCases where kind != .hourly {
      let recent = newestFirst.filter { $0.name.kind == kind && $0.isRecent(at: latest) }
      kept.formUnion(recent.prefix(sparing).map(\.name))
    }
    let settled = newestFirst.filter { !kept.contains($0.name) }
    keepByCalendar(newestFirst, in: &kept)
    keepByCalendar(settled, in: &kept)
    for kind in BackupKind.allCases where kind != .hourly {
      kept.formUnion(newestFirst.lazy.map(\.name).filter { $0.kind == kind }.prefix(special))
    }
    return dated.map(\.name).filter { !kept.contains($0) }
  }

  /// Keeps the newest of each hour, day and month.
  private static func keepByCalendar(_ newestFirst: [DatedBackup], in kept: inout Set<BackupName>) {
    keep(hours, of: newestFirst, in: &kept) { $0.epochSeconds.floorDivided(by: 3600) }
    keep(days, of: newestFirst, in: &kept) { $0.epochSeconds.floorDivided(by: 86_400) }
    keep(months, of: newestFirst, in: &kept) { moment in
      let day = moment.day(offset: 0).components
      return Int64(clamping: day.year * 12 + day.month)
    }
  }

  /// Keeps the first of each of the first `count` groups.
  private static func keep(
    _ count: Int, of backups: [DatedBackup], in kept: inout Set<BackupName>, _ group: (Instant) -> Int64
  ) {
    var seen: Set<Int64> = []
    for backup in backups where seen.insert(group(backup.moment)).inserted {
      if seen.count > count { return }
      kept.insert(backup.name)
    }
  }
}

/// Decides when the next backup is made while serving.
public enum BackupSchedule {
  /// Seconds between two.
  public static let interval = 3600
  /// Seconds after which a failed one is retried.
  public static let retry = 600

  /// - Parameters:
  ///   - last: The time of the newest backup; `nil` if there is none.
  ///   - failed: The time of the last failed attempt, if no backup was made since.
  public static func next(last: Instant?, failed: Instant?, now: Instant) -> Instant {
    // A clock that was set back must not delay the next backup for years.
    let due = last.map { $0 > now ? now : $0 + interval } ?? now
    guard let failed, failed <= now else { return due }
    return max(due, failed + retry)
  }

  /// Seconds after which a missing backup is worth mentioning, while serving and otherwise.
  public static func patience(isServed: Bool) -> Int { isServed ? 2 * interval + retry : 7 * 86_400 }
}

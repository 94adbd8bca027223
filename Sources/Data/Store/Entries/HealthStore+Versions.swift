package import DailveDomain
package import DailveScores
internal import GRDB

extension HealthStore: VersionRestoring {
  package func restoreVersion(
    of entry: String, stamped stamp: EntryStamp, now: Instant
  ) async throws(SaveError) -> Bool {
    try await change { reader in
      let versions = try reader.keptVersions(of: entry)
      if stamp == .beforeAll { return try reader.reverting(versions, now: now) }
      guard let newest = versions.first, var version = versions.last(where: { $0.stamp == stamp }) else {
        return (nil, false)
      }
      // A deletion from elsewhere may have come without the value.
      version.value = version.value ?? newest.value
      guard version.isDeleted != newest.isDeleted || version.value != newest.value else { return (nil, true) }
      version.stamp = try reader.stamp(of: entry, over: newest.stamp, now: now)
      return (.entry(version), true)
    }
  }
}

extension StoreReader {
  /// The change that takes an entry back altogether.
  ///
  /// - Parameter versions: All versions of the entry, newest first.
  fileprivate func reverting(_ versions: [EntryChange], now: Instant) throws -> (PersonChange?, Bool) {
    guard var newest = versions.first else { return (nil, false) }
    if newest.isDeleted { return (versions.count == 1 ? .withdraw(newest) : nil, true) }
    newest.isDeleted = true
    newest.stamp = try stamp(of: newest.id, over: newest.stamp, now: now)
    return (.entry(newest), true)
  }
}

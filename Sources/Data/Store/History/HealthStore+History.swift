package import DailveDomain
package import DailveScores
internal import GRDB

extension HealthStore: HistoryKeeping {
  package func restoreVersion(
    of entry: String, stamped stamp: EntryStamp, now: Instant
  ) async throws(StorageError) -> Bool {
    try await change { reader in
      let versions = try reader.keptVersions(of: entry)
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

public import DailveScores

/// Brings earlier versions of entries back.
public protocol HistoryKeeping: Sendable {
  /// Writes what a version said as a new one, which can itself be replaced.
  ///
  /// - Parameter stamp: That of the version.
  /// - Returns: False if it is not kept any more.
  func restoreVersion(of entry: String, stamped stamp: EntryStamp, now: Instant) async throws(StorageError) -> Bool
}

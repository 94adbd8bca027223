/// Provides readers.
///
/// Reads throw `busy` while the store is closed to be erased or replaced, `damaged` or `tooNew` if it or the changes
/// queued beside it cannot be read, `full` if the disk has no room for what reading needs, `failed` for anything else,
/// and any `StorageError` that `body` throws. The caller shows the error in place of the answer; only `busy` passes by
/// itself after a while.
public protocol HealthReading: Sendable {
  /// Calls `body` with a reader of one snapshot. Never waits for writers.
  func read<T: Sendable>(_ body: @escaping @Sendable (any HealthReader) throws -> T) async throws(ReadError) -> T
  /// The same for callers on a dedicated thread, which it blocks.
  func blockingRead<T>(_ body: (any HealthReader) throws -> T) throws(ReadError) -> T
}

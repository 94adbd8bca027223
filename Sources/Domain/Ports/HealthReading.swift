/// Provides readers.
///
/// What cannot be read throws `busy` while the store is closed to be erased or replaced, `damaged` or `tooNew` if it or the changes that wait beside
/// it cannot be read, `full` if the disk has no room for what reading needs, `failed` for anything else, and whatever `StorageError` `body` throws.
/// The caller shows that in place of the answer; only `busy` is over by itself after a while.
public protocol HealthReading: Sendable {
  /// Everything that `body` reads comes from one snapshot. Never waits for writers.
  func read<T: Sendable>(_ body: @escaping @Sendable (any HealthReader) throws -> T) async throws(StorageError) -> T
  /// The same for callers on a dedicated thread, which it blocks.
  func blockingRead<T>(_ body: (any HealthReader) throws -> T) throws(StorageError) -> T
}

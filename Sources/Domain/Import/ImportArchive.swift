/// Reads an export into the store, chunk by chunk.
public struct ImportArchive {
  public init() {}

  /// - Parameters:
  ///   - isCancelled: Called after each chunk, and throughout the work that follows the last one, from any thread.
  ///   - progress: Called after each chunk.
  /// - Returns: `nil` when cancelled; nothing has changed then.
  /// - Throws: `ImportSourceError` or `StorageError`; nothing has changed then.
  public func callAsFunction(
    from reader: any ExportReading, into writer: any ImportWriting,
    isCancelled: @escaping @Sendable () -> Bool,
    progress: (ImportProgress, ImportChunk) -> Void
  ) throws -> ImportReport? {
    do {
      while let chunk = try reader.next() {
        try writer.write(chunk)
        progress(chunk.progress, chunk)
        if isCancelled() {
          try writer.cancel()
          return nil
        }
      }
    } catch {
      // The first error is the one to report. If the transaction cannot be rolled back, closing its connection does so.
      try? writer.cancel()
      throw error
    }
    return try writer.finish(reader.summary, isCancelled: isCancelled)
  }
}

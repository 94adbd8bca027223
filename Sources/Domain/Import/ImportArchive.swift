/// Reads an export into the store, piece by piece.
public struct ImportArchive {
  public init() {}

  /// - Parameters:
  ///   - isCancelled: Asked after each piece and all through what follows the last one, from any thread.
  ///   - progress: Called after each piece.
  /// - Returns: `nil` when cancelled: then nothing has changed.
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
      // What went wrong first is what to tell; a transaction that cannot be ended ends with its connection.
      try? writer.cancel()
      throw error
    }
    return try writer.finish(reader.summary, isCancelled: isCancelled)
  }
}

/// Reads an export into the store, piece by piece.
public struct ImportArchive {
  public init() {}

  /// - Parameters:
  ///   - progress: Called after each piece; returns false to stop.
  /// - Returns: `nil` when stopped: then nothing has changed.
  public func callAsFunction(
    from reader: any ExportReading, into writer: any ImportWriting,
    progress: (ImportProgress, ImportChunk) -> Bool
  ) throws -> ImportReport? {
    do {
      while let chunk = try reader.next() {
        try writer.write(chunk)
        if !progress(chunk.progress, chunk) {
          try writer.cancel()
          return nil
        }
      }
    } catch {
      // What went wrong first is what to tell; a transaction that cannot be ended ends with its connection.
      try? writer.cancel()
      throw error
    }
    return try writer.finish(reader.summary)
  }
}

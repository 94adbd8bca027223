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
    } catch let error as ImportSourceError {
      try writer.cancel()
      throw error
    }
    return try writer.finish(reader.summary)
  }
}

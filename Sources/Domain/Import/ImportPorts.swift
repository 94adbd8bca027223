public import DailveScores

/// A health export that is read chunk by chunk, in constant memory.
public protocol ExportReading: AnyObject {
  /// The next chunk, or `nil` at the end. Returns an empty chunk while reading takes long, so that the caller can
  /// cancel.
  ///
  /// - Throws: `ImportSourceError`, only before the first chunk; later damage ends the stream and is a problem in
  ///   `summary`.
  func next() throws(ImportSourceError) -> ImportChunk?

  /// Counts and problems; complete after the last chunk.
  var summary: ExportSummary { get }
}

/// The reader's half of an import report.
public struct ExportSummary: Sendable, Equatable {
  public var records = 0
  public var skipped = 0
  public var correlationRecords = 0
  public var workouts = 0
  public var activitySummaries = 0
  public var routes = 0
  public var ecgs = 0
  public var kept: [String: Int] = [:]
  public var problems: [ImportProblem] = []
  public var complete = true
  public var bytes = 0
  /// True if the source could contain routes, electrocardiograms and clinical records; a bare document cannot.
  public var hasCompanions = false

  public init() {}
}

/// Writes the chunks of one import to the store.
public protocol ImportWriting: AnyObject {
  /// Adds a chunk; existing rows are left as they are. Readers do not see it yet.
  func write(_ chunk: ImportChunk) throws(StorageError)

  /// Stores the body of a delivery in the same transaction as its contents.
  ///
  /// - Parameter part: Returns the next bytes of the body as they are stored; `nil` at the end.
  func keep(_ delivery: ReadDelivery, part: () throws -> [UInt8]?) throws(StorageError)

  /// Compares with earlier imports, updates everything derived, and commits, visibly and durably; a preview is rolled
  /// back instead.
  ///
  /// - Parameter isCancelled: Called throughout, from any thread.
  /// - Returns: `nil` when cancelled before the commit; nothing has changed then.
  func finish(_ summary: ExportSummary, isCancelled: @escaping @Sendable () -> Bool) throws(StorageError)
    -> ImportReport?

  /// Rolls everything back.
  func cancel() throws(StorageError)
}

/// Runs whole imports, and hides reader and store from callers.
public protocol ImportRunning: Sendable {
  /// Blocks until done.
  ///
  /// - Parameters:
  ///   - proposedZone: IANA name of the browser's zone, used if the store has no home zone and the export agrees with
  ///     it.
  ///   - isPreview: Reports what would change, without changing anything.
  ///   - isCancelled: Called throughout, from any thread.
  /// - Returns: `nil` when cancelled; nothing has changed then.
  /// - Throws: `ImportSourceError`, `StorageError`.
  func run(
    path: String, name: String, proposedZone: String?, isPreview: Bool, isCancelled: @escaping @Sendable () -> Bool,
    progress: (ImportProgress, ImportGlimpse) -> Void
  ) throws -> ImportReport?

  /// Writes the demo person's export, two years up to `day` and its morning, or up to now if `nil`. Blocks until done.
  ///
  /// - Throws: If the file cannot be written or already exists; nothing is left behind then.
  func writeDemoPerson(to path: String, until day: CivilDay?) throws
}

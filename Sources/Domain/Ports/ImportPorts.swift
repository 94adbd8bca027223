public import DailveScores

/// A health export that is read piece by piece, in constant memory.
public protocol ExportReading: AnyObject {
  /// The next piece, or `nil` at the end. An empty one when the next takes a while, so that whoever waits may stop waiting.
  ///
  /// - Throws: `ImportSourceError` only before the first piece; damage further on ends the stream and is a problem in `summary`.
  func next() throws(ImportSourceError) -> ImportChunk?

  /// What the reader counted and found odd; complete after the last piece.
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
  /// Whether routes, electrocardiograms and clinical records came along: a document alone says nothing about them.
  public var hasCompanions = false

  public init() {}
}

/// Takes the pieces of one import into the store.
public protocol ImportWriting: AnyObject {
  /// Adds a piece; what is already there is left alone. Nobody sees it yet.
  func write(_ chunk: ImportChunk) throws(StorageError)

  /// Compares, brings everything derived up to date, and makes all of it visible and durable at once; a preview ends without a
  /// trace instead.
  ///
  /// - Parameter isCancelled: Asked all the while, from any thread.
  /// - Returns: `nil` when cancelled before it was visible: then nothing has changed.
  func finish(_ summary: ExportSummary, isCancelled: @escaping @Sendable () -> Bool) throws(StorageError)
    -> ImportReport?

  /// Ends early, as if nothing had been written.
  func cancel() throws(StorageError)
}

/// Runs whole imports, for those who do not know where exports come from or go to.
public protocol ImportRunning: Sendable {
  /// Blocks until done.
  ///
  /// - Parameters:
  ///   - proposedZone: IANA name of the browser's zone, for a store that knows none better.
  ///   - isPreview: Says what would change, and changes nothing.
  ///   - isCancelled: Asked all the while, from any thread.
  /// - Returns: `nil` when cancelled: then nothing has changed.
  /// - Throws: `ImportSourceError`, `StorageError`.
  func run(
    path: String, name: String, proposedZone: String?, isPreview: Bool, isCancelled: @escaping @Sendable () -> Bool,
    progress: (ImportProgress, ImportGlimpse) -> Void
  ) throws -> ImportReport?

  /// Writes the demo person's export, two years up to `day`.
  func writeSample(to path: String, until day: CivilDay?) throws
}

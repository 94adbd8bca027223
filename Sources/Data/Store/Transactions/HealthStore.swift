package import DailveDomain
package import DailveScores
internal import DailveSync
internal import GRDB
internal import Synchronization

/// The person's store: one SQLite file in its own folder.
package final class HealthStore: Sendable {
  let files: StoreFolder
  let gate: StoreGate
  let zones: ZoneCatalogue
  /// `nil` where nothing can read workouts: their analyses are then made by the next program that can.
  let elements: (any WorkoutElementReading)?
  let answers: AnswerCache
  let accessCache: AccessCache
  let peers: PeerOutlineCache
  let changeQueue: ChangeQueue
  let work: BackgroundWork
  let steady: SteadyClock
  /// The form for which this handle writes; `nil` for other handles.
  let submission: SyncSubmission?
  private let writesFor: HealthStore?
  /// How long a save waits at most for what follows from it; `nil` for as long as it takes.
  let answersWithin: Duration?
  /// State that outlives a form.
  var whole: HealthStore { writesFor ?? self }

  package var folder: String { files.path }

  /// - Parameter open: Called after the connection was closed.
  init(
    _ files: StoreFolder, zones: ZoneCatalogue, elements: (any WorkoutElementReading)? = nil,
    answersWithin: Duration? = nil, machine: MachineClock = .system, connection: StoreConnection,
    open: @escaping @Sendable () throws(StorageError) -> StoreConnection
  ) {
    steady = SteadyClock(files, machine)
    (self.files, self.zones, self.elements, self.answersWithin) = (files, zones, elements, answersWithin)
    changeQueue = ChangeQueue(files)
    (answers, accessCache, work, peers) = (AnswerCache(), AccessCache(), BackgroundWork(), PeerOutlineCache())
    (submission, writesFor) = (nil, nil)
    gate = StoreGate(connection, open: open)
  }

  /// A temporary store that ends with the program, for previewing an import.
  package convenience init(scratchIn folder: String) throws(StorageError) {
    let connection: StoreConnection
    do {
      connection = try StoreConnection.scratch()
    } catch {
      throw StorageError(error, during: .opening, in: folder)
    }
    self.init(StoreFolder(path: folder), zones: ZoneCatalogue(), connection: connection) {
      () throws(StorageError) in throw .busy
    }
  }

  /// The same store, writing for one form.
  init(_ whole: HealthStore, for submission: SyncSubmission) {
    (files, gate, zones, elements) = (whole.files, whole.gate, whole.zones, whole.elements)
    (answers, accessCache, changeQueue, work) = (whole.answers, whole.accessCache, whole.changeQueue, whole.work)
    (peers, steady) = (whole.peers, whole.steady)
    answersWithin = whole.answersWithin
    self.submission = submission
    writesFor = whole
  }

  /// The time by which sessions, keys and codes end: by whichever clock is later, that of the date or the steady one.
  package var latestTime: Instant { steady.latest }

  package static func exists(folder: String) -> Bool { FileStatus(StoreFolder(path: folder).database) != nil }

  /// Removes unfinished uploads and exports of an earlier run. Not while another run may use them.
  package func clearUploads() throws(StorageError) { try files.clearUploads() }

  /// One writer at a time; a scratch store has only one anyway.
  func lock(during task: StorageTask, atMost patience: Duration) throws(StorageError) -> WriteLock? {
    guard gate.scratch == nil else { return nil }
    while true {
      do throws(StorageError) {
        return try WriteLock.wait(files, during: task, atMost: patience)
      } catch .busy where patience >= Self.longPatience && isApplying {
        // Somebody here has just saved something whose effects take a while: whoever cannot come again waits for that.
      }
    }
  }

  private var isApplying: Bool { work.applying.load(ordering: .sequentiallyConsistent) > 0 }

  /// Whoever writes asks this first: SQLite goes on writing into a file that was removed, where nobody finds it again, and a new connection would
  /// make an empty one.
  ///
  /// - Throws: `gone` if the file in the folder is not the one that is open.
  package func checkPlace() throws(StorageError) {
    guard let open = gate.file else { return }
    guard FileStatus(files.database)?.identity == open else { throw .gone(path: files.database) }
  }

  /// A connection that may keep a transaction open between calls.
  func writingConnection() throws -> DatabaseQueue {
    if let scratch = gate.scratch { return scratch }
    try checkPlace()
    if gate.isAlone {
      // The disk was full when the store was opened and may have space by now.
      try gate.close(within: .seconds(5))
      gate.reopen()
      try gate.use { _ in }
      if gate.isAlone { throw StorageError.full(.importing, folder: folder) }
    }
    var configuration = StoreConnection.configuration
    configuration.allowsUnsafeTransactions = true
    return try DatabaseQueue(path: files.database, configuration: configuration)
  }

  /// Reads a snapshot with the pending changes; writers are never waited for.
  func reading<T: Sendable>(_ body: @escaping @Sendable (StoreReader) throws -> T) async throws(StorageError) -> T {
    do {
      return try await gate.use { database in
        // Not `read`: it begins its snapshot before it calls anybody.
        try await database.unsafeRead { [self] db in
          // On the reader's thread, and before the snapshot: pending changes leave the change queue only once they are in the store.
          let pending = try waiting()
          return try db.snapshot { try body(reader(of: db, pending)) }
        }
      }
    } catch {
      throw StorageError(error, during: .reading, in: folder)
    }
  }

  /// Blocking variant, for callers on their own thread.
  func readNow<T>(_ body: (StoreReader) throws -> T) throws -> T {
    do {
      let waiting = try waiting()
      return try gate.use { try $0.read { db in try body(reader(of: db, waiting)) } }
    } catch let error as DatabaseError {
      throw StorageError(error, during: .reading, in: folder)
    }
  }

  private func reader(of db: Database, _ waiting: [Operation]) throws -> StoreReader {
    try StoreReader(
      db, zones: zones, files: files, waiting: waiting, answers: gate.scratch == nil ? answers : nil,
      elements: elements, steady: gate.scratch == nil ? steady : nil)
  }

  private func waiting() throws(StorageError) -> [Operation] {
    guard gate.scratch == nil, changeQueue.file.isThere else { return [] }
    // The process that was to apply it may have been killed.
    applyQueueLater()
    return try changeQueue.content().operations
  }
}

extension Database {
  /// What `body` reads is of one moment, after this call; it writes nothing.
  fileprivate func snapshot<T>(_ body: () throws -> T) throws -> T {
    try readOnly {
      // In a scratch store an import may be under way on the same connection.
      if isInsideTransaction { return try body() }
      try beginTransaction(.deferred)
      // There is nothing to commit, and for somebody who has gone it fails.
      defer { do { try commit() } catch { try? rollback() } }
      return try body()
    }
  }
}

/// Background work of a store.
final class BackgroundWork: Sendable {
  /// Whether a backup that is being made is to end.
  let wantsNoBackup = Atomic(false)
  /// Whether a thread waits to apply the change queue.
  let isTakingIn = Atomic(false)
  /// How many threads of this program apply the change queue or make a few analyses, which ends by itself: 0 or 1, since that needs the write lock.
  let applying = Atomic(0)
  /// Whether a thread makes analyses of workouts.
  let isAnalysing = Atomic(false)
}

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
  /// `nil` if this program cannot read workouts; the next program that can makes their analyses.
  let elements: (any WorkoutElementReading)?
  let answers: AnswerCache
  /// Access to the store. It is open as long as the store, and also while the store is closed to be erased or replaced.
  package let directory: Directory
  let peers: PeerOutlineCache
  let changeQueue: ChangeQueue
  let work: BackgroundWork
  let steady: SteadyClock
  /// The form for which this handle writes; `nil` for other handles.
  let submission: SyncSubmission?
  private let writesFor: HealthStore?
  /// Longest time that a save waits for what is derived from it; `nil` for as long as it takes.
  let answersWithin: Duration?
  /// State that outlives a form.
  var whole: HealthStore { writesFor ?? self }

  package var folder: String { files.path }

  /// - Parameter open: Called after the connection was closed.
  init(
    _ files: StoreFolder, zones: ZoneCatalogue, elements: (any WorkoutElementReading)? = nil,
    answersWithin: Duration? = nil, machine: MachineClock = .system, directory: Directory, connection: StoreConnection,
    open: @escaping @Sendable () throws(WholeStoreError) -> StoreConnection
  ) {
    steady = SteadyClock(files, machine)
    (self.files, self.zones, self.elements, self.answersWithin) = (files, zones, elements, answersWithin)
    changeQueue = ChangeQueue(files)
    (answers, work, peers) = (AnswerCache(), BackgroundWork(), PeerOutlineCache())
    self.directory = directory
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
    let files = StoreFolder(path: folder)
    self.init(files, zones: ZoneCatalogue(), directory: try Directory(scratchIn: files), connection: connection) {
      () throws(WholeStoreError) in throw .storage(.busy)
    }
  }

  /// The same store, writing for one form.
  init(_ whole: HealthStore, for submission: SyncSubmission) {
    (files, gate, zones, elements) = (whole.files, whole.gate, whole.zones, whole.elements)
    (answers, directory, changeQueue, work) = (whole.answers, whole.directory, whole.changeQueue, whole.work)
    (peers, steady) = (whole.peers, whole.steady)
    answersWithin = whole.answersWithin
    self.submission = submission
    writesFor = whole
  }

  /// The time that decides when sessions, keys and codes end: the later of the machine's date and the steady clock.
  package var latestTime: Instant { steady.latest }

  package static func exists(folder: String) -> Bool { FileStatus(StoreFolder(path: folder).database) != nil }

  /// Removes unfinished uploads and exports of an earlier run. Do not call it while another run may use them.
  package func clearUploads() throws(StorageError) { try files.clearUploads() }

  /// Waits for the write lock, which admits one writer at a time; a scratch store has only one and needs no lock.
  func lock(during task: StorageTask, atMost patience: Duration) throws(StorageError) -> WriteLock? {
    guard gate.scratch == nil else { return nil }
    while true {
      do throws(StorageError) {
        return try WriteLock.wait(files, during: task, atMost: patience)
      } catch .busy where patience >= Self.longPatience && isApplying {
        // This program is applying a saved change, which may take a while; callers that cannot try again later wait for
        // it.
      }
    }
  }

  private var isApplying: Bool { work.applying.load(ordering: .sequentiallyConsistent) > 0 }

  /// Checks that the store's file is still in its place; call this before every write. SQLite goes on writing into a file that was removed, where the
  /// data is lost, and a new connection would make an empty file.
  ///
  /// - Throws: `gone` if the file in the folder is not the one that is open.
  package func checkPlace() throws(StorageError) {
    guard let open = gate.file else { return }
    guard FileStatus(files.database)?.identity == open else { throw .unusable(.gone(path: files.database)) }
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

  /// Reads a snapshot with the pending changes, without waiting for writers.
  func reading<T: Sendable, E: StoreFailure>(
    throwing _: E.Type = StorageError.self, _ body: @escaping @Sendable (StoreReader) throws -> T
  ) async throws(E) -> T {
    do {
      return try await gate.use { database in
        // Do not use `read`: it begins its snapshot before it calls its closure.
        try await database.unsafeRead { [self] db in
          // Read the change queue on the reader's thread and before the snapshot: pending changes leave the queue only once they are in the store.
          let pending = try waiting()
          return try db.snapshot { try body(reader(of: db, pending)) }
        }
      }
    } catch {
      throw E(error, during: .reading, in: folder)
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
      db, zones: zones, files: files, directory: directory, waiting: waiting,
      answers: gate.scratch == nil ? answers : nil,
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
  /// Runs `body` on one state of the database, no older than this call, without writing.
  fileprivate func snapshot<T>(_ body: () throws -> T) throws -> T {
    try readOnly {
      // In a scratch store an import may be under way on the same connection.
      if isInsideTransaction { return try body() }
      try beginTransaction(.deferred)
      // There is nothing to commit, and committing fails if the caller has gone.
      defer { do { try commit() } catch { try? rollback() } }
      return try body()
    }
  }
}

/// Background work of a store.
final class BackgroundWork: Sendable {
  /// True if a backup that is being made should end.
  let wantsNoBackup = Atomic(false)
  /// True if a thread waits to apply the change queue.
  let isTakingIn = Atomic(false)
  /// Number of threads of this program that apply the change queue or make a few analyses, which ends by itself: 0 or 1, since that needs the write
  /// lock.
  let applying = Atomic(0)
  /// True if a thread makes analyses of workouts.
  let isAnalysing = Atomic(false)
}

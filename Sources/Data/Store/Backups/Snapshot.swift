internal import DailveDomain
internal import DailveScores
internal import Foundation
internal import GRDB

/// A copy of a store as of one moment, taken while others read and write.
struct Snapshot {
  let files: StoreFolder
  let isStopped: @Sendable () -> Bool

  /// A copy proceeds two megabytes at a time, with a pause, and is synced bit by bit, so that anyone who reads or saves meanwhile
  /// finds the disk idle most of the time. In one go, half a gigabyte of unwritten pages would wait for the next save to sync.
  private static let pages: Int32 = 256
  private static let pause = 0.002
  private static let stepsBetweenSyncs = 16
  /// How often to start over because something arrived at the moment of the snapshot.
  private static let attempts = 50

  /// Everything that was acknowledged before the call is in the copy: in its tables, or carried as a file that waits.
  ///
  /// - Parameters:
  ///   - path: An empty file of ours.
  ///   - staging: A folder of ours for second names of deliveries, so that they stay readable after they have been taken in.
  func write(to path: String, staging: String, now: Instant) throws {
    let source = try ReadOnlyStore.open(files)
    for attempt in 1... {
      // Changes and deliveries leave their files only once they are in the store. Those that wait are therefore held before the
      // snapshot begins: one that is taken in after that is missing from its tables.
      var deliveries = HeldDeliveries(spool: DeliverySpool(folder: files.path), staging: "\(staging)/\(attempt)")
      let changes = try waitingChanges()
      try deliveries.hold()
      let isTaken = try source.read { db in
        // The first read begins the snapshot.
        _ = try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_master")
        if isStopped() { throw BackupProblem.stopped }
        // If no change came or went meanwhile, these are the ones that waited at the moment of the snapshot.
        guard try changes == waitingChanges() || attempt == Self.attempts else { return false }
        // A delivery that came at that moment is held, too. One that is also in the tables is recognised when it is read.
        try deliveries.hold()
        let carried = try SidecarFiles(
          changeQueue: changes, directory: Directory.bytes(files), deliveries: deliveries.files)
        try copy(db, carried, to: path, now: now)
        return true
      }
      if isTaken { break }
      Thread.sleep(forTimeInterval: 0.002)
    }
    try source.close()
    try DiskFile.sync(path, during: .saving)
  }

  private func waitingChanges() throws -> [UInt8] {
    let bytes = try ChangeQueue(files).file.bytes() ?? []
    return Array(bytes.prefix(try ChangeQueue.content(bytes).wholeBytes))
  }

  private func copy(_ db: Database, _ carried: SidecarFiles, to path: String, now: Instant) throws {
    let copy = try DatabaseQueue(path: path, configuration: Self.unsynced)
    try copy.writeWithoutTransaction { target in
      var steps = 0
      try db.backup(to: target, pagesPerStep: Self.pages) { _ in
        if isStopped() { throw BackupProblem.stopped }
        steps += 1
        if steps % Self.stepsBetweenSyncs == 0 { try DiskFile.sync(path, during: .saving) }
        Thread.sleep(forTimeInterval: Self.pause)
      }
      // The copy must be a single file, without a log beside it.
      try target.execute(sql: "PRAGMA journal_mode = DELETE")
      try target.execute(sql: "PRAGMA journal_mode = OFF")
      let tables = try BackupManifest.tables(of: db, isStopped)
      let waiting = try carried.write(to: target)
      try SidecarFiles.note(BackupManifest(taken: now.seconds, tables: tables, waiting: waiting), target)
    }
    try copy.close()
  }

  /// Writes without syncing: losing an unfinished copy does no harm.
  static var unsynced: Configuration {
    var configuration = Configuration()
    configuration.prepareDatabase { db in
      try ConnectionSettings.apply(to: db, isDefended: false)
      try db.execute(sql: "PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF")
    }
    return configuration
  }
}

/// Waiting deliveries under second names, so that their bytes stay after they have been taken in.
private struct HeldDeliveries {
  let spool: DeliverySpool
  /// A folder of ours that does not exist yet.
  let staging: String
  private var paths: [String: String] = [:]

  /// How often to look again because deliveries were read meanwhile.
  private static let attempts = 50

  init(spool: DeliverySpool, staging: String) { (self.spool, self.staging) = (spool, staging) }

  /// Names of their files, in the order of arrival, and where each can be read. The number of attempts to read one is not carried.
  var files: [(name: String, path: String)] { paths.sorted { $0.key < $1.key }.map { ("\($0.key).0", $0.value) } }

  /// Holds all deliveries that wait and are not held yet.
  mutating func hold() throws {
    if FileStatus(staging) == nil { try DiskFile.createFolder(staging, during: .saving) }
    for _ in 1...Self.attempts {
      var isComplete = true
      for entry in try spool.entries() where paths[entry.id] == nil {
        // A delivery that begins to be read gets another name, and one that has been read is gone: another look tells which.
        if try !hold(entry) { isComplete = false }
      }
      if isComplete { return }
    }
    throw BackupProblem.busy
  }

  /// - Returns: False if there is no file of that name any more.
  private mutating func hold(_ entry: DeliverySpool.Entry) throws -> Bool {
    let (path, alias) = (spool.path(entry), "\(staging)/\(entry.id)")
    // Linking fails on another disk, where the file is copied.
    if !DiskFile.alias(path, alias) {
      do {
        try FileManager.default.copyItem(atPath: path, toPath: alias)
      } catch {
        DiskFile.remove(alias)
        guard FileStatus(path) == nil else { throw error }
        return false
      }
    }
    paths[entry.id] = alias
    return true
  }
}

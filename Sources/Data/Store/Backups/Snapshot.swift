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

  /// - Parameters:
  ///   - path: An empty file of ours.
  ///   - staging: A folder of ours for second names of deliveries, so that they stay readable after they have been taken in.
  func write(to path: String, staging: String, now: Instant) throws {
    let source = try ReadOnlyStore.open(files)
    for attempt in 1... {
      let before = try waiting()
      let isTaken = try source.read { db in
        // The first read begins the snapshot.
        _ = try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_master")
        // Changes and deliveries leave their files only once they are in the store. If none came meanwhile, these are
        // the ones that waited at the moment of the snapshot.
        guard try before == waiting() || attempt == Self.attempts else { return false }
        let carried = try SidecarFiles(
          changeQueue: before.changeQueue, deliveries: hold(before.deliveries, on: staging))
        try copy(db, carried, to: path, now: now)
        return true
      }
      if isTaken { break }
      Thread.sleep(forTimeInterval: 0.002)
    }
    try source.close()
    try DiskFile.sync(path, during: .saving)
  }

  private struct Waiting: Equatable {
    var changeQueue: [UInt8]
    var deliveries: [String]
  }

  private func waiting() throws -> Waiting {
    let changeQueue = ChangeQueue(files)
    let bytes = try changeQueue.file.bytes() ?? []
    let whole = try ChangeQueue.content(bytes).wholeBytes
    let spool = DeliverySpool(folder: files.path)
    return Waiting(changeQueue: Array(bytes.prefix(whole)), deliveries: try spool.entries().map(\.id))
  }

  private func hold(_ ids: [String], on staging: String) throws -> [(name: String, path: String)] {
    let spool = DeliverySpool(folder: files.path)
    let wanted = Set(ids)
    return try spool.entries().compactMap { entry in
      guard wanted.contains(entry.id) else { return nil }
      let (path, alias) = (spool.path(entry), "\(staging)/\(entry.id).0")
      if DiskFile.alias(path, alias) { return ("\(entry.id).0", alias) }
      // Linking fails on another disk, where the file is copied, or if the delivery was read meanwhile: it is then in
      // the store, though not in this copy.
      try? FileManager.default.copyItem(atPath: path, toPath: alias)
      return FileStatus(alias) == nil ? nil : ("\(entry.id).0", alias)
    }
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

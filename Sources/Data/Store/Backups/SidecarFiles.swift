internal import DailveDomain
internal import Foundation
internal import GRDB

/// The files beside a store that belong to its state: the directory, changes that wait for a writer, and deliveries that wait
/// to be read. A backup carries them in tables of its own, so that it is a single file.
struct SidecarFiles {
  static let changeQueue = "outbox"
  /// The prefix of the names of deliveries.
  static let deliveries = "deliveries/"
  private static let part = 1 << 20

  var changeQueue: [UInt8]
  /// `nil` for a store that still has its rights in its own tables.
  var directory: [UInt8]?
  /// Names of their files, and where each can be read.
  var deliveries: [(name: String, path: String)]

  /// The total size in bytes.
  var bytes: Int {
    deliveries.reduce(changeQueue.count + (directory?.count ?? 0)) { $0 + (FileStatus($1.path)?.bytes ?? 0) }
  }

  /// - Returns: Size and digest of everything written, by name.
  func write(to db: Database) throws -> [String: BackupManifest.Table] {
    try BackupTables.make(in: db)
    var result: [String: BackupManifest.Table] = [:]
    if !changeQueue.isEmpty {
      try Self.insert(Self.changeQueue, 0, Data(changeQueue), db)
      result[Self.changeQueue] = BackupManifest.file(changeQueue)
    }
    if let directory {
      try Self.insert(StoreFolder.directoryName, 0, Data(directory), db)
      result[StoreFolder.directoryName] = BackupManifest.file(directory)
    }
    for (name, path) in deliveries {
      guard let file = FileHandle(forReadingAtPath: path) else {
        throw BackupProblem.failed(reason: "\(path) cannot be read")
      }
      // The file was only read, so closing it cannot lose anything.
      defer { try? file.close() }
      var (part, count, digest) = (0, 0, RowDigest())
      while let bytes = try file.read(upToCount: Self.part), !bytes.isEmpty {
        try Self.insert(Self.deliveries + name, part, bytes, db)
        digest.add(Array(bytes))
        count += bytes.count
        part += 1
      }
      result[Self.deliveries + name] = BackupManifest.Table(rows: count, digest: digest.value)
    }
    return result
  }

  private static func insert(_ name: String, _ part: Int, _ bytes: Data, _ db: Database) throws {
    try db.cachedStatement(sql: "INSERT INTO backup_file VALUES (?, ?, ?)").execute(arguments: [name, part, bytes])
  }

  static func note(_ manifest: BackupManifest, _ db: Database) throws {
    let json = String(decoding: try JSONEncoder().encode(manifest), as: UTF8.self)
    try db.execute(sql: "INSERT INTO backup_witness VALUES (?)", arguments: [json])
  }

  /// - Returns: `nil` for the file of a store that was copied by other means.
  static func manifest(_ db: Database) throws -> BackupManifest? {
    guard try db.tableExists("backup_witness"),
      let json = try String.fetchOne(db, sql: "SELECT json FROM backup_witness")
    else { return nil }
    return try JSONDecoder().decode(BackupManifest.self, from: Data(json.utf8))
  }

  /// True if a backup carries waiting changes that its tables do not have yet.
  static func holdsChanges(_ db: Database) throws -> Bool {
    guard try db.tableExists("backup_file") else { return false }
    return try Bool.fetchOne(
      db, sql: "SELECT EXISTS (SELECT 1 FROM backup_file WHERE name = ?)", arguments: [changeQueue]) ?? false
  }

  /// Size and digest of the files in a backup, as `write` returned them.
  static func tables(_ db: Database) throws -> [String: BackupManifest.Table] {
    guard try db.tableExists("backup_file") else { return [:] }
    var result: [String: BackupManifest.Table] = [:]
    for name in try String.fetchAll(db, sql: "SELECT DISTINCT name FROM backup_file") {
      var (count, digest) = (0, RowDigest())
      try forEachPart(name, db) { bytes in
        digest.add(bytes)
        count += bytes.count
      }
      result[name] = BackupManifest.Table(rows: count, digest: digest.value)
    }
    return result
  }

  private static func forEachPart(_ name: String, _ db: Database, _ body: ([UInt8]) throws -> Void) throws {
    let parts = try Data.fetchCursor(
      db, sql: "SELECT bytes FROM backup_file WHERE name = ? ORDER BY part", arguments: [name])
    while let bytes = try parts.next() { try body(Array(bytes)) }
  }

  /// Writes the files of a backup beside a store again.
  static func unpack(_ db: Database, beside files: StoreFolder) throws {
    guard try db.tableExists("backup_file") else { return }
    for name in try String.fetchAll(db, sql: "SELECT DISTINCT name FROM backup_file") {
      let path: String
      if name == changeQueue {
        path = files.changeQueue
      } else if name == StoreFolder.directoryName {
        path = files.directory
      } else if let delivery = delivery(name) {
        if FileStatus(files.deliveries) == nil { try DiskFile.createFolder(files.deliveries, during: .saving) }
        path = files.deliveries + "/" + delivery
      } else {
        throw BackupProblem.unproven(what: "backup_file")
      }
      try DiskFile.create(path, during: .saving)
      let file = try PrivateFile(existing: path, in: files.path, during: .saving)
      var offset = 0
      try forEachPart(name, db) { bytes in
        try file.write(bytes, at: offset, during: .saving)
        offset += bytes.count
      }
      try file.sync(during: .saving)
    }
  }

  /// The file name of a delivery; `nil` for a name that could lead elsewhere.
  private static func delivery(_ name: String) -> String? {
    guard name.hasPrefix(deliveries) else { return nil }
    let rest = String(name.dropFirst(deliveries.count))
    return DeliverySpool.isName(rest) ? rest : nil
  }

  static func remove(from db: Database) throws {
    try db.execute(sql: "DROP TABLE IF EXISTS backup_file; DROP TABLE IF EXISTS backup_witness")
  }
}

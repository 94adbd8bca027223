internal import DailveDomain
internal import GRDB

/// Who gets into the store that is there: it outlasts a restoration. A key that was withdrawn, a passkey that was removed and a browser that was
/// signed out would otherwise get in again.
struct PresentAccess {
  private let signIn: KeptSignIn?
  private let tokens: [Row]
  /// Whether somebody signs in.
  let isSetUp: Bool

  /// Nobody, where there is no store, or one that is damaged beyond reading.
  ///
  /// - Throws: Whatever else keeps it from being read: taken for a store that nobody signs in to, it would let in again whoever was shut out.
  init(_ files: StoreFolder, _ zones: ZoneCatalogue) throws {
    let found = try FileStatus(files.database) == nil ? nil : Self.read(files, zones)
    signIn = found?.signIn
    tokens = found?.tokens ?? []
    isSetUp = found?.signIn?.isSetUp ?? false
  }

  private struct Found {
    var signIn: KeptSignIn?
    var tokens: [Row] = []
  }

  /// - Returns: `nil` if it is damaged.
  private static func read(_ files: StoreFolder, _ zones: ZoneCatalogue) throws -> Found? {
    do {
      let waiting = try waiting(files)
      return try ReadOnlyStore.open(files).readOnce { db -> Found in
        var found = Found()
        // A store of an early version that could not be brought up to date has no table for some of this.
        if try ["access", "passkey", "change"].allSatisfy({ try db.tableExists($0) }) {
          let reader = try StoreReader(db, zones: zones, files: files, waiting: waiting)
          found.signIn = try KeptSignIn(reader, AccessMemory())
        }
        if try db.tableExists("device_token") {
          found.tokens = try Row.fetchAll(db, sql: "SELECT * FROM device_token")
        }
        return found
      }
    } catch let error as DatabaseError where [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(error.resultCode) {
      return nil
    } catch is DecodingError {
      // The row with the state of sign-in, which is JSON.
      return nil
    }
  }

  /// Without those of a damaged file: what the store itself says still counts.
  private static func waiting(_ files: StoreFolder) throws -> [Operation] {
    do {
      return try Outbox(files).content().operations
    } catch StorageError.damaged {
      return []
    }
  }

  /// Into a restored store. If nobody signs in here, those get in who could then, but all browsers are signed out.
  func write(to db: Database) throws {
    if isSetUp {
      try db.execute(sql: "DELETE FROM access; DELETE FROM passkey")
      try signIn?.write(db)
    } else if try AccessTable.bytes(db) != nil {
      try AccessTable.apply(.endAll(), db)
    }
    let known = Set(try db.columns(in: "device_token").map(\.name))
    for token in tokens {
      let columns = token.columnNames.filter(known.contains)
      let marks = columns.map { _ in "?" }.joined(separator: ", ")
      try db.execute(
        sql: "INSERT OR REPLACE INTO device_token (\(columns.joined(separator: ", "))) VALUES (\(marks))",
        arguments: StatementArguments(columns.map { token[$0] as DatabaseValue }))
    }
  }
}

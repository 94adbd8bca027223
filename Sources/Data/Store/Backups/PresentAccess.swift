internal import DailveDomain
internal import GRDB

/// Who gets into the store that is there: it outlasts a restoration. A key that was withdrawn, a passkey that was removed and a browser that was
/// signed out would otherwise get in again.
struct PresentAccess {
  private let signIn: KeptSignIn?
  private let tokens: [Row]
  /// Whether somebody signs in.
  let isSetUp: Bool

  /// Nothing of a store that cannot be read.
  init(_ files: StoreFolder, _ zones: ZoneCatalogue) {
    func read() throws -> (KeptSignIn, [Row]) {
      let waiting = try Outbox(files).content().operations
      return try ReadOnlyStore.open(files).readOnce { db in
        let reader = try StoreReader(db, zones: zones, files: files, waiting: waiting)
        return (try KeptSignIn(reader, AccessMemory()), try Row.fetchAll(db, sql: "SELECT * FROM device_token"))
      }
    }
    let found = try? read()
    signIn = found?.0
    tokens = found?.1 ?? []
    isSetUp = found?.0.isSetUp ?? false
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

internal import GRDB

extension Row {
  /// Inserts the row into a table of another file, without the columns that the table there lacks.
  func insert(into table: String, _ db: Database) throws {
    let known = Set(try db.columns(in: table).map(\.name))
    let columns = columnNames.filter(known.contains)
    let marks = columns.map { _ in "?" }.joined(separator: ", ")
    try db.execute(
      sql: "INSERT OR REPLACE INTO \(table) (\(columns.joined(separator: ", "))) VALUES (\(marks))",
      arguments: StatementArguments(columns.map { self[$0] as DatabaseValue }))
  }
}

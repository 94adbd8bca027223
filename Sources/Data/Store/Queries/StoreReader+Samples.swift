package import DailveDomain
internal import GRDB

extension StoreReader {
  /// Identifiers of the types that have samples, in order.
  package func types() throws -> [String] {
    try String.fetchAll(db, sql: "SELECT name FROM type WHERE samples > 0 ORDER BY name")
  }

  /// Calls `body` with each sample of a type, oldest first, in constant memory. Values are in the canonical unit.
  package func forEachSample(type: String, _ body: (Sample) throws -> Void) throws {
    guard let number = try TypeTable.number(of: type, db) else { return }
    let decoder = try SampleDecoder(db, zones: zones)
    let rows = try RawStatement(db, "SELECT \(SampleKey.columns) FROM sample WHERE type = \(number) ORDER BY start")
    while try rows.step() { try body(try decoder.plainSample(SampleKey(rows), type: type)) }
  }
}

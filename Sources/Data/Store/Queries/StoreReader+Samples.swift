internal import DailveDomain
internal import DailveScores
internal import GRDB

extension StoreReader {
  /// Identifiers of the types that have samples, in order.
  package func types() throws -> [String] {
    try String.fetchAll(db, sql: "SELECT name FROM type WHERE samples > 0 ORDER BY name")
  }

  /// Calls `body` with each sample of a type, oldest first, in constant memory. Values are in the canonical unit.
  package func forEachLine(type: String, _ body: (SampleLine) throws -> Void) throws {
    guard let number = try TypeTable.number(of: type, db) else { return }
    let conversions = try origins().conversions(to: type)
    let rows = try RawStatement(
      db, "SELECT start, duration, value, origin, detail FROM sample WHERE type = \(number) ORDER BY start")
    while try rows.step() {
      let (start, origin) = (rows.int(0), rows.int(3))
      let isNumber = rows.isNumber(2)
      try body(
        SampleLine(
          start: Instant(start), end: Instant(start) + rows.int(1),
          value: isNumber ? (conversions[origin] ?? .identity)(rows.double(2)) : nil,
          text: isNumber ? nil : rows.text(2),
          origin: origin, detail: rows.int(4)))
    }
  }

  /// The texts behind the numbers in the samples of a type.
  package func words(ofType type: String) throws -> SampleVocabulary {
    SampleVocabulary(decoder: try SampleDecoder(self), type: type)
  }
}

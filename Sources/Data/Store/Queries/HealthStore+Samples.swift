package import DailveDomain
internal import GRDB

extension HealthStore {
  /// Calls `body` with each sample of a type, oldest first, in constant memory. Values are in the canonical unit, with the
  /// person's overrides and whether they count.
  ///
  /// - Parameter range: Instants of the start, end exclusive.
  package func forEachStoredSample(type: String, in range: Range<Int>, _ body: (StoredSample) throws -> Void) throws {
    try readNow { reader in
      let db = reader.db
      guard let number = try TypeTable.number(of: type, db) else { return }
      let decoder = try SampleDecoder(reader)
      let rows = try RawStatement(
        db, "SELECT \(SampleKey.columns) FROM sample WHERE type = \(number) AND start >= ? AND start < ?")
      rows.bind(range.lowerBound, at: 1)
      rows.bind(range.upperBound, at: 2)
      // What repeats a sample comes next to it.
      var last: (key: SampleKey, isAlone: Bool)?
      while try rows.step() {
        let key = SampleKey(rows)
        let isAlone = last.map { !key.isBeside($0.key) } ?? true
        if let last { try body(try decoder.sample(last.key, type: type, isAlone: last.isAlone && isAlone)) }
        last = (key, isAlone)
      }
      if let last { try body(try decoder.sample(last.key, type: type, isAlone: last.isAlone)) }
    }
  }
}

package import DailveDomain
internal import GRDB

extension HealthStore {
  /// Calls `body` with each sample of a type, oldest first, in constant memory. Values are in the canonical unit, with the
  /// person's overrides and whether they count.
  ///
  /// - Parameter range: Instants of the start, end exclusive.
  package func forEachStoredSample(type: String, in range: Range<Int>, _ body: (StoredSample) throws -> Void) throws {
    try readNow { reader in
      guard let number = try TypeTable.number(of: type, reader.db) else { return }
      let decoder = try SampleDecoder(reader)
      try reader.forEachKey(ofType: number, in: range) { key, isAlone in
        try body(try decoder.sample(key, type: type, isAlone: isAlone))
      }
    }
  }
}

package import DailveDomain
package import DailveScores
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
    let decoder = try SampleDecoder(self)
    try forEachKey(ofType: number) { key, isAlone in
      var value: Double?
      var text: String?
      switch key.value {
      case .number(let number): value = (conversions[key.origin] ?? .identity)(number)
      case .text(let string): text = string
      }
      try body(
        SampleLine(
          start: Instant(key.start), end: Instant(key.start) + key.duration, value: value, text: text,
          origin: key.origin, detail: key.detail, state: try decoder.state(key, type, value, isAlone: isAlone)))
    }
  }

  /// Calls `body` with each sample of a type, oldest first, and with whether no other has its start, source and duration.
  ///
  /// - Parameter range: Starts of the samples, end exclusive; `nil` for all.
  func forEachKey(ofType number: Int, in range: Range<Int>? = nil, _ body: (SampleKey, Bool) throws -> Void) throws {
    let rows = try RawStatement(
      db,
      """
      SELECT \(SampleKey.columns) FROM sample WHERE type = \(number) \(range == nil ? "" : "AND start >= ? AND start < ?")
      ORDER BY start
      """)
    if let range {
      rows.bind(range.lowerBound, at: 1)
      rows.bind(range.upperBound, at: 2)
    }
    // Samples that repeat one another are neighbours.
    var last: (key: SampleKey, isAlone: Bool)?
    while try rows.step() {
      let key = SampleKey(rows)
      let isAlone = last.map { !key.isBeside($0.key) } ?? true
      if let last { try body(last.key, last.isAlone && isAlone) }
      last = (key, isAlone)
    }
    if let last { try body(last.key, last.isAlone) }
  }

  /// The texts behind the numbers in the samples of a type.
  package func words(ofType type: String) throws -> SampleVocabulary {
    SampleVocabulary(decoder: try SampleDecoder(self), type: type)
  }
}

extension StoreReader {
  package func countedSamples(of type: String, in interval: Range<Instant>) throws -> [CountedSample] {
    guard let number = try TypeTable.number(of: type, db) else { return [] }
    let origins = try origins()
    var loader = try ReadingLoader(db, type: number, name: type, origins: origins)
    return try loader.readings(in: interval).map { reading in
      let start = reading.start
      return CountedSample(
        span: start..<max(start, start + reading.duration), value: reading.value,
        source: origins.sourceNames[reading.source] ?? "")
    }
  }
}

extension HealthStore {
  /// Calls `body` with each sample of a type, oldest first, in constant memory. Values are in the canonical unit, with the
  /// person's overrides and whether they count.
  ///
  /// - Parameter range: Starts of the samples, end exclusive.
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

package import DailveDomain
internal import DailveScores
internal import GRDB

extension StoreReader {
  package func samples(_ query: SampleQuery) throws -> SamplePage {
    try SampleSearch(self, query).page()
  }
}

/// One sample query inside a read transaction.
private struct SampleSearch {
  let db: Database
  let query: SampleQuery
  private let decoder: SampleDecoder
  private let after: (type: Int, key: SampleKey)?
  /// Maximum number of samples in a page; decoding them takes some ten megabytes.
  private static let mostAtOnce = 10_000

  init(_ reader: StoreReader, _ query: SampleQuery) throws {
    db = reader.db
    self.query = query
    decoder = try SampleDecoder(reader)
    after = try query.cursor.map { cursor in
      // If this started from the beginning instead, a program that reads page after page would never end.
      guard let key = SampleKey(cursor: cursor.text) else { throw ReadError.unknownCursor }
      return (key.type, key)
    }
  }

  func page() throws -> SamplePage {
    let limit = max(1, min(query.limit, Self.mostAtOnce))
    var found: [(key: SampleKey, type: String, isAlone: Bool?)] = []
    for type in query.types {
      guard let number = try TypeTable.number(of: type, db) else { continue }
      let keys = try keys(type: number, limit: limit + 1)
      found += keys.indices.map { index in
        // A sample beside the first or the last one may be on another page.
        let isInside = index > 0 && index + 1 < keys.count
        let isAlone = isInside && !keys[index].isBeside(keys[index - 1]) && !keys[index].isBeside(keys[index + 1])
        return (keys[index], type, isAlone ? true : nil)
      }
    }
    found.sort { a, b in
      let left = (a.key.start, a.key.type)
      let right = (b.key.start, b.key.type)
      return query.isAscending ? left < right : left > right
    }
    let rows = found.prefix(limit)
    let samples = try rows.map { try decoder.sample($0.key, type: $0.type, isAlone: $0.isAlone) }
    let next = found.count > limit ? rows.last.map { SampleCursor(text: $0.key.cursor) } : nil
    return SamplePage(samples: samples, next: next)
  }

  /// Keys of one type in the order of the query. The caller's sort is stable and keeps the order within one start.
  private func keys(type: Int, limit: Int) throws -> [SampleKey] {
    let order = query.isAscending ? "ASC" : "DESC"
    let compare = query.isAscending ? ">" : "<"
    let columns = ["start", "source", "duration", "value", "origin", "created", "detail"]
    var conditions = ["type = \(type)"]
    if let interval = query.interval {
      let (lower, upper) = (interval.lowerBound.seconds, interval.upperBound.seconds)
      let longest = try TypeTable.reach(type, db)
      let first = query.options.contains(.strictStartDate) ? lower : lower.subtractingClamped(longest)
      conditions += ["start >= \(first)", "start < \(upper)"]
      // A sample without duration overlaps the interval in which it begins.
      conditions.append("(start + duration > \(lower) OR duration = 0 AND start >= \(lower))")
      if query.options.contains(.strictEndDate) { conditions.append("start + duration <= \(upper)") }
    }
    if let sources = query.sources {
      let numbers = try Int.fetchSet(
        db,
        sql:
          "SELECT id FROM source WHERE name IN (\(Array(repeating: "?", count: sources.count).joined(separator: ",")))",
        arguments: StatementArguments(Array(sources)))
      conditions.append("source IN (\(numbers.map(String.init).joined(separator: ",")))")
    }
    var isBound = false
    if let after {
      if after.type == type {
        conditions.append(
          "(\(columns.joined(separator: ", "))) \(compare) (?2, ?3, ?4, ?5, ?6, ?7, ?8)")
        isBound = true
      } else {
        // Types with the same start are ordered by number.
        let isLater = query.isAscending ? type > after.type : type < after.type
        conditions.append("start \(compare)\(isLater ? "=" : "") \(after.key.start)")
      }
    }
    let rows = try RawStatement(
      db,
      """
      SELECT \(SampleKey.columns) FROM sample WHERE \(conditions.joined(separator: " AND ")) AND ?1 = ?1
      ORDER BY \(columns.map { "\($0) \(order)" }.joined(separator: ", ")) LIMIT \(limit)
      """)
    if isBound, let after { after.key.bind(to: rows) } else { rows.bind(0, at: 1) }
    var keys: [SampleKey] = []
    while try rows.step() { keys.append(SampleKey(rows)) }
    return keys
  }
}

extension SampleKey {
  /// The key as text: numbers separated by commas; a textual value comes last.
  var cursor: String {
    let numbers = [type, start, source, duration, origin, created, detail].map(String.init).joined(separator: ",")
    switch value {
    case .number(let number): return numbers + ",n" + String(number.bitPattern)
    case .text(let text): return numbers + ",t" + text
    }
  }

  init?(cursor: String) {
    let fields = cursor.split(separator: ",", maxSplits: 7, omittingEmptySubsequences: false)
    guard fields.count == 8 else { return nil }
    let numbers = fields.prefix(7).compactMap { Int($0) }
    guard numbers.count == 7 else { return nil }
    let rest = fields[7].dropFirst()
    let value: Value
    switch fields[7].first {
    case "n":
      guard let bits = UInt64(rest) else { return nil }
      value = .number(Double(bitPattern: bits))
    case "t": value = .text(String(rest))
    default: return nil
    }
    self.init(
      type: numbers[0], start: numbers[1], source: numbers[2], duration: numbers[3], value: value, origin: numbers[4],
      created: numbers[5], detail: numbers[6])
  }
}

internal import DailveDomain
internal import DailveScores
internal import GRDB

/// Reads the samples of one type that count.
struct ReadingLoader {
  let db: Database
  let type: Int
  let name: String
  let rules: CountingRules
  /// `rules` with the superseded readings of the range that was read last.
  private var ranged: CountingRules
  let origins: OriginIndex
  typealias UncountedHandler = (SampleKey, StoredSample.State) -> Void

  private let conversions: OriginConversions
  private let isCategory: Bool
  /// True if readings are told apart by their words; readings of sleep have numbers of their own.
  private let hasWords: Bool
  private let ranges: ValueRanges
  private let statement: RawStatement
  private let ahead: FutureReadings
  private let hasAll: Bool
  /// Also reads the batch, for a range in which readings may lie ahead of their exports.
  private let lateStatement: RawStatement
  /// `nil` where nothing was pushed.
  private let precedence: PushPrecedence?

  /// - Parameter tellsKeys: Whether callers ask for what is passed over; every additional column costs time.
  init(_ db: Database, type: Int, name: String, origins: OriginIndex, tellsKeys: Bool = false) throws {
    self.db = db
    ranges = try ValueRanges(db)
    self.type = type
    self.name = name
    self.origins = origins
    rules = try CountingRules(db, type: type)
    ranged = rules
    conversions = origins.conversions(to: name)
    isCategory = HealthType.isCategory(name)
    hasWords = isCategory && name != HealthType.sleepAnalysis
    precedence = try PushPrecedence(db, type: type, name: name, origins: origins, rules: rules)
    // The rest of the key is read only if something is looked up by it.
    let needsAll = tellsKeys || rules.hasSuperseded || !ranges.isEmpty || precedence != nil
    let few = "type, start, source, duration, value, origin"
    func rows(_ columns: String) throws -> RawStatement {
      try RawStatement(cachedBy: db, "SELECT \(columns) FROM sample WHERE type = ? AND start >= ? AND start < ?")
    }
    ahead = try FutureReadings(db)
    hasAll = needsAll
    statement = try rows(needsAll ? SampleKey.columns + ", batch" : few)
    lateStatement = needsAll ? statement : try rows(few + ", created, batch")
  }

  /// Samples that start in `range`, ordered by start. A reading that repeats with another creation date, version or
  /// unit occurs once. Among readings with the same start, the one of highest priority comes last: by the person's
  /// order of sources, then by name. The value of a category sample is its number.
  ///
  /// - Parameters:
  ///   - expected: Approximate number of readings: an array that grows step by step takes twice the memory.
  ///   - passedOver: Receives readings that do not count although no rule of the person's excludes them. Requires
  ///     `tellsKeys`.
  mutating func readings(in range: Range<Instant>, expected: Int = 0, passedOver: UncountedHandler? = nil) throws
    -> [Reading]
  {
    guard !rules.isOff else { return [] }
    if rules.hasSuperseded { try ranged.loadSuperseded(db, type: type, range) }
    var readings: [Reading] = []
    readings.reserveCapacity(expected)
    var keys: [SampleKey] = []
    var repeated = RepeatedReadings()
    var words = RepeatedWords()
    let mayBeAhead = ahead.mayBegin(in: range)
    let statement = mayBeAhead ? lateStatement : self.statement
    let batch: Int32 = hasAll ? 8 : 7
    statement.bind(type, at: 1)
    statement.bind(range.lowerBound, at: 2)
    statement.bind(range.upperBound, at: 3)
    defer { statement.reset() }
    while try statement.step() {
      guard statement.isNumber(4) || isCategory else { continue }
      guard let conversion = conversions[statement.int(5)] else { continue }
      var reading = Reading(
        start: statement.instant(1), source: statement.int(2), duration: statement.int(3),
        value: conversion(statement.double(4)), origin: statement.int(5))
      if !ranges.isEmpty { reading.range = ranges.range(ofDetail: statement.int(7), conversion) }
      if precedence != nil { reading.batch = statement.int(8) }
      guard rules.counts(reading.source), reading.duration >= 0 else { continue }
      if mayBeAhead,
        ahead.include(
          start: reading.start.seconds, end: (reading.start + reading.duration).seconds, created: statement.int(6),
          of: statement.int(batch))
      {
        continue
      }
      if let precedence, precedence.isCovered(reading) {
        passedOver?(SampleKey(statement), .outranked)
        continue
      }
      if ranged.needsKey, ranged.isSuperseded(SampleKey(statement)) { continue }
      let place =
        hasWords
        ? words.place(of: reading, word: word(of: reading, statement), next: readings.count)
        : repeated.place(of: reading, in: readings)
      if let place {
        if isPushed(readings[place]), !isPushed(reading) {
          // The export's reading stands, whichever came first: a pushed one may still give way to data that the export does not have.
          if let passedOver {
            passedOver(keys[place], .repeated)
            keys[place] = SampleKey(statement)
          }
          readings[place] = reading
          continue
        }
        // If one of the two has a zone, it decides on which day the reading counts.
        if origins[readings[place].origin].zone == nil, isPushed(readings[place]) == isPushed(reading) {
          readings[place].origin = reading.origin
        }
        passedOver?(SampleKey(statement), .repeated)
        continue
      }
      readings.append(reading)
      if passedOver != nil { keys.append(SampleKey(statement)) }
    }
    if let precedence {
      let all = passedOver == nil ? [] : readings
      try precedence.keepEffective(&readings)
      if let passedOver {
        let standing = EffectiveReadings(readings, of: all)
        for (key, reading) in zip(keys, all) where !standing.include(reading) { passedOver(key, .outranked) }
      }
    }
    if rules.hasOverrides { readings = readings.compactMap(rules.applied) }
    order(&readings)
    return readings
  }

  private func isPushed(_ reading: Reading) -> Bool { precedence != nil && origins[reading.origin].pushed != nil }

  /// The word of a category reading, from the row that was read last.
  private func word(of reading: Reading, _ statement: RawStatement) -> String? {
    origins[reading.origin].word ?? (statement.isNumber(4) ? nil : statement.text(4))
  }

  /// Orders readings with equal starts by priority; the key has them by the source's number, which follows the order of
  /// a file.
  private func order(_ readings: inout [Reading]) {
    guard let first = readings.first, !readings.allSatisfy({ $0.source == first.source }) else { return }
    func place(_ reading: Reading) -> (Int, Int, Int, Double) {
      let entry = origins[reading.origin]
      return (-rules.rank(reading.source, entry.rank), -entry.device, reading.duration, reading.value)
    }
    var from = 0
    while from < readings.count {
      var to = from + 1
      while to < readings.count, readings[to].start == readings[from].start { to += 1 }
      if to - from > 1 { readings[from..<to].sort { place($0) < place($1) } }
      from = to
    }
  }
}

extension CountingRules {
  func applied(_ reading: Reading) -> Reading? {
    var reading = reading
    guard
      let value = value(
        reading.value, start: reading.start.seconds, source: reading.source, duration: reading.duration)
    else { return nil }
    if value != reading.value { reading.range = nil }
    reading.value = value
    return reading
  }
}

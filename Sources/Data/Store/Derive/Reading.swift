internal import DailveDomain
internal import GRDB

/// A stored sample as deriving needs it, in the canonical unit, with the person's corrections.
struct Reading {
  var start: Int
  var source: Int
  var duration: Int
  var value: Double
  var origin: Int
  /// Where the record condenses several measurements: from the lowest to the highest, around `value`.
  var range: ClosedRange<Double>?

  /// The same reading with another creation date, version or unit.
  @inline(__always)
  func repeats(_ other: Reading?) -> Bool {
    guard let other, other.start == start, other.source == source, other.duration == duration else { return false }
    return (other.value - value).magnitude <= 1e-6 * value.magnitude
  }
}

/// Reads the samples that count of one type.
struct ReadingLoader {
  let db: Database
  let type: Int
  let name: String
  let rules: ReadingRules
  /// The same with what is superseded in the stretch read last.
  private var ranged: ReadingRules
  let origins: OriginIndex
  private let conversions: OriginConversions
  private let isCategory: Bool
  private let ranges: ValueRanges
  private let statement: RawStatement

  init(_ db: Database, type: Int, name: String, origins: OriginIndex) throws {
    self.db = db
    ranges = try ValueRanges(db)
    self.type = type
    self.name = name
    self.origins = origins
    rules = try ReadingRules(db, type: type)
    ranged = rules
    conversions = origins.conversions(to: name)
    isCategory = HealthType.isCategory(name)
    // Every column that is read costs: the rest of the key only where there is something to look up by it.
    let columns =
      rules.hasSuperseded || !ranges.isEmpty ? SampleKey.columns : "type, start, source, duration, value, origin"
    statement = try RawStatement(db, "SELECT \(columns) FROM sample WHERE type = ? AND start >= ? AND start < ?")
  }

  /// Samples that start in `range`, by start; of the same reading with another creation date, version or unit one. A category
  /// sample has its number as value.
  mutating func readings(in range: Range<Int>) throws -> [Reading] {
    guard !rules.isOff else { return [] }
    if rules.hasSuperseded { try ranged.loadSuperseded(db, type: type, range) }
    var readings: [Reading] = []
    statement.bind(type, at: 1)
    statement.bind(range.lowerBound, at: 2)
    statement.bind(range.upperBound, at: 3)
    defer { statement.reset() }
    while try statement.step() {
      guard statement.isNumber(4) || isCategory else { continue }
      let conversion = conversions[statement.int(5)]
      var reading = Reading(
        start: statement.int(1), source: statement.int(2), duration: statement.int(3),
        value: conversion(statement.double(4)), origin: statement.int(5))
      if !ranges.isEmpty { reading.range = ranges.range(ofDetail: statement.int(7), conversion) }
      guard rules.counts(reading.source), reading.duration >= 0 else { continue }
      if ranged.needsKey, ranged.isSuperseded(SampleKey(statement)) { continue }
      if reading.repeats(readings.last) { continue }
      readings.append(reading)
    }
    if rules.hasOverrides { readings = readings.compactMap(rules.applied) }
    return readings
  }
}

extension ReadingRules {
  func applied(_ reading: Reading) -> Reading? {
    var reading = reading
    guard
      let value = value(
        reading.value, start: reading.start, source: reading.source, duration: reading.duration)
    else { return nil }
    if value != reading.value { reading.range = nil }
    reading.value = value
    return reading
  }
}

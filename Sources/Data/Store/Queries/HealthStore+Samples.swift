package import DailveDomain
internal import GRDB

extension HealthStore {
  /// Calls `body` with each sample of a type, oldest first, in constant memory. Values are in the canonical unit.
  ///
  /// - Parameter range: Instants of the start, end exclusive.
  package func forEachSample(type: String, in range: Range<Int>, _ body: (Sample) throws -> Void) throws {
    try pool.read { db in
      let rows = try Row.fetchCursor(
        db,
        sql: """
          SELECT start, duration, value, origin.unit, origin.word, origin.device, source.name, detail.body
          FROM sample JOIN type ON type.id = sample.type JOIN origin ON origin.id = sample.origin
          JOIN source ON source.id = sample.source LEFT JOIN detail ON detail.id = sample.detail
          WHERE type.name = ? AND start >= ? AND start < ?
          """, arguments: [type, range.lowerBound, range.upperBound])
      while let row = try rows.next() { try body(Self.sample(row, type: type)) }
    }
  }

  private static func sample(_ row: Row, type: String) -> Sample {
    let start: Int = row["start"]
    let unit: String? = row["unit"]
    let word: String? = row["word"]
    let canonical = HealthType.canonicalUnit(type)
    let conversion = unit.flatMap { unit in canonical.flatMap { UnitConversion.from(unit, to: $0) } }
    let stored: DatabaseValue = row["value"]
    let body: [UInt8] = (row["body"] as Blob?)?.bytes ?? []
    var value: Double?
    var text = word
    switch stored.storage {
    case .int64(let number): value = Double(number)
    case .double(let number): value = number
    case .string(let string): text = string
    default: break
    }
    return Sample(
      start: Instant(start), end: Instant(start + (row["duration"] as Int)),
      value: value.map { (conversion ?? .identity)($0) }, text: text,
      unit: conversion == nil ? unit : canonical ?? unit, source: row["name"], device: row["device"],
      metadata: RecordDetail(decoding: body).metadata)
  }
}

/// The bytes of a blob column without Foundation's `Data`.
private struct Blob: DatabaseValueConvertible {
  var bytes: [UInt8]

  var databaseValue: DatabaseValue { DatabaseValue.null }

  static func fromDatabaseValue(_ value: DatabaseValue) -> Blob? {
    guard case .blob(let data) = value.storage else { return nil }
    return Blob(bytes: Array(data))
  }
}

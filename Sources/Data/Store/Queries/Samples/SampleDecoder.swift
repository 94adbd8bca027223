internal import DailveDomain
internal import DailveScores
internal import GRDB

/// Turns stored rows into samples with texts and canonical units.
final class SampleDecoder {
  private struct Words {
    var source: String
    var device: String?
    /// The canonical unit, if the recorded one can be converted to it.
    var unit: String?
    /// `nil` if the unit is missing or cannot be converted.
    var conversion: UnitConversion?
    var word: String?
  }

  private let reader: StoreReader
  private let origin: RawStatement
  private let detail: RawStatement
  private let superseded: RawStatement
  private let ahead: FutureReadings
  /// Words by origin for the latest type only, because the canonical unit depends on the type.
  private var origins: [Int: Words] = [:]
  private var type = ""
  private var byType: [String: [Int: Words]] = [:]
  private var lastDetail = (id: 0, metadata: [MetadataEntry]())
  private var passedOver: [Int: UncountedSamples] = [:]

  init(_ reader: StoreReader) throws {
    self.reader = reader
    let db = reader.db
    origin = try RawStatement(
      db, "SELECT name, device, unit, word FROM origin JOIN source ON source.id = origin.source WHERE origin.id = ?")
    superseded = try RawStatement(db, "SELECT 1 FROM superseded WHERE \(SampleKey.match)")
    ahead = try FutureReadings(db)
    detail = try RawStatement(db, "SELECT body FROM detail WHERE id = ?")
  }

  /// A sample with the person's override and with whether it counts.
  ///
  /// - Parameter isAlone: Whether no other sample has its type, start, source and duration; `nil` if that is not known.
  func sample(_ key: SampleKey, type: String, isAlone: Bool? = nil) throws -> StoredSample {
    let sample = try plainSample(key, type: type)
    return StoredSample(
      id: key.digest, type: type, sample: sample, state: try state(key, type, sample.value, isAlone: isAlone))
  }

  func origin(_ number: Int, type: String) throws -> (unit: String?, source: String, device: String?) {
    turn(to: type)
    let words = try words(number)
    return (words.unit, words.source, words.device)
  }

  private func turn(to type: String) {
    guard type != self.type else { return }
    byType[self.type] = origins
    origins = byType[type] ?? [:]
    self.type = type
  }

  private func plainSample(_ key: SampleKey, type: String) throws -> Sample {
    turn(to: type)
    let words = try words(key.origin)
    var value: Double?
    var text = words.word
    switch key.value {
    case .number(let number): value = (words.conversion ?? .identity)(number)
    case .text(let string): text = string
    }
    return Sample(
      start: Instant(key.start), end: Instant(key.end), value: value, text: text, unit: words.unit,
      source: words.source, device: words.device, metadata: try metadata(key.detail))
  }

  /// - Parameter value: The value in the canonical unit; `nil` if it is not a number.
  func state(_ key: SampleKey, _ type: String, _ value: Double?, isAlone: Bool?) throws -> StoredSample.State {
    turn(to: type)
    let others = try passedOver(key.type, type)
    let rules = others.rules
    if rules.hasSuperseded, try isSuperseded(key) { return .superseded }
    if rules.isOff || !rules.counts(key.source) { return .switchedOff }
    if case .number = key.value, try words(key.origin).conversion == nil { return .unconvertible }
    if try ahead.include(key, reader.db) { return .ahead }
    if let reason = try others.reason(key, isAlone: isAlone) { return reason }
    guard let value, rules.hasOverrides else { return .counts }
    guard let final = rules.value(value, start: key.start, source: key.source, duration: key.duration) else {
      return .excluded
    }
    return final == value ? .counts : .corrected(final)
  }

  private func passedOver(_ number: Int, _ type: String) throws -> UncountedSamples {
    if let known = passedOver[number] { return known }
    let samples = try UncountedSamples(reader.db, type: number, name: type, origins: reader.origins())
    passedOver[number] = samples
    return samples
  }

  private func isSuperseded(_ key: SampleKey) throws -> Bool {
    key.bind(to: superseded)
    defer { superseded.reset() }
    return try superseded.step()
  }

  private func words(_ id: Int) throws -> Words {
    if let known = origins[id] { return known }
    origin.bind(id, at: 1)
    defer { origin.reset() }
    guard try origin.step() else { return Words(source: "", conversion: .identity) }
    func text(_ column: Int32) -> String? { origin.isNull(column) ? nil : origin.text(column) }
    let unit = text(2)
    let conversion = HealthType.conversion(of: type, from: unit)
    let shown = unit == nil || conversion == nil ? unit : HealthType.canonicalUnit(type) ?? unit
    let words = Words(source: origin.text(0), device: text(1), unit: shown, conversion: conversion, word: text(3))
    origins[id] = words
    return words
  }

  func metadata(_ id: Int) throws -> [MetadataEntry] {
    if id == 0 { return [] }
    if id == lastDetail.id { return lastDetail.metadata }
    detail.bind(id, at: 1)
    defer { detail.reset() }
    lastDetail = (id, try detail.step() ? RecordDetail.metadata(decoding: detail.blob(0)) : [])
    return lastDetail.metadata
  }
}

internal import DailveDomain
internal import DailveScores
internal import Foundation
internal import GRDB

/// A night as a row.
struct NightRow {
  var night: SleepNight

  init(_ night: SleepNight) { self.night = night }

  static let columns =
    "day, bedtime, wake, fell_asleep, bedtime_clock, wake_clock, asleep, in_bed, span, stages, source, in_bed_only, naps"

  func insert(_ db: Database) throws {
    let stages = night.stages.map { "\($0.key.rawValue):\($0.value)" }.sorted().joined(separator: " ")
    let naps = night.naps.map(Self.text).joined(separator: ";")
    try db.execute(
      sql: "INSERT OR REPLACE INTO night (\(Self.columns), segments) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      arguments: [
        night.day.number, night.bedtime.seconds, night.wake.seconds, night.fellAsleep.seconds, night.bedtimeClock,
        night.wakeClock,
        night.asleep, night.inBed, night.span, stages, night.source, night.isInBedOnly, naps, segments,
      ])
  }

  /// Start, end and minutes asleep, then start and end of each stretch of sleep.
  private static func text(_ nap: SleepNight.Nap) -> String {
    (["\(nap.start.seconds)", "\(nap.end.seconds)", "\(nap.asleep)"]
      + nap.segments.flatMap { ["\($0.start.seconds)", "\($0.end.seconds)"] }).joined(separator: " ")
  }

  private static func nap(_ text: Substring) -> SleepNight.Nap? {
    let fields = text.split(separator: " ")
    guard fields.count >= 3, let start = Int(fields[0]), let end = Int(fields[1]), let asleep = Double(fields[2]) else {
      return nil
    }
    let borders = fields.dropFirst(3).compactMap { Int($0) }
    let segments = stride(from: 0, to: borders.count - 1, by: 2).map {
      SleepNight.Segment(start: Instant(borders[$0]), end: Instant(borders[$0 + 1]), stage: .unspecified)
    }
    return SleepNight.Nap(start: Instant(start), end: Instant(end), asleep: asleep, segments: segments)
  }

  /// Each segment: start in seconds after bedtime, length in seconds (both 32 bits, little-endian), stage.
  private var segments: Data {
    var data = Data(capacity: night.segments.count * 9)
    for segment in night.segments {
      for number in [segment.start - night.bedtime, segment.end - segment.start] {
        for shift in 0..<4 { data.append(UInt8(truncatingIfNeeded: number >> (8 * shift))) }
      }
      data.append(UInt8(segment.stage.rawValue))
    }
    return data
  }

  static func segments(_ data: Data, bedtime: Instant) -> [SleepNight.Segment] {
    let bytes = [UInt8](data)
    func number(_ at: Int) -> Int {
      Int(Int32(truncatingIfNeeded: (0..<4).reduce(0) { $0 | Int(bytes[at + $1]) << (8 * $1) }))
    }
    return stride(from: 0, to: bytes.count - bytes.count % 9, by: 9).compactMap { at in
      guard let stage = SleepStage(rawValue: Int(bytes[at + 8])) else { return nil }
      let start = bedtime + number(at)
      return SleepNight.Segment(start: start, end: start + number(at + 4), stage: stage)
    }
  }

  /// - Parameter row: The values of `columns`, optionally followed by the segments.
  init(_ row: Row) {
    var stages: [SleepStage: Double] = [:]
    for entry in (row[9] as String).split(separator: " ") {
      let fields = entry.split(separator: ":")
      if fields.count == 2, let stage = Int(fields[0]).flatMap(SleepStage.init), let minutes = Double(fields[1]) {
        stages[stage] = minutes
      }
    }
    let naps = (row[12] as String).split(separator: ";").compactMap(Self.nap)
    let bedtime = Instant(row[1])
    let segments = row.count > 13 ? Self.segments(row[13], bedtime: bedtime) : []
    let isInBedOnly: Bool = row[11]
    night = SleepNight(
      day: CivilDay(number: row[0]), bedtime: bedtime, wake: Instant(row[2]),
      fellAsleep: Instant(row[3]),
      bedtimeClock: row[4], wakeClock: row[5],
      // Earlier versions counted time in bed as sleep.
      asleep: isInBedOnly ? 0 : row[6], inBed: row[7],
      span: row[8], stages: stages, source: row[10], isInBedOnly: isInBedOnly,
      segments: segments, naps: naps)
  }
}

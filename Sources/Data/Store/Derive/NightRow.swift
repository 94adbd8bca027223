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
    let naps = night.naps.map { "\($0.start.seconds) \($0.end.seconds) \($0.asleep)" }.joined(separator: ";")
    try db.execute(
      sql: "INSERT OR REPLACE INTO night (\(Self.columns), segments) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      arguments: [
        night.day.number, night.bedtime.seconds, night.wake.seconds, night.fellAsleep.seconds, night.bedtimeClock,
        night.wakeClock,
        night.asleep, night.inBed, night.span, stages, night.source, night.isInBedOnly, naps, segments,
      ])
  }

  /// Each segment: start in seconds after bedtime, length in seconds (both 32 bits, little-endian), stage.
  private var segments: Data {
    var data = Data(capacity: night.segments.count * 9)
    for segment in night.segments {
      for number in [segment.start - night.bedtime.seconds, segment.end - segment.start] {
        for shift in 0..<4 { data.append(UInt8(truncatingIfNeeded: number >> (8 * shift))) }
      }
      data.append(UInt8(segment.stage.rawValue))
    }
    return data
  }

  static func segments(_ data: Data, bedtime: Int) -> [SleepNight.Segment] {
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

  init(_ row: Row) {
    var stages: [SleepStage: Double] = [:]
    for entry in (row["stages"] as String).split(separator: " ") {
      let fields = entry.split(separator: ":")
      if fields.count == 2, let stage = Int(fields[0]).flatMap(SleepStage.init), let minutes = Double(fields[1]) {
        stages[stage] = minutes
      }
    }
    let naps = (row["naps"] as String).split(separator: ";").compactMap { entry -> SleepNight.Nap? in
      let fields = entry.split(separator: " ").compactMap { Double($0) }
      guard fields.count == 3 else { return nil }
      return SleepNight.Nap(
        start: Instant(Int(saturating: fields[0])), end: Instant(Int(saturating: fields[1])), asleep: fields[2])
    }
    let bedtime: Int = row["bedtime"]
    let segments = row.hasColumn("segments") ? Self.segments(row["segments"], bedtime: bedtime) : []
    let isInBedOnly: Bool = row["in_bed_only"]
    night = SleepNight(
      day: CivilDay(number: row["day"]), bedtime: Instant(bedtime), wake: Instant(row["wake"]),
      fellAsleep: Instant(row["fell_asleep"]),
      bedtimeClock: row["bedtime_clock"], wakeClock: row["wake_clock"],
      // Earlier versions took time in bed for sleep.
      asleep: isInBedOnly ? 0 : row["asleep"], inBed: row["in_bed"],
      span: row["span"], stages: stages, source: row["source"], isInBedOnly: isInBedOnly,
      segments: segments, naps: naps)
  }
}

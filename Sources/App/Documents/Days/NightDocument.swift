internal import DailveDomain
package import DailveScores

/// A night with its stages and naps, merged over sources and filed under the day on which it ends. Durations are in minutes.
package struct NightDocument: Codable, Sendable {
  package struct Nap: Codable, Sendable {
    package var start: Instant
    package var end: Instant
    package var asleep: Double
  }

  package var day: CivilDay
  /// `nil` if only the length of the sleep is known; the same holds for `wake`.
  package var bedtime: Instant?
  package var wake: Instant?
  /// 0 if only time in bed was recorded.
  package var asleep: Double
  package var inBed: Double?
  package var inBedOnly: Bool
  package var stages: [String: Double]
  /// Share of the time in bed spent asleep, in `0...1`; `nil` without sleep or without a recorded time in bed.
  package var efficiency: Double?
  package var naps: [Nap]
  package var source: String

  package init(_ night: SleepNight) {
    day = night.day
    bedtime = night.hasClock ? night.bedtime : nil
    wake = night.hasClock ? night.wake : nil
    asleep = night.asleep
    inBed = night.inBed
    inBedOnly = night.isInBedOnly
    stages = Dictionary(night.stages.map { ($0.key.name, $0.value) }, uniquingKeysWith: +)
    efficiency = night.efficiency.flatMap { $0.isMaintenance ? nil : $0.share }
    naps = night.naps.map { Nap(start: $0.start, end: $0.end, asleep: $0.asleep) }
    source = night.source
  }
}

/// A night with the course of its stages.
package struct NightCourseDocument: Codable, Sendable {
  package struct Segment: Codable, Sendable {
    package var start: Instant
    package var end: Instant
    package var stage: String
  }

  package var night: NightDocument
  /// Oldest first, not overlapping.
  package var segments: [Segment]

  package init(_ night: SleepNight) {
    self.night = NightDocument(night)
    segments = night.segments.map { Segment(start: $0.start, end: $0.end, stage: $0.stage.name) }
  }
}

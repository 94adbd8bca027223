public import DailveScores

public protocol SleepReading {
  /// Main sleeps that end in `days`, without nights for which only the time in bed is known.
  func sleepTimes(in days: ClosedRange<CivilDay>) throws -> [SleepTime]
  /// Nights that end in `days`.
  ///
  /// - Parameter segments: Whether to read `SleepNight.segments`, which are empty otherwise.
  func nights(in days: ClosedRange<CivilDay>, segments: Bool) throws -> [SleepNight]
  /// The counting stretches of each source that overlap a span, ordered by start.
  func sleepStretches(in span: Range<Instant>) throws -> [SleepStretch]
  /// Name of the source that the person chose for the night; `nil` if the order of sources decides.
  func nightSource(of day: CivilDay) throws -> String?
}

/// A stretch of sleep as a source recorded it and as it counts, before sources are merged.
public struct SleepStretch: Sendable, Equatable {
  public var source: String
  public var span: Range<Instant>
  public var stage: SleepStage

  public init(source: String, span: Range<Instant>, stage: SleepStage) {
    self.source = source
    self.span = span
    self.stage = stage
  }
}

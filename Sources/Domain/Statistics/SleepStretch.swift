public import DailveScores

/// What a source says of a stretch of time, as it counts, before sources are merged.
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

/// The sleep of one night, merged over sources. It belongs to the local day on which it ends. Durations are minutes.
public struct SleepNight: Sendable, Equatable {
  public var day: CivilDay
  /// Start of the time in bed, or of sleep where no time in bed is known.
  public var bedtime: Instant
  /// End of the time in bed, or of the last sleep.
  public var wake: Instant
  /// Start of the first sleep, or the day's midnight if times are unknown; the last sleep ends `span` minutes later.
  public var fellAsleep: Instant
  /// `bedtime` and `wake` on the local clock, in minutes after midnight.
  public var bedtimeClock: Double
  public var wakeClock: Double
  /// 0 if only time in bed was recorded.
  public var asleep: Double
  /// `nil` when no source recorded it.
  public var inBed: Double?
  /// First to last sleep; 0 if only its length is known.
  public var span: Double
  /// Minutes by stage; empty stages are absent.
  public var stages: [SleepStage: Double]
  /// Name of the chosen source.
  public var source: String
  /// Only time in bed was recorded: the night has bed and wake times, but no minutes asleep and no score.
  public var isInBedOnly: Bool
  /// Oldest first; not overlapping.
  public var segments: [Segment]
  /// Other sleeps that ended on the same day.
  public var naps: [Nap]

  public struct Segment: Sendable, Equatable {
    public var start: Instant
    public var end: Instant
    public var stage: SleepStage

    public init(start: Instant, end: Instant, stage: SleepStage) {
      self.start = start
      self.end = end
      self.stage = stage
    }
  }

  public struct Nap: Sendable, Equatable {
    public var start: Instant
    public var end: Instant
    /// Minutes.
    public var asleep: Double
    /// Segments asleep, oldest first; waking in between is omitted.
    public var segments: [Segment]

    public init(start: Instant, end: Instant, asleep: Double, segments: [Segment]) {
      self.start = start
      self.end = end
      self.asleep = asleep
      self.segments = segments
    }
  }

  public init(
    day: CivilDay, bedtime: Instant, wake: Instant, fellAsleep: Instant, bedtimeClock: Double, wakeClock: Double,
    asleep: Double,
    inBed: Double?, span: Double, stages: [SleepStage: Double], source: String, isInBedOnly: Bool,
    segments: [Segment], naps: [Nap]
  ) {
    self.day = day
    self.bedtime = bedtime
    self.wake = wake
    self.fellAsleep = fellAsleep
    self.bedtimeClock = bedtimeClock
    self.wakeClock = wakeClock
    self.asleep = asleep
    self.inBed = inBed
    self.span = span
    self.stages = stages
    self.source = source
    self.isInBedOnly = isInBedOnly
    self.segments = segments
    self.naps = naps
  }

  /// True if the time of the sleep is known. A phone or a program may send nothing but its length.
  public var hasTimes: Bool { span > 0 }

  /// True if `bedtimeClock` and `wakeClock` are known, even if only from the time in bed.
  public var hasClock: Bool { hasTimes || inBed != nil }

  /// From first to last sleep. Empty without times.
  public var sleepSpan: ClosedRange<Instant> { Self.span(from: fellAsleep, minutes: span) }

  public static func span(from start: Instant, minutes: Double) -> ClosedRange<Instant> {
    start...start + max(0, Int(saturating: (minutes * 60).rounded()))
  }

  public var time: SleepTime { SleepTime(day: day, span: sleepSpan, asleep: asleep) }

  /// True if any sleep was recorded.
  public var hasSleep: Bool { !isInBedOnly }

  /// How often and for how many minutes the person was awake between the first and the last sleep. Sources that do not
  /// record waking leave gaps, which count from one minute on. `nil` if there are neither, or if the night was read
  /// without its segments.
  public var awakenings: (count: Int, minutes: Double)? {
    var count = 0
    var seconds = 0.0
    var end = sleepSpan.lowerBound
    for segment in segments where segment.stage.isAsleep {
      let gap = segment.start.timeInterval(since: end)
      let isRecorded = segments.contains { $0.stage == .awake && $0.end > end && $0.start < segment.start }
      if gap > 0, isRecorded || gap >= 60 {
        count += 1
        seconds += gap
      }
      end = max(end, segment.end)
    }
    guard count > 0 || segments.contains(where: { $0.stage == .awake }) else { return nil }
    return (count, seconds / 60)
  }

  /// True if the source distinguished core, deep and REM sleep.
  public var hasStages: Bool { stages.keys.contains { $0.isDetailed } }

  /// `nil` if only time in bed was recorded.
  public var efficiency: SleepEfficiency? {
    hasSleep ? SleepEfficiency(asleep: asleep, inBed: inBed, span: span) : nil
  }
}

/// The time of a day's main sleep: the only part of a night that long series need.
public struct SleepTime: Sendable, Equatable {
  public var day: CivilDay
  /// From first to last sleep.
  public var span: ClosedRange<Instant>
  /// Minutes.
  public var asleep: Double

  /// True if it is known when the sleep was, and not only how long it lasted.
  var hasTimes: Bool { span.lowerBound < span.upperBound }

  public init(day: CivilDay, span: ClosedRange<Instant>, asleep: Double) {
    self.day = day
    self.span = span
    self.asleep = asleep
  }
}

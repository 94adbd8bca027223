extension SleepMerge {
  /// One night or one nap, with the time in bed and awake around it.
  struct Block {
    var source = 0
    var segments: [SleepNight.Segment] = []
    /// Seconds, like the others.
    var stages: [SleepStage: Double] = [:]
    /// Empty if only time in bed was recorded.
    var asleep = 0.0
    var inBed: Double?
    let isInBedOnly: Bool
    let isTimed: Bool
    var bedtime = Instant(0)
    var wake = Instant(0)
    var sleepStart = Instant(0)
    var sleepEnd = Instant(0)
    /// Seconds east of UTC where the person was at `bedtime`, `wake` and `sleepEnd`.
    var bedtimeOffset = 0
    var wakeOffset = 0
    var endOffset = 0

    /// Seconds asleep, or in bed if nothing else is known.
    var extent: Double { isInBedOnly ? stages[.inBed] ?? 0 : asleep }
    var day: CivilDay { sleepEnd.day(offset: endOffset) }

    /// - Parameters:
    ///   - sleep: Records of one source, oldest first, at least one.
    ///   - awake: Records of the same source.
    ///   - beds: Records of any source.
    init(sleep: [Sample], awake: [Sample], beds: [Sample]) {
      isInBedOnly = false
      isTimed = sleep.contains { $0.isTimed }
      source = sleep.first?.source ?? 0
      let own = (sleep + awake).sorted { ($0.start, $0.end) < ($1.start, $1.end) }
      fill(own.map { SleepNight.Segment(start: $0.start, end: $0.end, stage: $0.stage) }, from: sleep)
      guard !beds.isEmpty else {
        if !isTimed { (segments, wake, wakeOffset) = ([], bedtime, bedtimeOffset) }
        return
      }
      // Time in bed counts from any source and includes the sleep itself, so that nobody sleeps longer than they are in
      // bed.
      inBed = (beds + own).map { $0.span }.coveredSeconds
      widen(to: beds)
      if !isTimed { lie(in: beds) }
    }

    /// - Parameter beds: Time in bed without any sleep, at least one.
    init(bedsOnly beds: [Sample]) {
      isInBedOnly = true
      isTimed = true
      source = SleepMerge.bestSource(beds)
      let lying = beds.map { $0.span }.union()
      fill(
        lying.map { SleepNight.Segment(start: $0.lowerBound, end: $0.upperBound, stage: .inBed) },
        from: beds.sorted { ($0.start, $0.end) < ($1.start, $1.end) })
      inBed = lying.coveredSeconds
      widen(to: beds)
    }

    /// - Parameter counted: The records that delimit the block, oldest first.
    private mutating func fill(_ segments: [SleepNight.Segment], from counted: [Sample]) {
      self.segments = segments
      for segment in segments {
        let seconds = segment.end.timeInterval(since: segment.start)
        stages[segment.stage, default: 0] += seconds
        if segment.stage.isAsleep { asleep += seconds }
      }
      guard let first = counted.first, let last = counted.max(by: { $0.end < $1.end }) else { return }
      (sleepStart, bedtime, bedtimeOffset) = (first.start, first.start, first.startOffset)
      (sleepEnd, wake, wakeOffset) = (last.end, last.end, last.endOffset)
      endOffset = last.endOffset
    }

    /// Takes the clock times from the time in bed, for a sleep of known length but unknown time.
    private mutating func lie(in beds: [Sample]) {
      let lying = beds.map { $0.span }.union()
      segments = lying.map { SleepNight.Segment(start: $0.lowerBound, end: $0.upperBound, stage: .inBed) }
      inBed = max(asleep, lying.coveredSeconds)
      guard let first = beds.min(by: { $0.start < $1.start }), let last = beds.max(by: { $0.end < $1.end }) else {
        return
      }
      (bedtime, bedtimeOffset) = (first.start, first.startOffset)
      (wake, wakeOffset) = (last.end, last.endOffset)
    }

    /// Each of these times is the start or end of a record and takes its offset from that record: clocks change and
    /// people travel during a night, so the neighbouring record may have another offset.
    private mutating func widen(to beds: [Sample]) {
      for bed in beds {
        if bed.start < bedtime { (bedtime, bedtimeOffset) = (bed.start, bed.startOffset) }
        if bed.end > wake { (wake, wakeOffset) = (bed.end, bed.endOffset) }
      }
    }
  }

  /// Ranks sources by the person's order, then times before a mere length, then stages before plain sleep, then the
  /// name.
  static func bestSource(_ records: [Sample]) -> Int {
    var candidates: [Int: (rank: Int, untimed: Bool, plain: Bool)] = [:]
    for record in records {
      var entry = candidates[record.source] ?? (record.rank, true, true)
      if record.isTimed { entry.untimed = false }
      if record.stage.isDetailed { entry.plain = false }
      candidates[record.source] = entry
    }
    return candidates.min { a, b in
      (a.value.rank, a.value.untimed ? 1 : 0, a.value.plain ? 1 : 0, a.key)
        < (b.value.rank, b.value.untimed ? 1 : 0, b.value.plain ? 1 : 0, b.key)
    }?.key ?? 0
  }
}

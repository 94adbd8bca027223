extension SleepMerge {
  /// Records without a longer break between them: one night or one nap.
  struct Block {
    var source = 0
    var segments: [SleepNight.Segment] = []
    /// Seconds, like the others.
    var stages: [SleepStage: Double] = [:]
    /// Empty if only time in bed was recorded.
    var asleep = 0.0
    var inBed: Double?
    var isInBedOnly = false
    var bedtime = Instant(0)
    var wake = Instant(0)
    var sleepStart = Instant(0)
    var sleepEnd = Instant(0)
    /// Seconds east of UTC where the person was at `bedtime`, `wake` and `sleepEnd`.
    var bedtimeOffset = 0
    var wakeOffset = 0
    var endOffset = 0

    var isEmpty: Bool { asleep == 0 && !(isInBedOnly && extent > 0) }
    /// Seconds asleep, or in bed if nothing else is known.
    var extent: Double { isInBedOnly ? stages[.inBed] ?? 0 : asleep }
    /// The segments that delimit the block: it spans from the first to the last.
    var counted: [SleepNight.Segment] { segments.filter { isInBedOnly || $0.stage.isAsleep } }
    var day: CivilDay { sleepEnd.day(offset: endOffset) }

    /// - Parameters:
    ///   - records: Ordered by start, at least one.
    ///   - wanted: The source that the person chose; ignored if it has no record in the block.
    init(_ records: [Sample], wanted: Int? = nil) {
      let seen = wanted.flatMap { source in records.contains { $0.source == source } ? source : nil }
      guard let chosen = seen ?? Self.bestSource(records) else { return }
      source = chosen
      let own = records.filter { $0.source == chosen && $0.stage != .inBed }
      let beds = records.filter { $0.stage == .inBed }
      isInBedOnly = !own.contains { $0.stage.isAsleep }
      if isInBedOnly {
        segments = beds.map { $0.span }.union().map {
          SleepNight.Segment(start: $0.lowerBound, end: $0.upperBound, stage: .inBed)
        }
      } else {
        segments = Self.flatten(own)
      }
      for segment in segments {
        let seconds = segment.end.timeInterval(since: segment.start)
        stages[segment.stage, default: 0] += seconds
        if segment.stage.isAsleep { asleep += seconds }
      }
      guard let first = counted.first, let last = counted.last else { return }
      sleepStart = first.start
      sleepEnd = last.end
      bedtime = sleepStart
      wake = sleepEnd
      if !beds.isEmpty {
        // Time in bed counts from any source, joined with the sleep itself, so that nobody sleeps longer than they are
        // in bed.
        inBed = (beds + own).map { $0.span }.coveredSeconds
        let lying = beds.map { $0.span }.union()
        bedtime = min(bedtime, lying.first?.lowerBound ?? bedtime)
        wake = max(wake, lying.last?.upperBound ?? wake)
      }
      // Each of these times is the start or end of a record, and takes its offset from that record: clocks change and
      // people travel during a night, so the neighbouring record may have another offset.
      let counting = own + beds
      bedtimeOffset = counting.first { $0.start == bedtime }?.startOffset ?? records[0].startOffset
      wakeOffset = counting.first { $0.end == wake }?.endOffset ?? records[records.count - 1].endOffset
      endOffset = counting.first { $0.end == sleepEnd }?.endOffset ?? wakeOffset
    }

    /// Sources that recorded sleep come before those with only time in bed; then the person's order decides, then
    /// stages before plain sleep, then the name.
    private static func bestSource(_ records: [Sample]) -> Int? {
      var candidates: [Int: (bedOnly: Bool, rank: Int, plain: Bool)] = [:]
      for record in records {
        var entry = candidates[record.source] ?? (true, record.rank, true)
        if record.stage.isAsleep { entry.bedOnly = false }
        if record.stage.isDetailed { entry.plain = false }
        candidates[record.source] = entry
      }
      return candidates.min { a, b in
        let left = (a.value.bedOnly ? 1 : 0, a.value.rank, a.value.plain ? 1 : 0, a.key)
        let right = (b.value.bedOnly ? 1 : 0, b.value.rank, b.value.plain ? 1 : 0, b.key)
        return left < right
      }?.key
    }

    /// Makes overlapping stages of one source adjacent; where two overlap, the one with precedence counts. One pass
    /// over the sorted boundaries with a count of open records per stage: a night of tens of thousands of overlapping
    /// records takes no longer than sorting them.
    private static func flatten(_ records: [Sample]) -> [SleepNight.Segment] {
      let stages = SleepStage.allCases.sorted { $0.precedence < $1.precedence }
      var borders: [(at: Instant, stage: Int, change: Int)] = []
      borders.reserveCapacity(records.count * 2)
      for record in records {
        borders.append((record.start, record.stage.precedence, 1))
        borders.append((record.end, record.stage.precedence, -1))
      }
      borders.sort { $0.at < $1.at }
      var open = [Int](repeating: 0, count: stages.count)
      var result: [SleepNight.Segment] = []
      for (index, border) in borders.enumerated() {
        open[border.stage] += border.change
        guard index + 1 < borders.count, borders[index + 1].at > border.at,
          let stage = open.firstIndex(where: { $0 > 0 }).map({ stages[$0] })
        else { continue }
        if let last = result.last, last.end == border.at, last.stage == stage {
          result[result.count - 1].end = borders[index + 1].at
        } else {
          result.append(SleepNight.Segment(start: border.at, end: borders[index + 1].at, stage: stage))
        }
      }
      return result
    }
  }
}

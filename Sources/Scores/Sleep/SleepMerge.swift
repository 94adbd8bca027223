/// Turns overlapping sleep records of many sources into nights.
public struct SleepMerge {
  public struct Sample: Sendable, Equatable {
    public var start: Instant
    public var end: Instant
    public var stage: SleepStage
    /// Sources are numbered in the order of their names, so that ties do not depend on the order in which data arrived.
    public var source: Int
    /// Place of the source in the person's order; lower counts first.
    public var rank: Int
    /// Seconds east of UTC where the record was made, at its start and at its end.
    public var startOffset: Int
    public var endOffset: Int

    public init(
      start: Instant, end: Instant, stage: SleepStage, source: Int, rank: Int, startOffset: Int, endOffset: Int
    ) {
      self.start = start
      self.end = end
      self.stage = stage
      self.source = source
      self.rank = rank
      self.startOffset = startOffset
      self.endOffset = endOffset
    }

    /// Start to end, end exclusive.
    var span: Range<Instant> { start..<max(start, end) }
  }

  /// Breaks of at most this many seconds keep one sleep together.
  static let longestBreak = 60 * 60
  /// Less sleep than this many seconds gets no score.
  private static let leastSleep = 60.0 * 60

  /// - Parameters:
  ///   - records: In any order; they may repeat and overlap.
  ///   - choices: The source that the person chose for a day's sleep.
  ///   - sourceName: Name of a source number.
  /// - Returns: One per day on which a sleep ended, oldest first.
  public static func nights(_ records: [Sample], choices: [CivilDay: Int] = [:], sourceName: (Int) -> String)
    -> [SleepNight]
  {
    func block(_ records: [Sample]) -> Block {
      let block = Block(records)
      return choices[block.day].map { Block(records, wanted: $0) } ?? block
    }
    let valid = records.filter { $0.end > $0.start }.sorted {
      ($0.start, $0.end, $0.source, $0.stage.rawValue) < ($1.start, $1.end, $1.source, $1.stage.rawValue)
    }
    var blocks: [Block] = []
    var open: [Sample] = []
    var end = Instant.distantPast
    for record in valid {
      if !open.isEmpty, record.start - end > longestBreak {
        blocks.append(block(open))
        open.removeAll(keepingCapacity: true)
        end = .distantPast
      }
      open.append(record)
      end = max(end, record.end)
    }
    if !open.isEmpty { blocks.append(block(open)) }

    var byDay: [CivilDay: [Block]] = [:]
    for block in blocks where !block.isEmpty { byDay[block.day, default: []].append(block) }
    return byDay.keys.sorted().compactMap { day in night(day: day, blocks: byDay[day] ?? [], sourceName: sourceName) }
  }

  private static func night(day: CivilDay, blocks: [Block], sourceName: (Int) -> String) -> SleepNight? {
    // Time in bed alone is the night only where no block has enough sleep.
    guard
      let main = blocks.max(by: {
        // Of two alike the earlier one.
        ($0.asleep >= leastSleep ? 1 : 0, $0.extent, $1.sleepStart)
          < ($1.asleep >= leastSleep ? 1 : 0, $1.extent, $0.sleepStart)
      })
    else { return nil }
    let naps = blocks.filter { $0.sleepStart != main.sleepStart }.map {
      SleepNight.Nap(
        start: $0.sleepStart, end: $0.sleepEnd, asleep: $0.asleep / 60,
        segments: $0.segments.filter { $0.stage.isAsleep })
    }
    return SleepNight(
      day: day, bedtime: main.bedtime, wake: main.wake, fellAsleep: main.sleepStart,
      bedtimeClock: main.bedtime.clockMinutes(offset: main.bedtimeOffset),
      wakeClock: main.wake.clockMinutes(offset: main.wakeOffset),
      asleep: main.asleep / 60, inBed: main.inBed.map { $0 / 60 },
      span: main.sleepEnd.timeInterval(since: main.sleepStart) / 60, stages: main.stages.mapValues { $0 / 60 },
      source: sourceName(main.source), isInBedOnly: main.isInBedOnly, segments: main.segments, naps: naps)
  }
}

/// Turns overlapping sleep records of many sources into nights.
public struct SleepMerge {
  public struct Sample: Sendable, Equatable {
    public var start: Instant
    public var end: Instant
    public var stage: SleepStage
    /// Sources are numbered in the order of their names, so that ties do not depend on the order of arrival.
    public var source: Int
    /// Place of the source in the person's order; lower counts first.
    public var rank: Int
    /// Seconds east of UTC where the record was made, at its start and at its end.
    public var startOffset: Int
    public var endOffset: Int
    /// False for a bare duration, which is stored as starting at midnight because nobody knows when the sleep was.
    public var isTimed: Bool

    public init(
      start: Instant, end: Instant, stage: SleepStage, source: Int, rank: Int, startOffset: Int, endOffset: Int,
      isTimed: Bool = true
    ) {
      self.isTimed = isTimed
      self.start = start
      self.end = end
      self.stage = stage
      self.source = source
      self.rank = rank
      self.startOffset = startOffset
      self.endOffset = endOffset
    }

    /// Start to end, end exclusive.
    public var span: Range<Instant> { start..<max(start, end) }
  }

  /// Breaks of at most this many seconds do not split a sleep.
  static let longestBreak = 60 * 60
  /// Limit in seconds [chosen] of a break in the counting source's sleep that another source's sleep can bridge: an app
  /// may mistake a whole day in bed for sleep.
  private static let longestBridge = 3 * 60 * 60
  /// Time in bed without any sleep is joined over short breaks up to this many seconds [chosen], because a phone splits
  /// it whenever it is picked up.
  private static let longestInBed = 16 * 60 * 60
  /// Sleep shorter than this many seconds gets no score.
  private static let leastSleep = 60.0 * 60

  /// Builds blocks from sleep alone. Time in bed and awake join nothing: they belong to the block that they surround
  /// and are cut to it.
  ///
  /// - Parameters:
  ///   - records: In any order; they may repeat and overlap.
  ///   - choices: The source that the person chose for a day's sleep.
  ///   - sourceName: Name of a source number.
  /// - Returns: One per day on which a sleep ended, oldest first.
  public static func nights(_ records: [Sample], choices: [CivilDay: Int] = [:], sourceName: (Int) -> String)
    -> [SleepNight]
  {
    let valid = records.filter { $0.end > $0.start }
    var bySource: [Int: [Sample]] = [:]
    for record in valid where record.stage != .inBed { bySource[record.source, default: []].append(record) }
    var sleep: [Sample] = []
    var awake: [Int: Surroundings] = [:]
    for (source, own) in bySource {
      let stretches = innermost(own)
      sleep += stretches.filter { $0.stage.isAsleep }
      awake[source] = Surroundings(stretches.filter { !$0.stage.isAsleep })
    }
    var beds = Surroundings(valid.filter { $0.stage == .inBed })

    let sleeps = sleeps(sleep, choices)
    var blocks: [Block] = []
    var earlier = Instant.distantPast
    for (index, own) in sleeps.enumerated() {
      guard var whole = own.first, let last = own.last else { continue }
      (whole.end, whole.endOffset) = (last.end, last.endOffset)
      let later = index + 1 < sleeps.count ? sleeps[index + 1].first?.start ?? .distantFuture : .distantFuture
      let lying = beds.extract(around: whole, after: earlier, before: later)
      let waking = awake[whole.source]?.extract(around: whole, after: earlier, before: later) ?? []
      // Choosing a source that knows only the time in bed makes the night one in bed.
      let chosen = choices[whole.end.day(offset: whole.endOffset)]
      if let chosen, chosen != whole.source, lying.contains(where: { $0.source == chosen }) {
        blocks.append(Block(bedsOnly: lying))
      } else {
        blocks.append(Block(sleep: own, awake: waking, beds: lying))
      }
      earlier = max(whole.end, (lying + waking).map { $0.end }.max() ?? whole.end)
    }
    blocks += timesInBed(beds.rest).map { Block(bedsOnly: $0) }

    var byDay: [CivilDay: [Block]] = [:]
    for block in blocks where block.extent > 0 { byDay[block.day, default: []].append(block) }
    return byDay.keys.sorted().compactMap { day in
      night(day: day, blocks: placed(byDay[day] ?? [], choice: choices[day]), sourceName: sourceName)
    }
  }

  /// Drops bare durations beside a sleep with known times: they are the same sleep.
  private static func placed(_ blocks: [Block], choice: Int?) -> [Block] {
    guard blocks.contains(where: { $0.isTimed && !$0.isInBedOnly && $0.asleep >= leastSleep }) else { return blocks }
    return blocks.filter { $0.isTimed || $0.source == choice }
  }

  /// Sleeps that are not separated by a longer break, each from the source that counts, oldest first and without
  /// overlap.
  ///
  /// - Parameter sleep: Stretches from all sources; those from one source do not overlap.
  private static func sleeps(_ sleep: [Sample], _ choices: [CivilDay: Int]) -> [[Sample]] {
    let ordered = sleep.sorted {
      ($0.start, $0.end, $0.source, $0.stage.rawValue) < ($1.start, $1.end, $1.source, $1.stage.rawValue)
    }
    return split(ordered, atBreaksOver: longestBreak).flatMap { group in
      func sleeps(of source: Int) -> [[Sample]] {
        split(group.filter { $0.source == source }, atBreaksOver: longestBridge)
      }
      let best = sleeps(of: bestSource(group))
      for part in best {
        guard let last = part.last, let chosen = choices[last.end.day(offset: last.endOffset)],
          chosen != last.source, group.contains(where: { $0.source == chosen })
        else { continue }
        return sleeps(of: chosen)
      }
      return best
    }
  }

  /// - Parameter records: Ordered by start.
  private static func split(_ records: [Sample], atBreaksOver longest: Int) -> [[Sample]] {
    var parts: [[Sample]] = []
    var open: [Sample] = []
    var end = Instant.distantPast
    for record in records {
      if !open.isEmpty, record.start - end > longest {
        parts.append(open)
        open.removeAll(keepingCapacity: true)
        end = .distantPast
      }
      open.append(record)
      end = max(end, record.end)
    }
    if !open.isEmpty { parts.append(open) }
    return parts
  }

  /// Groups times in bed without sleep that belong together.
  ///
  /// - Parameter beds: Ordered by start.
  private static func timesInBed(_ beds: [Sample]) -> [[Sample]] {
    var parts: [[Sample]] = []
    var open: [Sample] = []
    var end = Instant.distantPast
    for var bed in beds {
      if let first = open.first, bed.end > end,
        bed.start - end > longestBreak || bed.end - first.start > longestInBed
      {
        parts.append(open)
        open.removeAll(keepingCapacity: true)
        if bed.start < end { (bed.start, bed.startOffset) = (end, bed.endOffset) }
      }
      open.append(bed)
      end = max(end, bed.end)
    }
    if !open.isEmpty { parts.append(open) }
    return parts
  }

  private static func night(day: CivilDay, blocks: [Block], sourceName: (Int) -> String) -> SleepNight? {
    // Time in bed alone is the night only if no block has enough sleep.
    guard
      let main = blocks.max(by: {
        // Prefer the earlier of two equal blocks.
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
      day: day, bedtime: main.bedtime, wake: main.wake, fellAsleep: main.isTimed ? main.sleepStart : main.bedtime,
      bedtimeClock: main.bedtime.clockMinutes(offset: main.bedtimeOffset),
      wakeClock: main.wake.clockMinutes(offset: main.wakeOffset),
      asleep: main.asleep / 60, inBed: main.inBed.map { $0 / 60 },
      span: main.isTimed ? main.sleepEnd.timeInterval(since: main.sleepStart) / 60 : 0,
      stages: main.stages.mapValues { $0 / 60 },
      source: sourceName(main.source), isInBedOnly: main.isInBedOnly, segments: main.segments, naps: naps)
  }
}

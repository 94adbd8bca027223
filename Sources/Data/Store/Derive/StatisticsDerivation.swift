internal import DailveDomain
internal import DailveScores

/// Daily statistics of one type, merged over sources and by source.
struct StatisticsDerivation: Sendable {
  let name: String
  let timeline: ZoneTimeline
  let origins: OriginIndex
  let rules: CountingRules

  /// A day being computed.
  private final class Bucket {
    let averaging: Averaging
    var total: DailyAccumulator
    var sources: [(source: Int, accumulator: DailyAccumulator)] = []
    var pieces: [SourceMerge.Piece] = []
    var sustained: Double?

    init(_ averaging: Averaging) {
      self.averaging = averaging
      total = DailyAccumulator(averaging)
    }

    @inline(__always)
    func sustain(_ heartRate: Double?) {
      if let heartRate { sustained = max(sustained ?? heartRate, heartRate) }
    }

    @inline(__always)
    func add(
      _ value: Double, at instant: Instant, seconds: Int, until end: Instant = .distantFuture, source: Int,
      range: ClosedRange<Double>? = nil, isContinued: Bool
    ) {
      let place = sources.firstIndex { $0.source == source } ?? sources.count
      if place == sources.count { sources.append((source, DailyAccumulator(averaging))) }
      total.add(value, at: instant, seconds: seconds, until: end, range: range, isContinued: isContinued)
      sources[place].accumulator.add(
        value, at: instant, seconds: seconds, until: end, range: range, isContinued: isContinued)
    }
  }

  /// Instants at which samples may begin that touch a local day near those of `run`.
  static func span(_ run: ClosedRange<Int>, longest: Int) -> Range<Instant> {
    Instant(utcDay: run.lowerBound - 3) - min(longest, SampleSpan.longestAmount)..<Instant(utcDay: run.upperBound + 4)
  }

  /// - Parameters:
  ///   - run: UTC days on which samples changed. Every local day that they can touch is recomputed.
  ///   - readings: The readings of the span around those days.
  func derive(_ run: ClosedRange<Int>, _ readings: [Reading]) -> DerivedStatistics {
    var result = DerivedStatistics(days: Self.days(run, timeline))
    scan(readings, into: &result)
    return result
  }

  /// The local days that samples of a run can touch.
  static func days(_ run: ClosedRange<Int>, _ timeline: ZoneTimeline) -> ClosedRange<CivilDay> {
    timeline.day(at: Instant(utcDay: run.lowerBound)) - 1...timeline.day(at: Instant(utcDay: run.upperBound + 1) - 1)
      + 1
  }

  private func scan(_ readings: [Reading], into result: inout DerivedStatistics) {
    let cumulative = HealthType.isCumulative(name)
    let accepted = HealthType.acceptedReadings(name)
    var clock = DayClock(timeline)
    var open: [CivilDay: Bucket] = [:]
    var lastDay: CivilDay?
    let averaging = HealthType.averaging(name)
    var lastBucket = Bucket(averaging)

    func bucket(_ day: CivilDay) -> Bucket {
      if day == lastDay { return lastBucket }
      let found = open[day] ?? Bucket(averaging)
      open[day] = found
      (lastDay, lastBucket) = (day, found)
      return found
    }

    var reached = CivilDay(number: .min)
    /// Samples are ordered by start, so days more than two days before the instant are complete in every zone.
    func close(before instant: Instant) {
      let day = instant.day(offset: 0)
      guard day > reached else { return }
      reached = day
      for old in open.keys.sorted() where old < day - 2 {
        if let full = open.removeValue(forKey: old) { finish(old, full, cumulative, hasCourse, &result) }
        if old == lastDay { lastDay = nil }
      }
    }

    let coversNight = HealthType.coversNight(name)
    let hasCourse = MetricTraits.metric(ofType: name).map(DayCourse.metrics.contains) ?? false
    let longest = SampleSpan.longest(of: name)
    let isHeartRate = name == HealthType.heartRate
    let lengths = cumulative ? UnendedAmounts.lengths(readings, origins) : []
    var stretch = SustainedMaximum()
    for (index, reading) in readings.enumerated() {
      let (start, source, duration) = (reading.start, reading.source, reading.duration)
      guard duration <= longest else { continue }
      close(before: start)
      let isState = duration > SampleSpan.longestAmount
      // An ongoing state counts on its first day.
      let seconds = isState ? min(duration, clock.nextBoundary(after: start) - start) : duration
      let value = reading.value
      guard accepted.contains(value) else { continue }
      // A range, too, counts only in its plausible part.
      let spread = cumulative ? nil : reading.range?.clamped(to: accepted)
      let entry = origins[reading.origin]
      let rank = rules.rank(source, entry.rank)
      let held = isHeartRate ? stretch.add(readings, at: index, accepted) : nil
      if let zone = entry.zone, cumulative, entry.pushed?.isSummary != true,
        duration > 0, zone.day(at: start + duration - 1) != zone.day(at: start)
      {
        // An amount across midnight counts on both days, as below; a daily sum belongs to its day alone.
        let end = start + duration
        var from = start
        var left = value
        while from < end {
          let day = zone.day(at: from)
          let to = min(end, max(from + 1, zone.start(of: day + 1)))
          let share = to == end ? left : value * Double(to - from) / Double(duration)
          left -= share
          let part = bucket(day)
          part.add(share, at: start, seconds: to - from, source: source, isContinued: reading.isContinued)
          part.pieces.append(
            SourceMerge.Piece(
              start: from, end: to, value: share, rank: rank, source: entry.device,
              offset: zone.segment(at: from).seconds))
          from = to
        }
        continue
      }
      if let zone = entry.zone {
        let day = zone.day(at: coversNight && !isState ? Self.morning(start, duration) : start)
        let target = bucket(day)
        let end = isHeartRate ? Self.end(of: day, from: start, seconds) { zone.day(at: $0) } : .distantFuture
        target.add(
          value, at: start, seconds: seconds, until: end, source: source, range: spread,
          isContinued: reading.isContinued)
        target.sustain(held)
        if cumulative {
          target.pieces.append(
            SourceMerge.Piece(
              start: start, end: start + (lengths.isEmpty ? duration : lengths[index]), value: value, rank: rank,
              source: entry.device, offset: zone.segment(at: start).seconds))
        }
        continue
      }
      let day = clock.day(at: coversNight && !isState ? Self.morning(start, duration) : start)
      let target = bucket(day)
      guard cumulative else {
        let end = isHeartRate ? Self.end(of: day, from: start, seconds) { clock.day(at: $0) } : .distantFuture
        target.add(
          value, at: start, seconds: seconds, until: end, source: source, range: spread,
          isContinued: reading.isContinued)
        target.sustain(held)
        continue
      }
      // A sample across midnight counts on both days, in proportion to its time on each.
      let end = start + duration
      var from = start
      var left = value
      var before: CivilDay?
      while true {
        let to = min(end, duration == 0 ? end : clock.nextBoundary(after: from))
        let share = to == end ? left : value * Double(to - from) / Double(duration)
        left -= share
        let day = clock.day(at: from)
        let part = bucket(day)
        // When a clock changes, two parts lie on one day.
        part.add(
          share, at: start, seconds: to - from, source: source, isContinued: reading.isContinued || before == day)
        before = day
        let until = duration == 0 && !lengths.isEmpty ? start + lengths[index] : to
        part.pieces.append(
          SourceMerge.Piece(
            start: from, end: until, value: share, rank: rank, source: entry.device, offset: clock.offset(at: from)))
        if to >= end { break }
        from = to
      }
    }
    for day in open.keys.sorted() {
      if let full = open[day] { finish(day, full, cumulative, hasCourse, &result) }
    }
  }

  /// An instant on the day to which a sample that covers a night belongs: its end. Some phones send only the beginning;
  /// a night that begins after 18:00 then belongs to the next day, as nights do.
  @inline(__always)
  private static func morning(_ start: Instant, _ duration: Int) -> Instant {
    start + (duration > 0 ? duration : 6 * 3600)
  }

  /// The end of the day for a sample that would hold beyond it; `distantFuture` for all others.
  @inline(__always)
  private static func end(of day: CivilDay, from start: Instant, _ seconds: Int, dayAt: (Instant) -> CivilDay)
    -> Instant
  {
    var (inside, outside) = (start, start + seconds + AverageAccumulator.longestHold)
    if dayAt(outside) == day { return .distantFuture }
    while inside + 1 < outside {
      let middle = Instant.middle(inside, outside)
      if dayAt(middle) == day { inside = middle } else { outside = middle }
    }
    return outside
  }

  private func finish(
    _ day: CivilDay, _ bucket: Bucket, _ cumulative: Bool, _ hasCourse: Bool, _ result: inout DerivedStatistics
  ) {
    guard result.days.contains(day) else { return }
    let merge = cumulative ? SourceMerge(bucket.pieces) : nil
    if let statistics = bucket.total.statistics(day: day, merged: merge?.total) { result.merged.append(statistics) }
    if hasCourse, let merge {
      result.courses.append((day, DayCourseCoding.bytes(merge.course(of: day))))
    }
    if let sustained = bucket.sustained { result.sustained.append(DayValue(day: day, value: sustained)) }
    for (source, accumulator) in bucket.sources {
      let sum = cumulative ? sumOfNamesakes(source, bucket.pieces) : nil
      if let statistics = accumulator.statistics(day: day, merged: sum) { result.bySource.append((source, statistics)) }
    }
  }

  /// The sum that the devices of one name counted together; `nil` if there is only one, whose samples add up.
  private func sumOfNamesakes(_ source: Int, _ pieces: [SourceMerge.Piece]) -> Double? {
    guard origins.hasNamesakes else { return nil }
    let own = pieces.filter { origins.source(ofDevice: $0.source) == source }
    return Set(own.map(\.source)).count > 1 ? SourceMerge.total(own) : nil
  }
}

extension Instant {
  /// The start of a UTC day, in which changes of samples are counted.
  init(utcDay: Int) { self.init(midnightOf: CivilDay(number: utcDay)) }
}

/// Rows that replace those of `days`.
struct DerivedStatistics: Sendable {
  var days: ClosedRange<CivilDay>
  var merged: [DailyStatistics] = []
  var bySource: [(source: Int, statistics: DailyStatistics)] = []
  /// Encoded courses of days, for the metrics of `DayCourse`.
  var courses: [(day: CivilDay, bytes: [UInt8])] = []
  /// For heart rate: the highest sustained on each day (`SustainedMaximum`).
  var sustained: [DayValue] = []

  init(days: ClosedRange<CivilDay>) { self.days = days }
}

extension SustainedMaximum {
  /// Adds heart rates of one second together, lowest first, whatever their order; the later ones of a second add
  /// nothing.
  fileprivate mutating func add(_ readings: [Reading], at index: Int, _ accepted: ClosedRange<Double>) -> Double? {
    let second = readings[index].start
    // One second may have tens of thousands of readings.
    for before in readings[..<index].reversed() {
      guard before.start == second else { break }
      if accepted.contains(before.value) { return nil }
    }
    let next = index + 1
    guard next < readings.count, readings[next].start == second else {
      return add(readings[index].value, at: second)
    }
    let together = readings[index...].prefix { $0.start == second }.map(\.value).filter(accepted.contains).sorted()
    return together.compactMap { add($0, at: second) }.max()
  }
}

/// The course of a day as bytes: for each quarter of an hour that added something, its number and a little-endian
/// `Float`. Seven digits suffice for what is compared and never summed over days; most quarters add nothing.
enum DayCourseCoding {
  static func bytes(_ course: DayCourse) -> [UInt8] {
    var bytes: [UInt8] = []
    for (quarter, value) in course.quarters.enumerated() where value != 0 {
      bytes.append(UInt8(truncatingIfNeeded: quarter))
      let pattern = Float(value).bitPattern
      for byte in 0..<4 { bytes.append(UInt8(truncatingIfNeeded: pattern >> (8 * UInt32(byte)))) }
    }
    return bytes
  }

  static func course(_ bytes: [UInt8]) -> DayCourse {
    var course = DayCourse()
    for at in stride(from: 0, to: bytes.count - bytes.count % 5, by: 5) {
      let pattern = (0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[at + 1 + $1]) << (8 * UInt32($1)) }
      let value = Double(Float(bitPattern: pattern))
      if value.isFinite { course.add(value, at: Int(bytes[at]) * DayCourse.step) }
    }
    return course
  }
}

internal import DailveDomain
internal import DailveScores

/// Daily statistics of a category, whose records are words: how often it occurred, or for how long it lasted (`CategoryMeasure`).
struct CategoryDerivation: Sendable {
  let name: String
  let timeline: ZoneTimeline
  let origins: OriginIndex
  let rules: CountingRules

  /// A record on its day.
  private struct Entry {
    var start: Instant
    /// For a state that goes on, the end of its first day.
    var end: Instant
    var source: Int
    var place: Int
    var rank: Int
    /// Hour of the local clock, in `0...23`.
    var hour: Int
    var isOccurrence: Bool

    var minutes: Double { Double(end - start) / 60 }
  }

  /// - Parameters:
  ///   - run: UTC days on which samples changed. Every local day that they can touch is recomputed.
  ///   - readings: The readings of the span around those days, in the order of their starts.
  func derive(_ run: ClosedRange<Int>, _ readings: [Reading]) -> DerivedStatistics {
    var result = DerivedStatistics(days: StatisticsDerivation.days(run, timeline))
    var days: [CivilDay: [Entry]] = [:]
    var clock = DayClock(timeline)
    let longest = SampleSpan.longest(of: name)
    for reading in readings where reading.duration <= longest {
      let origin = origins[reading.origin]
      let (start, zone) = (reading.start, origin.zone)
      let isState = reading.duration > SampleSpan.longestAmount
      let offset = zone?.offset(at: start) ?? clock.offset(at: start)
      let day = start.day(offset: offset)
      guard result.days.contains(day) else { continue }
      let end = isState ? min(start + reading.duration, clock.nextBoundary(after: start)) : start + reading.duration
      days[day, default: []].append(
        Entry(
          start: start, end: max(start, end), source: reading.source, place: origin.device,
          rank: rules.rank(reading.source, origin.rank), hour: Int(saturating: start.clockMinutes(offset: offset)) / 60,
          isOccurrence: HealthType.isOccurrence(origin.word)))
    }
    for day in days.keys.sorted() {
      let entries = days[day] ?? []
      result.merged.append(statistics(day, entries))
      for (source, own) in Dictionary(grouping: entries, by: \.source) {
        result.bySource.append((source, statistics(day, own)))
      }
    }
    return result
  }

  /// - Parameter entries: At least one.
  private func statistics(_ day: CivilDay, _ entries: [Entry]) -> DailyStatistics {
    guard HealthType.measure(of: name) == .minutes else { return counted(day, entries) }
    var accumulator = DailyAccumulator(.arithmetic)
    for entry in entries {
      accumulator.add(entry.minutes, at: entry.start, seconds: entry.end - entry.start)
    }
    let pieces = entries.map {
      SourceMerge.Piece(start: $0.start, end: $0.end, value: $0.minutes, rank: $0.rank, source: $0.place)
    }
    return accumulator.statistics(day: day, merged: SourceMerge.total(pieces)) ?? counted(day, [])
  }

  /// The sum of a day on which nothing occurred is 0 rather than unknown.
  private func counted(_ day: CivilDay, _ entries: [Entry]) -> DailyStatistics {
    let count = HealthType.measure(of: name) == .hours ? hours(entries) : occurrences(entries)
    let newest = entries.last
    let each = count > 0 ? 1.0 : 0
    return DailyStatistics(
      day: day, count: count, sum: Double(count), minimum: each, maximum: each, average: each,
      latest: newest?.isOccurrence == true ? 1 : 0, latestAt: newest?.start ?? Instant(midnightOf: day))
  }

  private func hours(_ entries: [Entry]) -> Int { Set(entries.filter(\.isOccurrence).map(\.hour)).count }

  /// The same time counts once, however many devices recorded it; several records of one device all count.
  private func occurrences(_ entries: [Entry]) -> Int {
    var count = 0
    // The last record that counted of each device: when it began, and until when it lasts.
    var last: [Int: (start: Instant, end: Instant)] = [:]
    for entry in entries where entry.isOccurrence {
      let isTold = last.contains { device, other in
        device != entry.place && (other.start == entry.start || other.end > entry.start)
      }
      if isTold { continue }
      count += 1
      last[entry.place] = (entry.start, max(entry.end, last[entry.place]?.end ?? entry.end))
    }
    return count
  }
}

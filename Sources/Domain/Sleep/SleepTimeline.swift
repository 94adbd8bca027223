public import DailveScores

/// Days as minutes asleep or awake, for the regularity index.
public enum SleepTimeline {
  /// Days run from noon to noon, so that a night falls within one of them; the index does not depend on where a day
  /// begins.
  private static let noon = 720

  /// For each of `days`, 1,440 minutes from noon of the day before to noon of the day, local time; `true` is asleep. A
  /// day without sleep is all awake if a device was worn that would have recorded it, and `nil` otherwise.
  ///
  /// - Parameters:
  ///   - nights: With their segments.
  ///   - worn: Days on which a device was worn.
  public static func days(
    _ days: ClosedRange<CivilDay>, nights: [SleepNight], worn: Set<CivilDay>, timeline: ZoneTimeline
  ) -> [[Bool]?] {
    var clock = DayClock(timeline)
    let first = days.lowerBound
    let count = days.count
    var minutes = [[Bool]?](repeating: nil, count: count)
    for index in 0..<count where worn.contains(first + index) { minutes[index] = blank }
    func mark(_ start: Instant, _ end: Instant) {
      // Each minute has its own offset: clocks change and people travel while they sleep. A minute counts as asleep
      // when most of it is.
      for minute in stride(
        from: (start.seconds + 30).floorDivided(by: 60), to: (end.seconds + 30).floorDivided(by: 60), by: 1)
      {
        let shifted = (minute * 60 + clock.offset(at: Instant(minute * 60))).floorDivided(by: 60) + noon
        let day = shifted.floorDivided(by: 1440)
        let index = day - first.number
        if minutes.indices.contains(index) {
          if minutes[index] == nil { minutes[index] = blank }
          minutes[index]?[shifted - day * 1440] = true
        }
      }
    }
    for night in nights {
      for segment in night.segments where segment.stage.isAsleep {
        mark(segment.start, segment.end)
      }
      // Time awake within a nap counts as awake, as it does at night.
      for nap in night.naps {
        for segment in nap.segments { mark(segment.start, segment.end) }
      }
    }
    // A night with only time in bed, or with unknown times, is neither asleep nor awake, and a nap on the same day does
    // not make it known.
    for night in nights where !(night.hasSleep && night.hasTimes) && minutes.indices.contains(night.day - first) {
      minutes[night.day - first] = nil
    }
    return minutes
  }

  private static let blank = [Bool](repeating: false, count: 1440)
}

import DailveScores

extension NightSignal {
  /// The published algorithm exactly: truncated means, a running median that includes the night itself, and a single
  /// missing night imputed from its neighbours. Kept for comparison with the paper's code.
  ///
  /// - Parameter nights: Truncated nightly means, oldest first.
  /// - Returns: One alert for each night, imputed ones included.
  static func published(_ nights: [DayValue]) -> [(day: CivilDay, alert: Alert)] {
    let filled = imputed(nights)
    var alerts: [(day: CivilDay, alert: Alert)] = []
    var seen: [Double] = []
    var before = 0.0
    var last: CivilDay?
    for night in filled {
      // Both nights of an alert must be consecutive calendar nights.
      if alerts.isEmpty || night.day - 1 != last { before = -.infinity }
      last = night.day
      seen.append(night.value)
      let median = (RobustStatistics.median(seen) ?? night.value).rounded(.towardZero)
      let excess = night.value - median
      let alert: Alert
      if excess >= 4 && before >= 4 {
        alert = .red
      } else {
        alert = excess >= 3 && before >= 3 ? .yellow : .green
      }
      alerts.append((night.day, alert))
      before = excess
    }
    return alerts
  }

  /// Fills a gap of one night if a neighbour also has a recorded night on its other side.
  private static func imputed(_ nights: [DayValue]) -> [DayValue] {
    var result: [DayValue] = []
    for (index, night) in nights.enumerated() {
      if let last = nights[..<index].last, night.day - last.day == 2 {
        let touchesBefore = index >= 2 && last.day - nights[index - 2].day == 1
        let touchesAfter = index + 1 < nights.count && nights[index + 1].day - night.day == 1
        if touchesBefore || touchesAfter {
          let mean = ((last.value + night.value) / 2 * 10).rounded(.toNearestOrEven) / 10
          result.append(DayValue(day: last.day + 1, value: mean.rounded(.towardZero)))
        }
      }
      result.append(night)
    }
    return result
  }
}

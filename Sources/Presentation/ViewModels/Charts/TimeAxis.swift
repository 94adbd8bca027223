internal import DailveDomain
internal import DailveScores

/// Chooses the labels of a time axis.
enum TimeAxis {
  /// The most labels that fit on a phone (`major`) and on a wide screen (`most`).
  private static let major = 5
  private static let most = 12
  /// Months from label to label; each step is a multiple of the previous one.
  private static let steps = [1, 3, 6, 12, 24, 48, 96, 192, 384, 768, 1536]

  /// Labels the points, one for each day: every day of a week; weeks back from the newest day within a month; beyond
  /// that calendar months and years, each under the point that contains its first day.
  static func labelled(
    _ points: [ChartPoint], on days: [CivilDay], by bucket: Bucket = .day, _ language: Language
  ) -> [ChartPoint] {
    var result = points
    for (index, label) in labels(days, bucket, language) where result.indices.contains(index) {
      result[index].axis = label
    }
    return result
  }

  private static func labels(_ days: [CivilDay], _ bucket: Bucket, _ language: Language) -> [(Int, AxisLabel)] {
    if bucket == .day, days.count <= 8 {
      return days.enumerated().map { index, day in
        (index, AxisLabel(text: DateFormat.weekday(day, language), detail: "\(day.components.day)", isMinor: false))
      }
    }
    if bucket == .day, days.count <= 45 {
      return days.enumerated().filter { (days.count - 1 - $0.offset).isMultiple(of: 7) }.map { index, day in
        let isMinor = !((days.count - 1 - index) / 7).isMultiple(of: 2)
        return (index, AxisLabel(text: DateFormat.short(day, language), detail: nil, isMinor: isMinor))
      }
    }
    return bucket == .day ? halfMonths(days, language) : months(days, bucket, language)
  }

  private static func halfMonths(_ days: [CivilDay], _ language: Language) -> [(Int, AxisLabel)] {
    days.enumerated().filter { [1, 15].contains($0.element.components.day) }.map { index, day in
      (index, AxisLabel(text: DateFormat.short(day, language), detail: nil, isMinor: day.components.day == 15))
    }
  }

  private static func months(_ days: [CivilDay], _ bucket: Bucket, _ language: Language) -> [(Int, AxisLabel)] {
    let firsts = days.enumerated().compactMap { index, day -> (index: Int, month: CivilDay)? in
      let last = bucket == .week ? day + 6 : day
      let (year, month, number) = last.components
      guard bucket != .week || number <= 7 else { return nil }
      return (index, CivilDay(year: year, month: month, day: 1))
    }
    /// The smallest step that gives at most this many labels.
    func step(_ labels: Int) -> Int {
      steps.first { step in firsts.count { number(of: $0.month).isMultiple(of: step) } <= labels } ?? 1536
    }
    let (wide, narrow) = (step(most), step(major))
    var labels = firsts.filter { number(of: $0.month).isMultiple(of: wide) }.map { index, month in
      (
        index,
        AxisLabel(
          text: month.components.month == 1 ? year(month, language) : DateFormat.monthName(month, language),
          detail: nil,
          isMinor: !number(of: month).isMultiple(of: narrow))
      )
    }
    // Without a January, the first label carries the year.
    if let first = labels.first, !firsts.contains(where: { $0.month.components.month == 1 }) {
      labels[0].1.text = DateFormat.month(days[first.0] + (bucket == .week ? 6 : 0), language)
    }
    return labels
  }

  /// Months since the year 0.
  private static func number(of month: CivilDay) -> Int {
    let (year, month, _) = month.components
    return year * 12 + month - 1
  }

  private static func year(_ day: CivilDay, _ language: Language) -> String {
    language(.dateYear, "\(day.components.year)")
  }
}

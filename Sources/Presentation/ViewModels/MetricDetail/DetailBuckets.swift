internal import DailveDomain
internal import DailveScores

/// The points of a chart.
struct DetailBuckets {
  let days: ClosedRange<CivilDay>
  let bucket: Bucket
  let words: DetailFormat
  /// The first day of each point, oldest first.
  let starts: [CivilDay]

  init(days: ClosedRange<CivilDay>, bucket: Bucket, words: DetailFormat) {
    self.days = days
    self.bucket = bucket
    self.words = words
    starts = bucket.starts(days)
  }

  func points(_ shown: [DayValue], _ spread: DaySpread = DaySpread()) -> [ChartPoint] {
    let byBucket = grouped(shown)
    let companion = Dictionary(spread.companion.map { ($0.day, $0.value) }, uniquingKeysWith: { first, _ in first })
    return starts.enumerated().map { index, start in
      let last = index + 1 < starts.count ? starts[index + 1] - 1 : days.upperBound
      let known = byBucket[start] ?? []
      var point = words.point(start, RobustStatistics.mean(known.map(\.value)), bucket)
      if let range = spread.range(of: known.map(\.day)) {
        point.range = [words.charted(range.lowerBound), words.charted(range.upperBound)]
        let beside = RobustStatistics.mean(known.compactMap { companion[$0.day] })
        point.text = text(point.text, spread.kind, range, beside: beside)
      }
      if !known.isEmpty { point.query = "day=\(point.day)" + (last > start ? "&to=\(last)" : "") }
      return point
    }
  }

  /// The last value of each point, in the unit of the axis.
  func newest(_ series: [DayValue]) -> [Double?] {
    let byBucket = grouped(series.within(days))
    return starts.map { byBucket[$0]?.last.map { words.format.charted($0.value) } }
  }

  /// The mean of each point, in the unit of the axis.
  func means(_ series: [DayValue]) -> [Double?] {
    let byBucket = grouped(series.within(days))
    return starts.map { RobustStatistics.mean((byBucket[$0] ?? []).map(\.value)).map(words.charted) }
  }

  private func grouped(_ values: [DayValue]) -> [CivilDay: [DayValue]] {
    Dictionary(grouping: values) { bucket.start(of: $0.day, end: days.upperBound) }
  }

  /// - Parameter beside: Mean of the companion series over the days of the point.
  private func text(_ text: String, _ kind: DaySpread.Kind, _ range: ClosedRange<Double>, beside: Double?) -> String {
    let language = words.viewer.language
    switch kind {
    case .pressure: return words.pressure(range)
    case .readings:
      let average = language(.detailReadingRange, text, words.range(range.lowerBound, range.upperBound))
      return beside.map { "\(average) · " + language(.detailAtRest, words.text($0)) } ?? average
    }
  }
}

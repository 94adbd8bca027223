internal import DailveDomain

/// Tells whether the times of a series are times of measurements, or beginnings of the minutes, hours or days that its values sum up. A delivery
/// does not say so, but sums and averages stand at the beginning of their period, so all their times are whole ones.
struct SeriesGrid: Equatable {
  private var first: DateReader.Moment?
  private(set) var hasSeveral = false
  private var finest = Resolution.day
  private(set) var days = SeriesDays()

  init() {}

  mutating func note(_ moment: DateReader.Moment) {
    if let first { hasSeveral = hasSeveral || first.seconds != moment.seconds } else { first = moment }
    finest = min(finest, step(at: moment))
    days.note(moment)
  }

  /// The coarsest of minute, hour and day that begins at a moment.
  func step(at moment: DateReader.Moment) -> Resolution {
    let clock = moment.clock
    guard clock % 60 == 0 else { return .single }
    if moment.startsDay { return .day }
    return clock % 3600 == 0 || isWholeHours(from: first, to: moment) ? .hour : .minute
  }

  /// After a clock change by half an hour, later hours begin at half past.
  private func isWholeHours(from first: DateReader.Moment?, to moment: DateReader.Moment) -> Bool {
    guard let first, first.offset != moment.offset else { return false }
    return first.clock % 3600 == 0 && (moment.seconds - first.seconds) % 3600 == 0
  }

  private var step: Resolution { first == nil ? .single : finest }

  /// True if every value stands at a whole minute.
  var isWholeMinutes: Bool { first != nil && finest != .single }

  /// - Parameters:
  ///   - isRange: True for a value with a minimum and a maximum, which no measurement has.
  ///   - isCombined: True for a value of several sources.
  func resolution(isCumulative: Bool, isRange: Bool, isCombined: Bool) -> Resolution {
    if isRange { return max(.minute, step) }
    let found = judged(isCumulative: isCumulative)
    return isCombined ? max(.minute, found) : found
  }

  private func judged(isCumulative: Bool) -> Resolution {
    // A single value at a whole minute is chance or typed by hand; at a whole hour only a sum is neither.
    guard hasSeveral else { return step == .day || step == .hour && isCumulative ? step : .single }
    return step
  }
}

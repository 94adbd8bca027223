internal import DailveDomain

/// Whether the times of a series are those of measurements, or of the minutes, hours or days that its values sum up. A delivery does
/// not say it: sums and averages stand at the beginning of what they are of, so that all times of a series are whole ones.
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

  /// Where clocks are put forward by half an hour, later hours begin at the half of one.
  private func isWholeHours(from first: DateReader.Moment?, to moment: DateReader.Moment) -> Bool {
    guard let first, first.offset != moment.offset else { return false }
    return first.clock % 3600 == 0 && (moment.seconds - first.seconds) % 3600 == 0
  }

  private var step: Resolution { first == nil ? .single : finest }

  /// Whether every value stands at a whole minute.
  var isWholeMinutes: Bool { first != nil && finest != .single }

  /// - Parameters:
  ///   - isRange: Of a value with a minimum and a maximum, which no measurement has.
  ///   - isCombined: Of a value of several sources.
  func resolution(isCumulative: Bool, isRange: Bool, isCombined: Bool) -> Resolution {
    if isRange { return max(.minute, step) }
    let found = judged(isCumulative: isCumulative)
    return isCombined ? max(.minute, found) : found
  }

  private func judged(isCumulative: Bool) -> Resolution {
    // A single value at a whole minute is chance, or typed by hand; at a whole hour only a sum is none.
    guard hasSeveral else { return step == .day || step == .hour && isCumulative ? step : .single }
    return step
  }
}

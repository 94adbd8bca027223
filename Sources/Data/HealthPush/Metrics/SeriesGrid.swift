internal import DailveDomain

/// Whether the times of a series are those of measurements, or of the minutes, hours or days that its values sum up. A delivery does
/// not say it: sums and averages stand at the beginning of what they are of, so that all times of a series are whole ones.
struct SeriesGrid: Equatable {
  private var first: Int?
  private(set) var hasSeveral = false
  private var finest = Resolution.day

  init() {}

  mutating func note(_ moment: DateReader.Moment) {
    if let first { hasSeveral = hasSeveral || first != moment.seconds } else { first = moment.seconds }
    finest = min(finest, Self.step(at: moment))
  }

  /// The coarsest of minute, hour and day that begins at a moment.
  static func step(at moment: DateReader.Moment) -> Resolution {
    let clock = moment.clock
    return clock == 0 ? .day : clock % 3600 == 0 ? .hour : clock % 60 == 0 ? .minute : .single
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

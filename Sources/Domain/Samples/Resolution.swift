/// The span of time that one pushed value covers. Values of a finer resolution take precedence over coarser ones of the same time.
///
/// Stored: never change a raw value.
public enum Resolution: Int, Sendable, Codable, CaseIterable {
  /// One measurement as Health holds it.
  case single = 0
  /// The sum or the average over a minute, an hour or a day.
  case minute = 1, hour = 2, day = 3
  /// The state of a sensor when it was read. For a cumulative type it is the total of the day so far, and begins with
  /// the day; for any other type its start is unknown.
  case state = 4
  /// A day's share of the sum, or the average, of a week or a month.
  case week = 5, month = 6

  /// True if it summarises values that may also arrive as single measurements.
  public var isSummary: Bool { self != .single && self != .state }
}

extension Resolution: Comparable {
  /// Position among the resolutions, finest first. A state comes before a day: the total of the finished day also
  /// covers the rest of that day.
  private var place: Int {
    switch self {
    case .single: 0
    case .minute: 1
    case .hour: 2
    case .state: 3
    case .day: 4
    case .week: 5
    case .month: 6
    }
  }

  public static func < (left: Resolution, right: Resolution) -> Bool { left.place < right.place }
}

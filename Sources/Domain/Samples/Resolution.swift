/// The span of time that one pushed value covers. Values of a finer resolution take precedence over coarser ones of the same time.
///
/// Stored: never change a raw value.
public enum Resolution: Int, Sendable, Codable, CaseIterable {
  /// One measurement as Health holds it.
  case single = 0
  /// The sum or the average of a minute, an hour, a day.
  case minute = 1, hour = 2, day = 3
  /// What a sensor said when it was read. Of what adds up it is the total of its day so far, and begins with the day; of anything else its
  /// start is unknown.
  case state = 4
  /// A day's share of the sum, or the average, of a week or a month.
  case week = 5, month = 6

  /// Whether it summarises values that may also arrive as single measurements.
  public var isSummary: Bool { self != .single && self != .state }
}

extension Resolution: Comparable {
  /// Where it stands among the others, finest first: a day that is over is known better than one of which something was said meanwhile.
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

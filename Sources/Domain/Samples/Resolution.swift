/// The span of time that one pushed value covers. Values of a finer resolution take precedence over coarser ones of the same time.
///
/// Stored: never change a raw value.
public enum Resolution: Int, Sendable, Codable, CaseIterable, Comparable {
  /// One measurement as Health holds it.
  case single
  /// The sum or the average of a minute, an hour, a day.
  case minute, hour, day
  /// The state of a sensor when it was read; its start is unknown.
  case state

  /// Whether it summarises values that may also arrive as single measurements.
  public var isSummary: Bool { self != .single && self != .state }

  public static func < (left: Resolution, right: Resolution) -> Bool { left.rawValue < right.rawValue }
}

/// How much time one pushed value speaks for. Values of a finer resolution take precedence over coarser ones of the same time.
///
/// Stored: never change a raw value.
public enum Resolution: Int, Sendable, Codable, CaseIterable, Comparable {
  /// One measurement as Health holds it.
  case single
  /// The sum or the average of a minute, an hour, a day.
  case minute, hour, day
  /// What a sensor showed when it was asked; nobody knows since when.
  case state

  /// Whether it condenses what may also come as single measurements.
  public var isSummary: Bool { self != .single && self != .state }

  public static func < (left: Resolution, right: Resolution) -> Bool { left.rawValue < right.rawValue }
}

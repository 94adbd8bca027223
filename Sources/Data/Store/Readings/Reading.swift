internal import DailveScores

/// A stored sample as derivation needs it: in the canonical unit, with the person's corrections.
struct Reading {
  var start: Instant
  var source: Int
  var duration: Int
  var value: Double
  var origin: Int
  /// The batch that brought the reading, set only where `PushPrecedence` needs it.
  var batch = 0
  /// Lowest to highest value of a record that condenses several measurements, around `value`.
  var range: ClosedRange<Double>?
  /// True if this is a part of a summary after the first one; all parts count as one reading.
  var isContinued = false

  /// Largest relative difference between two numbers of one value that was written in two units.
  static let tolerance = 1e-6

  /// True if both are the same reading with another creation date, version or unit.
  @inline(__always)
  func repeats(_ other: Reading) -> Bool {
    isBeside(other) && Self.isSame(value, other.value)
  }

  /// True if two numbers are one value that was written in two units.
  @inline(__always)
  static func isSame(_ one: Double, _ other: Double) -> Bool { (other - one).magnitude <= tolerance * one.magnitude }

  @inline(__always)
  func isBeside(_ other: Reading) -> Bool {
    other.start == start && other.source == source && other.duration == duration
  }
}

package import DailveScores

/// One delivery of a device: a stretch of time as Health knew it at its end.
package struct DemoDelivery: Sendable, Equatable {
  /// Both have the same Health. The tablet sends longer stretches, later, and its clock has twelve hours.
  package enum Device: String, Sendable, CaseIterable { case phone, tablet }

  package enum State: Sendable, Equatable {
    case whole
    /// The connection broke after two thirds.
    case cut
    /// Health could not be read: nothing is in it.
    case locked
  }

  package var device: Device
  package var window: Range<Instant>
  package var state = State.whole
}

package import DailveScores

/// One delivery of a device: a period with the data that Health had at its end.
package struct DemoDelivery: Sendable, Equatable {
  /// Both devices share the same Health data. The tablet sends longer periods, and later, and uses a 12-hour clock.
  package enum Device: String, Sendable, CaseIterable { case phone, tablet }

  package enum State: Sendable, Equatable {
    case whole
    /// The connection broke after two thirds.
    case cut
    /// Health was locked, so the delivery is empty.
    case locked
  }

  package var device: Device
  package var window: Range<Instant>
  package var state = State.whole
}

public import DailveScores

/// What devices have sent, and when. Except for `pushes`, the cost does not grow with the number of deliveries.
public protocol ArrivalReading {
  /// The devices that send: the one with the newest token first, those included whose token is not accepted any more.
  func deviceContacts() throws -> [DeviceContact]
  /// One for each type that a device ever sent and that has not been undone, ordered by type.
  ///
  /// - Parameter now: Later readings are those of a wrong clock.
  func metricArrivals(at now: Instant) throws -> [MetricArrival]
  /// What devices pushed in a stretch of time, newest first.
  func pushes(in interval: Range<Instant>) throws -> [PushedBatch]
  /// When something was last pushed before an instant; `nil` for never.
  func lastPush(before instant: Instant) throws -> Instant?
}

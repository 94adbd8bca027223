public import DailveScores

/// Reads what devices have sent, and when. Except for `pushes`, the cost does not grow with the number of deliveries.
public protocol ArrivalReading {
  /// The devices that send, including those whose token is no longer accepted; the one with the newest token comes first.
  func deviceContacts() throws -> [DeviceContact]
  /// One entry for each type that a device ever sent and that has not been undone, ordered by type.
  ///
  /// - Parameter now: Readings after this moment come from a wrong clock.
  func metricArrivals(at now: Instant) throws -> [MetricArrival]
  /// The batches that devices pushed in an interval, newest first.
  func pushes(in interval: Range<Instant>) throws -> [PushedBatch]
  /// The last push before an instant; `nil` for never.
  func lastPush(before instant: Instant) throws -> Instant?
}

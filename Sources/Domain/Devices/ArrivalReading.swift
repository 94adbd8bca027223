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

/// When devices last sent readings of one type.
public struct MetricArrival: Sendable, Equatable {
  /// HealthKit identifier; `HealthType.workout` for workouts.
  public var type: String
  /// When the newest delivery came that held any reading of it, even if all were known already.
  public var received: Instant
  /// Identifier of the device that sent it; `nil` where that is not known any more.
  public var device: String?
  /// The end of the newest reading of the type in the store, whoever it came from, that began by the time asked about; `nil`
  /// where there is none any more.
  public var newest: Instant?

  public init(type: String, received: Instant, device: String?, newest: Instant?) {
    self.type = type
    self.received = received
    self.device = device
    self.newest = newest
  }
}

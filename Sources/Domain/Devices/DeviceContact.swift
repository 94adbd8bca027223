public import DailveScores

/// Contact with a device: its last delivery, its usual interval, and whether it has fallen silent.
public struct DeviceContact: Sendable, Equatable, Identifiable {
  /// The device, with `lastReceived` as its `lastUsed`.
  public var device: DeviceToken
  /// Arrival of its newest delivery; `nil` if there was none.
  public var lastReceived: Instant?
  /// Arrival of the newest delivery that held any record: a locked phone sends nothing, or empty deliveries. `nil` if
  /// none of the examined deliveries did.
  public var lastWithRecords: Instant?
  /// Median time between deliveries in seconds; `nil` until it has sent at two times.
  public var usualGap: Int?
  /// True if its newest delivery was empty: the device can send, but could not read Health.
  public var lastWasEmpty: Bool

  public var id: String { device.id }

  /// One delivery of a device.
  public struct Arrival: Sendable, Equatable {
    public var received: Instant
    /// Number of records in it, including already known ones.
    public var records: Int

    public init(received: Instant, records: Int) {
      self.received = received
      self.records = records
    }
  }

  /// - Parameter arrivals: The newest `arrivalsRead` of the device, newest first.
  public init(_ device: DeviceToken, arrivals: [Arrival]) {
    self.device = device
    lastReceived = arrivals.first?.received
    lastWithRecords = arrivals.first { $0.records > 0 }?.received
    usualGap = Self.usualGap(arrivals.map(\.received))
    lastWasEmpty = arrivals.first?.records == 0
    self.device.lastUsed = lastReceived
  }

  /// Number of deliveries from which the usual gap of a device is derived.
  public static let arrivalsRead = 500

  public enum State: Sendable, Equatable {
    case neverSent
    /// The device sends as usual, as far as can be known by now.
    case regular
    /// No delivery has come since `lastReceived` for longer than usual.
    case silent
    /// Its token is no longer accepted.
    case expired, revoked
  }

  public func state(at now: Instant) -> State {
    if device.revoked != nil { return .revoked }
    if let expires = device.expires, expires <= now { return .expired }
    guard let lastReceived else { return .neverSent }
    return now - lastReceived > patience ? .silent : .regular
  }

  /// Seconds without a delivery after which the device is silent.
  public var patience: Int { usualGap.map { max(Self.leastPatience, 4 * $0) } ?? Self.firstPatience }

  /// A shorter silence may only mean that the person sleeps.
  static let leastPatience = 12 * 3600
  /// Patience with a device that has sent once; most send daily.
  static let firstPatience = 24 * 3600

  /// Deliveries within this many seconds of one that counts are parts of it: phones send workouts and each kind of data
  /// separately.
  private static let burst = 900
  /// Maximum number of gaps that count, because habits change.
  private static let gapsCounted = 30

  /// - Parameter times: Newest first.
  private static func usualGap(_ times: [Instant]) -> Int? {
    guard var last = times.first else { return nil }
    var gaps: [Double] = []
    for time in times where last - time >= burst && gaps.count < gapsCounted {
      gaps.append(Double(last - time))
      last = time
    }
    return RobustStatistics.median(gaps).map { Int(saturating: $0) }
  }
}

/// The last arrival of readings of one type.
public struct MetricArrival: Sendable, Equatable {
  /// HealthKit identifier; `HealthType.workout` for workouts.
  public var type: String
  /// Arrival of the newest delivery that held any reading of this type, even if all were already known.
  public var received: Instant
  /// Identifier of the device that sent it; `nil` if that is no longer known.
  public var device: String?
  /// End of the newest reading of the type in the store, from any source, that began by the time asked about; `nil` if
  /// none is left.
  public var newest: Instant?

  public init(type: String, received: Instant, device: String?, newest: Instant?) {
    self.type = type
    self.received = received
    self.device = device
    self.newest = newest
  }
}

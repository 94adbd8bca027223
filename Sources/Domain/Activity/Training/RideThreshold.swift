public import DailveScores

/// The threshold power for a ride on its day.
public struct RideThreshold: Sendable, Equatable {
  public var power: ThresholdPower
  /// Day of the best 20 minutes; `nil` for the person's own value.
  public var bestDay: CivilDay?

  /// Number of days whose best 20 minutes count, including the day of the ride. Our choice: fitness changes little
  /// within this time, as for race estimates.
  public static let window = RaceEstimate.window
  /// Number of days before the ride's own.
  static let earlier = window - 1
}

/// Finds thresholds; each ride's power is read once.
public struct RideThresholds {
  /// Maximum number of rides searched for one threshold, newest first; it allows more than one per day.
  public static let mostRides = 120

  private let reader: any TrainingReading
  private let own: ThresholdPower?
  /// Best 20 minutes by id, in watts; `nil` for a ride without.
  private var best: [String: Double?] = [:]

  /// - Throws: The reader's error.
  public init(_ reader: any TrainingReading) throws {
    self.reader = reader
    own = ThresholdPower(own: try reader.profile().thresholdPower, bestTwentyMinutes: nil)
  }

  /// - Returns: `nil` for a workout that is not a ride, and if neither the person nor a ride with 20 minutes of power
  ///   gives a threshold.
  /// - Throws: The reader's error.
  public mutating func threshold(of logged: LoggedWorkout) throws -> RideThreshold? {
    guard Self.isRide(logged) else { return nil }
    return try own.map { RideThreshold(power: $0) } ?? shown(on: logged.day, until: logged.workout.start)
  }

  /// The threshold shown by the rides of the days up to `day`, ignoring the person's own value.
  ///
  /// - Parameter last: Rides that begin later do not count.
  /// - Throws: The reader's error.
  public mutating func shown(on day: CivilDay, until last: Instant? = nil) throws -> RideThreshold? {
    let rides = try TrainingLog.of(reader).workouts(in: day - RideThreshold.earlier...day)
      .filter { logged in Self.isRide(logged) && last.map { logged.workout.start <= $0 } ?? true }
      .suffix(Self.mostRides)
    let unread = rides.map(\.analysed).filter { best[$0] == nil }
    if !unread.isEmpty {
      let found = try reader.bestPower(over: ThresholdPower.bestDuration, in: unread)
      for id in unread { best[id] = .some(found[id]) }
    }
    // The newer of two equally good rides counts.
    let most = rides.compactMap { ride in (best[ride.analysed] ?? nil).map { (watts: $0, ride: ride) } }
      .max { ($0.watts, $0.ride.workout.start) < ($1.watts, $1.ride.workout.start) }
    return most.flatMap { most in
      ThresholdPower(own: nil, bestTwentyMinutes: most.watts).map { RideThreshold(power: $0, bestDay: most.ride.day) }
    }
  }

  private static func isRide(_ logged: LoggedWorkout) -> Bool { logged.workout.activity == "Cycling" }
}

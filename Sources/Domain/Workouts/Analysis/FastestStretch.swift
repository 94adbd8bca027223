/// The fastest stretch of a distance within a workout.
public struct FastestStretch: Sendable, Equatable {
  /// Id of the recording.
  public var id: String
  /// Metres.
  public var distance: Double
  public var seconds: Double
  /// Seconds from the workout's start.
  public var start: Double
  /// True if it was found in distance samples because there is no route, which is less exact.
  public var isFromSamples: Bool

  public init(id: String, distance: Double, seconds: Double, start: Double, isFromSamples: Bool = false) {
    self.id = id
    self.distance = distance
    self.seconds = seconds
    self.start = start
    self.isFromSamples = isFromSamples
  }
}

/// The parts of a workout's analysis that lists show.
public struct WorkoutFacts: Sendable, Equatable {
  /// Seconds, without pauses and stops.
  public var moving: Double?
  /// Metres.
  public var ascent: Double?
  /// Metres along the route; `nil` without one.
  public var trackDistance: Double?

  public init(moving: Double? = nil, ascent: Double? = nil, trackDistance: Double? = nil) {
    self.moving = moving
    self.ascent = ascent
    self.trackDistance = trackDistance
  }
}

/// The number of workouts that have been analysed with this version's formulas.
public struct AnalysisProgress: Sendable, Equatable {
  public var done: Int
  public var total: Int

  public init(done: Int, total: Int) {
    self.done = done
    self.total = total
  }

  public var isComplete: Bool { done >= total }
}

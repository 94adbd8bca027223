public import DailveScores

public protocol WorkoutReading {
  /// Workouts that start in `days`, as recorded: one that two sources recorded is listed twice. See `workouts(in:)`. Several versions of
  /// one recording, of phones and of an export, are one.
  func workoutRecordings(in days: ClosedRange<CivilDay>) throws -> [Workout]
  /// Heart rates during workouts that start in `days`, from all sources, one per span; none for a workout without
  /// samples.
  func workoutHeartRates(in days: ClosedRange<CivilDay>) throws -> [WorkoutHeartRate]
  /// Everything that a workout's element contains, and what other versions of the same recording add; `nil` for an unknown id.
  func workoutDetail(_ id: String) throws -> WorkoutDetail?
  /// Places of a workout's route in the order written, whatever they are worth; none without a route.
  func workoutRoute(_ id: String) throws -> [RoutePoint]
  /// `nil` for an unknown id, and while the analysis is being made.
  func workoutAnalysis(_ id: String) throws -> WorkoutAnalysis?
  /// What lists show of the analyses of all workouts, by id; absent while one is being made.
  func workoutFacts() throws -> [String: WorkoutFacts]
  /// Simplified routes of those workouts that have one, by id.
  func workoutLines(_ ids: [String]) throws -> [String: [LinePoint]]
  /// Simplified routes of workouts of an activity that begin about at a place and are about as long, by id: candidates for
  /// `RouteShape.isSimilar(to:)`.
  ///
  /// - Parameter length: Metres.
  func routeLines(of activity: String, near start: Coordinate, length: Double) throws -> [String: [LinePoint]]
  /// The fastest stretches of all workouts, as recorded: see `WorkoutAnalysis.efforts`.
  func bestEfforts() throws -> [RecordedEffort]
  /// The highest mean power of a duration of those workouts whose analysis has one, in watts by id.
  ///
  /// - Parameter seconds: One of `PowerTrace.durations`.
  func bestPower(over seconds: Double, in ids: [String]) throws -> [String: Double]
  func analysisProgress() throws -> AnalysisProgress
  /// The person's effort ratings in the export, by the time that they rate. See `workoutEfforts(in:)`.
  func recordedEfforts(in days: ClosedRange<CivilDay>) throws -> [WorkoutEffort]
  /// Apple's daily totals (the rings).
  func activitySummaries(in days: ClosedRange<CivilDay>) throws -> [ActivitySummary]
}

/// Understands what Health wrote of a workout, where only its text is stored: route files, and elements that came without their values.
public protocol WorkoutElementReading: Sendable {
  /// As much as can be understood of an element from an earlier version or from another machine.
  func detail(_ element: PackedText) -> WorkoutDetail
  /// Points of a GPX file in the order written; empty for any other file.
  func points(_ file: PackedText) -> [RoutePoint]
  /// The same with only what an analysis needs, without points that have no time.
  func fixes(_ file: PackedText) -> [TrackFix]
}

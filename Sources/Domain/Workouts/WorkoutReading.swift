public import DailveScores

public protocol WorkoutReading {
  /// Recordings of workouts that start in `days`: a workout that two sources recorded is listed twice; see
  /// `workouts(in:)`. Several versions of one recording, of phones and of an export, are one.
  func workoutRecordings(in days: ClosedRange<CivilDay>) throws -> [Workout]
  /// Heart rates during workouts that start in `days`, from all sources, one per span; none for a workout without
  /// samples.
  func workoutHeartRates(in days: ClosedRange<CivilDay>) throws -> [WorkoutHeartRate]
  /// Everything that a workout's element contains, with the additions of other versions of the same recording; `nil`
  /// for an unknown id.
  func workoutDetail(_ id: String) throws -> WorkoutDetail?
  /// Places of a workout's route in the order written, whatever their quality; empty without a route.
  func workoutRoute(_ id: String) throws -> [RoutePoint]
  /// `nil` for an unknown id, and while the analysis is being made.
  func workoutAnalysis(_ id: String) throws -> WorkoutAnalysis?
  /// The facts that lists show about all workouts, by id; absent while an analysis is being made.
  func workoutFacts() throws -> [String: WorkoutFacts]
  /// Simplified routes of the workouts that have one, by id.
  func workoutLines(_ ids: [String]) throws -> [String: [LinePoint]]
  /// Simplified routes of workouts of an activity that begin near a place and are about as long, by id: candidates for
  /// `RouteShape.isSimilar(to:)`.
  ///
  /// - Parameter length: Metres.
  func routeLines(of activity: String, near start: Coordinate, length: Double) throws -> [String: [LinePoint]]
  /// The fastest stretches of all workouts, as recorded: see `WorkoutAnalysis.efforts`.
  func bestEfforts() throws -> [FastestStretch]
  /// The highest mean power over a duration, in watts by id, for the workouts whose analysis has one.
  ///
  /// - Parameter seconds: One of `PowerTrace.durations`.
  func bestPower(over seconds: Double, in ids: [String]) throws -> [String: Double]
  func analysisProgress() throws -> AnalysisProgress
  /// The person's effort ratings in the export, by the time span that they rate. See `workoutEfforts(in:)`.
  func recordedEfforts(in days: ClosedRange<CivilDay>) throws -> [WorkoutEffort]
  /// Apple's daily totals (the rings).
  func activitySummaries(in days: ClosedRange<CivilDay>) throws -> [ActivitySummary]
  /// The goals of those rings, oldest first; days without any are absent.
  func ringGoals(in days: ClosedRange<CivilDay>) throws -> [RingGoals]
}

/// Parses what Health wrote about workouts and rings where only its text is stored: route files, elements that came
/// without their values, and goals.
public protocol WorkoutElementReading: Sendable {
  /// Everything that can be understood of an element from an earlier version or from another machine.
  func detail(_ element: PackedText) -> WorkoutDetail
  /// Goals of the rings of a day; both are `nil` where the element has none.
  func ringGoals(_ element: PackedText, on day: CivilDay) -> RingGoals
  /// Points of a GPX file in the order written; empty for any other file.
  func points(_ file: PackedText) -> [RoutePoint]
  /// The same, reduced to what an analysis needs and without points that have no time.
  func fixes(_ file: PackedText) -> [TrackFix]
}

public import DailveDomain

/// The page of one workout.
public struct WorkoutViewModel: Sendable {
  public let content: WorkoutContent
  /// `Workout.id` of every recording, in the order in which their totals count.
  public let recordings: [String]

  /// - Parameter id: Identifies any recording of the workout.
  /// - Returns: `nil` if there is no such workout.
  /// - Throws: The reader's error.
  public init?(_ id: String, viewer: ViewerContext, from reader: any HealthReader) throws {
    guard let report = try ShowWorkout(reader)(id) else { return nil }
    content = WorkoutPresenter(viewer: viewer, report: report).content()
    recordings = report.recordings.map(\.workout.id)
  }
}

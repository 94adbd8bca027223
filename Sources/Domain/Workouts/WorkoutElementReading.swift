public import DailveScores

/// Understands what Health wrote of a workout, where only its text is stored: route files, and elements that came without their values.
public protocol WorkoutElementReading: Sendable {
  /// As much as can be understood of an element from an earlier version or from another machine.
  func detail(_ element: PackedText) -> WorkoutDetail
  /// Points of a GPX file in the order written; empty for any other file.
  func points(_ file: PackedText) -> [RoutePoint]
  /// The same with only what an analysis needs, without points that have no time.
  func fixes(_ file: PackedText) -> [TrackFix]
}

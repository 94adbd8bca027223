public import DailveScores

/// Understands what Health wrote of a workout: its element and the files beside the document.
public protocol WorkoutElementReading: Sendable {
  /// Of an element that cannot be understood, whatever can be.
  func detail(_ element: PackedText) -> WorkoutDetail
  /// Places of a GPX file in the order written; none for a file that is none.
  func points(_ file: PackedText) -> [RoutePoint]
  /// The same with no more than a way is computed from, without places that have no time.
  func fixes(_ file: PackedText) -> [TrackFix]
}

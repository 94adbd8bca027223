public import DailveScores

/// Understands what Health wrote of a workout: its element and the files beside the document.
public protocol WorkoutElementReading: Sendable {
  /// As much as can be understood of the element.
  func detail(_ element: PackedText) -> WorkoutDetail
  /// Points of a GPX file in the order written; empty for any other file.
  func points(_ file: PackedText) -> [RoutePoint]
  /// The same with only what an analysis needs, without points that have no time.
  func fixes(_ file: PackedText) -> [TrackFix]
}

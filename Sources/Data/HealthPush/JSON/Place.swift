/// The position of a container that is read piece by piece in a delivery. Containers elsewhere are read whole.
enum Place: Equatable {
  /// An array of documents.
  case documents
  /// A document at the root.
  case document
  /// `data` of Health Auto Export.
  case data
  case metrics, metric, points
  case workouts, workout, route
  /// An array in a workout, by its name.
  case series(String)
  /// `samples` of a shortcut.
  case samples
  /// Any other array whose values are kept whole, by its name.
  case elements(String)

  /// - Parameters:
  ///   - place: The place of the enclosing container; `nil` at the root.
  ///   - key: The container's name, if it is a member of an object.
  static func inner(of place: Place?, key: String, isObject: Bool) -> Place? {
    switch (place, key, isObject) {
    case (nil, _, true), (.documents, _, true): .document
    case (nil, _, false), (.documents, _, false): .documents
    case (.document, "data", true): .data
    case (.document, "metrics", false), (.data, "metrics", false): .metrics
    case (.document, "workouts", false), (.data, "workouts", false): .workouts
    case (.document, "samples", false): .samples
    case (.document, let name, false) where known.contains(name): .elements(name)
    case (.data, let name, false): .elements(name)
    case (.metrics, _, true): .metric
    case (.metric, "data", false): .points
    case (.workouts, _, true): .workout
    case (.workout, "route", false): .route
    case (.workout, let name, false): .series(name)
    default: nil
    }
  }

  /// Arrays of Health Auto Export beside metrics and workouts, and of Health Export Pro.
  private static let known: Set<String> = [
    "stateOfMind", "medications", "symptoms", "cycleTracking", "ecg", "heartRateNotifications", "workoutRoutes",
  ]
}

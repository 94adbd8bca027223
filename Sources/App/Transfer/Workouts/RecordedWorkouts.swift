package import DailveDomain
internal import DailveHealthExport
package import DailveScores
package import DailveStore

/// A workout with everything recorded about it.
package struct RecordedWorkout: Sendable {
  package var workout: Workout
  package var detail: WorkoutDetail
  /// Oldest first; from the element itself in old exports, from files beside the document in newer ones.
  package var route: [RoutePoint]
}

/// Reads whole workouts, routes included.
package struct RecordedWorkouts: Sendable {
  private let store: HealthStore
  /// By the name that workouts refer to.
  private let routes: [String: StoredFile]

  /// Blocks: it reads the names of all files.
  package init(_ store: HealthStore) throws {
    self.store = store
    var routes: [String: StoredFile] = [:]
    try store.export { source in
      try source.forEachFile { file in
        if file.kind == .route { routes[Self.name(file.path)] = file }
      }
    }
    self.routes = routes
  }

  package func callAsFunction(in days: ClosedRange<CivilDay>) async throws -> [RecordedWorkout] {
    try await store.storedWorkouts(in: days).map { stored in
      let detail = WorkoutDetail(ElementTree.parse(stored.body.unpacked()) ?? .empty)
      return RecordedWorkout(
        workout: stored.workout, detail: detail, route: detail.locations + detail.routePaths.flatMap(points))
    }
  }

  private func points(path: String) -> [RoutePoint] {
    routes[Self.name(path)].map { GPXReader.points($0.unpacked()) } ?? []
  }

  private static func name(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
}

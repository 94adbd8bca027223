package import DailveDomain
package import DailveScores
internal import DailveZlib

/// Reads workouts as Health writes them.
package struct WorkoutElementReader: WorkoutElementReading {
  package init() {}

  package func detail(_ element: PackedText) -> WorkoutDetail {
    WorkoutDetail(element.unpacked().flatMap(ElementTree.parse) ?? .empty)
  }

  package func points(_ file: PackedText) -> [RoutePoint] {
    content(file).map(GPXReader.points) ?? []
  }

  package func fixes(_ file: PackedText) -> [TrackFix] {
    content(file).map(GPXReader.fixes) ?? []
  }

  private func content(_ file: PackedText) -> [UInt8]? {
    StoredFile(kind: .route, path: "", content: file.bytes, size: file.size).unpacked()
  }
}

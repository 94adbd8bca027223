package import DailveDomain
package import DailveScores

/// Reads workouts as Health writes them.
package struct WorkoutElementReader: WorkoutElementReading {
  package init() {}

  package func detail(_ element: PackedText) -> WorkoutDetail {
    WorkoutDetail(ElementTree.parse(element.unpacked()) ?? .empty)
  }

  package func points(_ file: PackedText) -> [RoutePoint] {
    GPXReader.points(Inflate.unpack(file.bytes, size: file.size))
  }

  package func fixes(_ file: PackedText) -> [TrackFix] {
    GPXReader.fixes(Inflate.unpack(file.bytes, size: file.size))
  }
}

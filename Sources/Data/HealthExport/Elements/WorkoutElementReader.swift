package import DailveDomain
package import DailveScores
internal import DailveZlib

/// Reads workouts as Health writes them.
package struct WorkoutElementReader: WorkoutElementReading {
  package init() {}

  package func detail(_ element: PackedText) -> WorkoutDetail {
    WorkoutDetail(ElementTree.parse(element.unpacked()) ?? .empty)
  }

  package func points(_ file: PackedText) -> [RoutePoint] {
    GPXReader.points(Inflater.unpack(file.bytes, size: file.size))
  }

  package func fixes(_ file: PackedText) -> [TrackFix] {
    GPXReader.fixes(Inflater.unpack(file.bytes, size: file.size))
  }
}

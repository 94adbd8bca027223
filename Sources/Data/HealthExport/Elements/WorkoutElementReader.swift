package import DailveDomain
package import DailveScores
internal import DailveZlib

/// Reads workouts as Health writes them.
package struct WorkoutElementReader: WorkoutElementReading {
  package init() {}

  package func detail(_ element: PackedText) -> WorkoutDetail {
    WorkoutDetail(element.unpacked().flatMap(ElementTree.parse) ?? .empty)
  }

  package func ringGoals(_ element: PackedText, on day: CivilDay) -> RingGoals {
    let entries = element.unpacked().flatMap(ElementTree.parse)?.attributes ?? []
    let attributes = Dictionary(entries.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    func goal(_ name: String, _ unit: String?, in canonical: String) -> Double? {
      QuantityText.value(attributes[name], unit, in: canonical).flatMap { goals.contains($0) ? $0 : nil }
    }
    return RingGoals(
      day: day, move: goal("activeEnergyBurnedGoal", attributes["activeEnergyBurnedUnit"], in: "kcal"),
      exercise: goal("appleExerciseTimeGoal", "min", in: "min"))
  }

  /// Goals outside this range are no goals: an account of a child has one of 0 kcal.
  private var goals: ClosedRange<Double> { 1...100_000 }

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

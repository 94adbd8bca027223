internal import DailveScores

extension LoggedWorkout {
  /// The fastest stretch of each distance over all recordings of the workout, shortest distance first, so that its
  /// page, scripts and the records agree. On a tie, that of the recording whose totals come first.
  ///
  /// - Parameter efforts: Efforts of its recordings; others are ignored.
  /// - Returns: `start` counts from the start of the workout.
  func fastest(_ efforts: [RecordedEffort]) -> [RecordedEffort] {
    var places: [String: Int] = [:]
    for (place, recording) in group.recordings.enumerated() {
      for id in recording.ids { places[id] = place }
    }
    var fastest: [Double: (effort: RecordedEffort, place: Int)] = [:]
    for effort in efforts where effort.seconds > 0 {
      guard let place = places[effort.id] else { continue }
      if let known = fastest[effort.distance], (known.effort.seconds, known.place) <= (effort.seconds, place) {
        continue
      }
      fastest[effort.distance] = (effort, place)
    }
    return fastest.values.sorted { $0.effort.distance < $1.effort.distance }.map { found in
      var effort = found.effort
      effort.start += group.recordings[found.place].start.timeInterval(since: workout.start)
      return effort
    }
  }

  /// The same of analyses.
  ///
  /// - Parameter analysis: By the id of a recording; `nil` where there is none.
  /// - Throws: What `analysis` throws.
  public func efforts(_ analysis: (String) throws -> WorkoutAnalysis?) rethrows -> [RecordedEffort] {
    fastest(
      try group.recordings.flatMap { recording in
        let known = try analysis(recording.id)
        return (known?.efforts ?? []).map {
          RecordedEffort(
            id: recording.id, distance: $0.distance, seconds: $0.seconds, start: $0.start,
            isFromSamples: known?.basis == .distanceSamples)
        }
      })
  }
}

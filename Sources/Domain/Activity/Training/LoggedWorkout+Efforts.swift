internal import DailveScores

extension LoggedWorkout {
  /// The fastest stretch of each distance, shortest distance first: of the recording whose route is shown, else of the
  /// first that has any. The workout's page, scripts and the records all use this, so that they agree.
  ///
  /// - Parameter efforts: Efforts of its recordings; others are ignored.
  /// - Returns: Efforts whose `start` counts from the start of the workout.
  func fastest(_ efforts: [FastestStretch]) -> [FastestStretch] {
    var places: [String: Int] = [:]
    for (place, recording) in group.recordings.enumerated() {
      for id in recording.ids { places[id] = place }
    }
    // If a broken route yields no efforts, another device's samples do not replace it.
    let shown = places[analysed]
    let known = Set(efforts.compactMap { $0.seconds > 0 ? places[$0.id] : nil })
    let hasRoute = facts.trackDistance != nil
    guard let place = shown.flatMap({ hasRoute || known.contains($0) ? $0 : nil }) ?? known.min() else { return [] }
    var fastest: [Double: FastestStretch] = [:]
    for effort in efforts where effort.seconds > 0 && places[effort.id] == place {
      if let found = fastest[effort.distance], found.seconds <= effort.seconds { continue }
      fastest[effort.distance] = effort
    }
    let later = group.recordings[place].start.timeInterval(since: workout.start)
    return fastest.values.sorted { $0.distance < $1.distance }.map { effort in
      var effort = effort
      effort.start += later
      return effort
    }
  }

  /// The same, from analyses.
  ///
  /// - Parameter analysis: Finds the analysis of a recording by its id; `nil` if there is none.
  /// - Throws: What `analysis` throws.
  public func efforts(_ analysis: (String) throws -> WorkoutAnalysis?) rethrows -> [FastestStretch] {
    fastest(
      try group.recordings.flatMap { recording in
        let known = try analysis(recording.id)
        return (known?.efforts ?? []).map {
          FastestStretch(
            id: recording.id, distance: $0.distance, seconds: $0.seconds, start: $0.start,
            isFromSamples: known?.basis == .distanceSamples)
        }
      })
  }
}

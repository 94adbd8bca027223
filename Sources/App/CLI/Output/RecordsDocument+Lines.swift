internal import DailveDocuments
internal import DailveDomain
internal import DailveScores

extension RecordsDocument {
  /// For the terminal.
  var lines: [String] {
    var lines = bestEfforts.compactMap { distance in
      distance.best.first.map {
        "\(distance.activity)  \(WorkoutText.fixed(distance.distance)) km  \(WorkoutText.clock($0.seconds))  \($0.day)"
      }
    }
    lines += longest.map { "\($0.activity)  longest \(WorkoutText.fixed($0.value)) km  \($0.day)" }
    lines += [mostClimb].compactMap { $0.map { "most climb \(Int(saturating: $0.value.rounded())) m  \($0.day)" } }
    lines += eddington.map { "\($0.activity)  Eddington \($0.kilometres) km, \($0.miles) mi" }
    lines += raceEstimates.map { "estimate \(WorkoutText.fixed($0.distance)) km  \(WorkoutText.clock($0.seconds))" }
    return lines
  }
}

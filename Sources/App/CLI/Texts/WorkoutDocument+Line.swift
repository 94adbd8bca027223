internal import DailveDocuments
internal import DailveDomain
internal import DailveScores
internal import DailveViewModels

extension WorkoutDocument {
  /// The line for the terminal.
  func line(_ local: LocalTime) -> String {
    func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
    return
      "\(day) \(local.clock(start))  \(id)  \(TypeName.activity(activity, .en))  \(Int(saturating: (duration / 60).rounded())) min"
      + (distance.map { "  \(rounded($0)) km" } ?? "") + (ascent.map { "  ↑\(Int(saturating: $0.rounded())) m" } ?? "")
      + (energy.map { "  \(Int(saturating: $0.rounded())) kcal" } ?? "")
      + (averageHeartRate.map { "  \(Int(saturating: $0.rounded())) bpm" } ?? "")
      + "  load \(Int(saturating: load.rounded()))  \(sources.joined(separator: ", "))"
  }
}

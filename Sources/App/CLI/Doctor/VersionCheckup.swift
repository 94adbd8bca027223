internal import DailveDomain
internal import DailveScores
internal import DailveViewModels

/// Checks how old the program is. Nothing is asked for over the network.
struct VersionCheckup {
  let version: ProgramVersion
  let today: CivilDay

  /// `nil` if there is nothing to report.
  func finding() -> Finding? {
    guard version.ageNotice(on: today, .en) != nil else { return nil }
    return .attention(
      .version, "This is version \(version.text), which is \(version.months(on: today)) months old.",
      "Look for a newer one where you got it, and install that over it; your data stay. Dailve never looks itself.")
  }
}

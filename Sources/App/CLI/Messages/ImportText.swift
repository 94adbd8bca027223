internal import DailveDomain
internal import DailveScores
internal import DailveViewModels

/// An import report as text.
enum ImportText {
  /// - Parameter newer: The local day of the newer export, for which the report has only the moment.
  static func lines(_ report: ImportReport, path: String, isPreview: Bool, newer: CivilDay?) -> [String] {
    let records = report.records
    var lines = [
      (isPreview ? "Preview, nothing is changed: " : "")
        + "\(path): \(records.read) records read, \(records.added) new, \(records.duplicate) already there, \(records.skipped) skipped"
    ]
    if report.isEmpty {
      lines.append(
        "There is nothing in it. Health sometimes writes empty exports: export again on the iPhone, and wait until it is done."
      )
    }
    if report.waitsInLog == true {
      lines.append(
        "The import succeeded, but the disk is full, so its data is still in the write-ahead log beside the store. Free some space; the next import or start moves it into the store."
      )
    }
    if let batch = report.sameAs {
      lines.append("The same file was already imported as batch \(batch); there was nothing to do.")
    }
    let changes = report.changes.total
    if changes.changed > 0 {
      let verb = newer == nil ? "replace" : "differ"
      let what =
        newer == nil
        ? " an earlier reading of the same time." : " from what the newer export has for the same time, which counts."
      lines.append(Words.counted(changes.changed, "of the new ones \(verb)s", "of the new ones \(verb)") + what)
    }
    if let newer {
      lines.append(
        "This export was made before the last one in the store, of \(newer). What it lacks came later, so nothing is missing."
      )
    }
    if changes.gone > 0 {
      lines.append(
        Words.counted(
          changes.gone, "reading or element of the last full export is not in this one; it stays in the store.",
          "readings and elements of the last full export are not in this one; they stay in the store."))
    }
    if isPreview {
      for line in report.changes.byType where line.added + line.changed + line.gone > 0 {
        lines.append(
          "  \(TypeName.readable(line.name, .en)): \(line.added) new, \(line.changed) changed, \(line.gone) gone, \(line.there) there"
        )
      }
    }
    let known = report.newWorkouts.map { " (\($0) new, \(max(0, report.workouts - $0)) already there)" } ?? ""
    lines.append(
      [
        Words.counted(report.workouts, "workout", "workouts") + (report.workouts > 0 ? known : ""),
        Words.counted(report.activitySummaries, "activity summary", "activity summaries"),
        Words.counted(report.routes, "route", "routes"),
        Words.counted(report.ecgs, "electrocardiogram", "electrocardiograms"),
      ].joined(separator: ", "))
    if !report.kept.isEmpty {
      let kept = report.kept.map { "\(TypeName.readable($0.key, .en)) \($0.value)" }.sorted().joined(separator: ", ")
      lines.append("Kept for later: \(kept)")
    }
    for problem in report.problems {
      let place = problem.byte.map { " at byte \($0)" } ?? ""
      let odd = [TypeName.inText(problem.text, .en), problem.cause.map { Language.en($0) } ?? ""]
      lines.append(
        "  \(problem.kind.rawValue)\(place): \(odd.filter { !$0.isEmpty }.joined(separator: ", "))"
          + (problem.count > 1 ? " (\(problem.count) times)" : ""))
    }
    if let home = report.homeZone, let why = zone(home.basis) {
      lines.append(
        "Home time zone: \(home.zone), \(why). Another one: \(SuggestedCommand("import --zone Area/City", SuggestedCommand.absolute(path))), or Settings in the web app."
      )
    }
    if !report.complete {
      lines.append("The export is incomplete: everything before the point where it ends was imported.")
    }
    guard report.sameAs == nil else { return lines }
    let rate = Double(report.bytes) / max(report.seconds, 0.001) / 1e6
    lines.append("\(report.bytes) bytes in \(rounded(report.seconds)) s (\(rounded(rate)) MB/s)")
    return lines
  }

  /// `nil` for a previously known zone.
  private static func zone(_ basis: HomeZoneChoice.Basis) -> String? {
    switch basis {
    case .given: "as given"
    case .known: nil
    case .records: "where most of the records were made"
    case .device: "the zone of this machine, which matches the export"
    case .region: "which matches the region and the times in the export"
    case .offset: "from the offset of the export alone, without daylight saving time"
    }
  }

  private static func rounded(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }
}

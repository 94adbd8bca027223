internal import DailveDomain
internal import DailveImporting

/// Contents and problems of a delivery.
struct Findings {
  var summary = ExportSummary()
  private var log = ProblemLog()
  private var offsets = OffsetTally()
  /// Records and fields that were not understood.
  var unknown = 0

  var problems: [ImportProblem] { log.problems }
  /// The true offsets of the values.
  var offsetCounts: [OffsetCount] { offsets.all }

  mutating func noteOffset(_ offset: Int, at seconds: Int) { offsets.note(offset, at: seconds) }

  /// - Parameter name: A name from the delivery, never a health value.
  mutating func note(
    _ kind: ImportProblem.Kind, at byte: Int?, _ name: String = "", _ cause: ImportProblem.Cause? = nil
  ) {
    log.add(kind, at: byte, NameText.line(name), cause)
  }

  mutating func noteUnknown(_ name: String, at byte: Int) { leaveOut(.unknownElement, name, at: byte) }

  /// Notes a part of a record that is left out, or kept without being used.
  mutating func leaveOut(
    _ kind: ImportProblem.Kind, _ name: String, at byte: Int, _ cause: ImportProblem.Cause? = nil
  ) {
    unknown += 1
    note(kind, at: byte, name, cause)
  }

  /// Notes a record that is left out because the delivery has brought more names than the store accepts from one.
  mutating func skipBeyondNameLimit(at byte: Int, most: Int) {
    unknown += 1
    summary.records += 1
    summary.skipped += 1
    note(.tooLarge, at: byte, "", .moreNames(than: most))
  }

  /// Notes a record that is left out because it says too little, or too much, to be a sample.
  mutating func skip(_ kind: ImportProblem.Kind, _ name: String, at byte: Int) {
    unknown += 1
    summary.records += 1
    summary.skipped += 1
    note(kind, at: byte, name)
  }
}

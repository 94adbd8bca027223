internal import DailveDomain
internal import DailveStore

/// Checks if the clock of this machine jumped, judging by elapsed time.
struct ClockCheckup {
  let jump: SteadyTime.Jump?

  init(folder: String) { jump = ClockInspection(folder: folder).jump }

  /// `nil` if there is nothing to report.
  func finding() -> Finding? {
    guard let jump else { return nil }
    let days = Words.counted(max(1, Int(clamping: jump.seconds.magnitude) / 86_400), "day", "days")
    let text =
      jump.seconds > 0
      ? "The clock of this machine jumped ahead by \(days)." : "The clock of this machine went back by \(days)."
    let advice =
      jump.seconds > 0
      ? "Compare `date` with the time of day. If it is right, such as after a long time off, all is well: nothing was deleted because of it."
      : "Compare `date` with the time of day. If it is right now, all is well: nothing was deleted because of it, and expired keys stay expired."
    return .attention(.clock, text, advice)
  }
}

internal import DailveViewModels

/// Says that a computation is still running, and its progress.
enum ProgressNote {
  static func node(_ progress: ActivityContent.Progress?) -> Node {
    guard let progress else { return .nothing }
    return tag(
      "div", ["class": "card text working", "role": "status"], tag("p", ["id": "working"], .text(progress.text)),
      tag(
        "progress",
        ["max": "\(max(1, progress.total))", "value": "\(progress.done)", "aria-labelledby": "working"]))
  }
}

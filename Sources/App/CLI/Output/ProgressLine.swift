internal import DailveDomain
internal import DailveScores
internal import Foundation

/// Progress on standard error: a bar on a terminal, otherwise an occasional line.
struct ProgressLine {
  private let name: String
  private let started = ContinuousClock.now
  private var shown = ContinuousClock.now
  private var isShown = false
  private let isTerminal = Console.errorIsTerminal

  init(name: String) { self.name = name }

  mutating func show(_ progress: ImportProgress) {
    let now = ContinuousClock.now
    guard now - shown > (isTerminal ? .milliseconds(100) : .seconds(5)) else { return }
    shown = now
    let seconds = (now - started) / .seconds(1)
    let fraction = progress.total > 0 ? min(1, Double(progress.read) / Double(progress.total)) : 0
    let left = fraction > 0.01 ? seconds / fraction * (1 - fraction) : nil
    let rate = Double(progress.documentBytes) / max(seconds, 0.001) / 1e6
    var text =
      "\(Int(saturating: fraction * 100)) %  \(progress.documentBytes / 1_000_000) MB  \(progress.records) records  "
    text += "\(Int(saturating: rate)) MB/s"
    if let left { text += "  \(Int(saturating: left.rounded(.up))) s left" }
    if isTerminal {
      let filled = Int(saturating: fraction * 24)
      let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 24 - filled)
      Console.errorRaw("\r\u{1B}[K\(bar) \(text)")
      isShown = true
    } else {
      Console.error("\(name): \(text)")
    }
  }

  func finish() {
    if isShown { Console.errorRaw("\r\u{1B}[K") }
  }
}

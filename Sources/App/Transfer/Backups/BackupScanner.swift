internal import DailveDomain
internal import Foundation
internal import Synchronization

/// Scans the backups for pages, one scan at a time on a separate thread, so that a folder on an unresponsive disk blocks that thread
/// and never a page.
final class BackupScanner: Sendable {
  private struct State {
    /// Number of the newest request for a scan; `answered` is the newest request that a finished scan covers.
    var asked = 0
    var answered = 0
    /// Start of the scan in progress; `nil` if there is none.
    var began: ContinuousClock.Instant?
    var last = BackupScan.unanswered
  }

  /// How long a page waits for a scan before it uses the last result.
  private let patience: Duration
  private let look: @Sendable () -> BackupScan
  private let state = Mutex(State())

  init(patience: Duration = .seconds(1), _ look: @escaping @Sendable () -> BackupScan) {
    self.patience = patience
    self.look = look
  }

  /// Scans the backups. If the disk does not respond in time, returns the last known result, so that no page waits for it.
  func newest() async -> BackupScan {
    let (number, isFirst) = state.withLock { state in
      let isFirst = state.began == nil
      state.asked += 1
      if isFirst { state.began = .now }
      return (state.asked, isFirst)
    }
    if isFirst { Thread.detachNewThread { [self] in scanUntilAnswered() } }
    while true {
      let (isAnswered, began) = state.withLock { ($0.answered >= number, $0.began) }
      guard !isAnswered, let began, ContinuousClock.now < began + patience else { break }
      do {
        try await Task.sleep(for: .milliseconds(5))
      } catch {
        // The request was cancelled.
        break
      }
    }
    return state.withLock { $0.last }
  }

  private func scanUntilAnswered() {
    var isDone = false
    while !isDone {
      let number = state.withLock { state in
        state.began = .now
        return state.asked
      }
      let found = look()
      isDone = state.withLock { state in
        state.last = found
        state.answered = number
        if state.asked == number { state.began = nil }
        return state.began == nil
      }
    }
  }
}

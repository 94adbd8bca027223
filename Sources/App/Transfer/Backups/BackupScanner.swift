internal import DailveDomain
internal import Foundation
internal import Synchronization

/// Looks at the backups for pages, one after another on a thread of their own: a folder on a disk that does not answer holds that thread, and no page.
final class BackupScanner: Sendable {
  private struct State {
    /// Numbers of the newest look that somebody waits for, and of the newest that has ended.
    var asked = 0
    var answered = 0
    /// When the one under way began; `nil` if none is.
    var began: ContinuousClock.Instant?
    var last = BackupScan.unanswered
  }

  /// How long a page waits for what is there now.
  private let patience: Duration
  private let look: @Sendable () -> BackupScan
  private let state = Mutex(State())

  init(patience: Duration = .seconds(1), _ look: @escaping @Sendable () -> BackupScan) {
    self.patience = patience
    self.look = look
  }

  /// Looks at the backups. A disk that does not answer in time gets the last known answer, so that no page waits for it.
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
        // Nobody waits for it any more.
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

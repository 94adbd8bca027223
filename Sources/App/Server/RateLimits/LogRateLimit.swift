internal import DailveScores
internal import Synchronization

/// Limits log lines per minute for events that others can cause at will, so that they cannot fill the disk.
final class LogRateLimit: Sendable {
  enum Answer {
    case write
    /// The first excess event, announced once a minute; further ones are not logged.
    case writeMoreOfTheSame
    case none
  }

  private let most: Int
  private let minute = Mutex((start: 0, lines: 0))

  init(most: Int) { self.most = most }

  /// - Parameter second: Seconds of any clock that never goes backwards.
  func admit(second: Int) -> Answer {
    let line = minute.withLock { minute in
      let start = second / 60
      if start != minute.start { minute = (start, 0) }
      minute.lines = min(minute.lines + 1, most.addingClamped(2))
      return minute.lines
    }
    return line <= most ? .write : line == most.addingClamped(1) ? .writeMoreOfTheSame : .none
  }
}

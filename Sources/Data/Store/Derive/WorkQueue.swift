internal import Dispatch
internal import Synchronization

/// Computes on other threads, a bounded number of pieces ahead of the consumer.
final class WorkQueue<Result: Sendable>: Sendable {
  private let results = Mutex<[Result]>([])
  private let group = DispatchGroup()
  private let free = DispatchSemaphore(value: 0)

  init(ahead: Int) {
    // Dispatch traps when a semaphore is destroyed below its initial value, so it starts at zero.
    for _ in 0..<ahead { free.signal() }
  }

  /// Blocks while too many pieces are in progress.
  func submit(_ work: @escaping @Sendable () -> Result) {
    free.wait()
    DispatchQueue.global().async(group: group) { [self] in
      let result = work()
      results.withLock { $0.append(result) }
      free.signal()
    }
  }

  /// The results finished so far, each returned once.
  func finished() -> [Result] {
    results.withLock { results in
      defer { results = [] }
      return results
    }
  }

  /// Waits until nothing is in progress.
  func wait() { group.wait() }

  /// Waits for all pieces.
  func all() -> [Result] {
    wait()
    return finished()
  }
}

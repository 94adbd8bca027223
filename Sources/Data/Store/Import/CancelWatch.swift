internal import Dispatch
internal import GRDB
internal import Synchronization

/// Passes a cancellation to a connection in the middle of a statement: SQLite ends it within milliseconds. Loops
/// between statements check for themselves.
final class CancelWatch {
  private static let interval = DispatchTimeInterval.milliseconds(50)

  private final class State: Sendable {
    let hasEnded = Mutex(false)
  }

  private let state = State()
  private let timer: any DispatchSourceTimer

  init(_ connection: DatabaseQueue, _ isCancelled: @escaping @Sendable () -> Bool) {
    timer = DispatchSource.makeTimerSource(queue: .global())
    timer.setEventHandler { [state] in
      state.hasEnded.withLock { hasEnded in
        if !hasEnded, isCancelled() { connection.interrupt() }
      }
    }
    timer.schedule(deadline: .now() + Self.interval, repeating: Self.interval)
    timer.resume()
  }

  /// No statement is interrupted after this.
  func end() {
    state.hasEnded.withLock { $0 = true }
    timer.cancel()
  }

  deinit { timer.cancel() }
}

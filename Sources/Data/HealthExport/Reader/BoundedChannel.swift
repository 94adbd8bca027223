internal import Dispatch
internal import Synchronization

/// Passes values from one thread to another, at most `capacity` in transit, so that the faster side waits.
final class BoundedChannel<Element: Sendable>: Sendable {
  private struct State {
    var items: [Element] = []
    var isFinished = false
    var isAbandoned = false
  }

  private let state = Mutex(State())
  private let free: DispatchSemaphore
  private let filled = DispatchSemaphore(value: 0)

  init(capacity: Int) {
    // Dispatch traps when a semaphore is destroyed below its initial value, as happens when the receiver leaves early,
    // so it starts at zero.
    free = DispatchSemaphore(value: 0)
    for _ in 0..<capacity { free.signal() }
  }

  /// Waits for space. Returns false once the receiver is gone.
  func send(_ element: Element) -> Bool {
    free.wait()
    let taken = state.withLock { state in
      if state.isAbandoned { return false }
      state.items.append(element)
      return true
    }
    filled.signal()
    return taken
  }

  /// Announces that no more values will come.
  func finish() {
    state.withLock { $0.isFinished = true }
    filled.signal()
  }

  /// Waits for the next value; `nil` after the last one.
  func receive() -> Element? {
    filled.wait()
    return dequeue()
  }

  enum Delivery {
    case element(Element)
    case end
    case notYet
  }

  /// Like `receive()`, with a time limit.
  func receive(within wait: DispatchTimeInterval) -> Delivery {
    guard filled.wait(timeout: .now() + wait) == .success else { return .notYet }
    return dequeue().map(Delivery.element) ?? .end
  }

  private func dequeue() -> Element? {
    let element = state.withLock { $0.items.isEmpty ? nil : $0.items.removeFirst() }
    if element == nil {
      // The channel is finished; leave the signal for the next caller.
      filled.signal()
    } else {
      free.signal()
    }
    return element
  }

  /// Lets the receiver leave: a waiting sender is released, and its `send` returns false.
  func abandon() {
    state.withLock { $0.isAbandoned = true }
    free.signal()
  }

  var isAbandoned: Bool { state.withLock { $0.isAbandoned } }
}

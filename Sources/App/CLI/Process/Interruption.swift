internal import DailveSystem
internal import Dispatch
internal import Synchronization

/// A signal that calls a closure instead of ending the program.
struct SignalWatch {
  private let number: Int32
  private let source: any DispatchSourceSignal

  /// Returns once signals are received. Until then the default action applies and ends the program: the usual `SIG_IGN`
  /// before creating a source loses signals that arrive before Dispatch has installed its own handler, which takes a
  /// while on a busy machine.
  ///
  /// - Parameter handler: Called on its own thread.
  init(_ number: Int32, _ handler: @escaping @Sendable () -> Void) {
    self.number = number
    source = DispatchSource.makeSignalSource(signal: number, queue: DispatchQueue(label: "dailve.signal.\(number)"))
    let isHeard = DispatchSemaphore(value: 0)
    source.setRegistrationHandler { isHeard.signal() }
    source.setEventHandler { handler() }
    source.resume()
    isHeard.wait()
  }

  /// Restores the default action. Returns once Dispatch has released the signal, so that a later watch installs its
  /// handler anew.
  func restore() {
    let isOver = DispatchSemaphore(value: 0)
    source.setCancelHandler { isOver.signal() }
    source.cancel()
    isOver.wait()
    SystemSignal.restore(number)
  }
}

/// Ctrl-C as a request to stop at the next safe point. A second one stops at once, which the store survives as well.
final class Interruption {
  private final class Flag: Sendable {
    let isSet = Atomic(false)
  }

  private let flag = Flag()
  private let watch: SignalWatch

  init() {
    watch = SignalWatch(SystemSignal.interrupt) { [flag] in
      if flag.isSet.exchange(true, ordering: .relaxed) { Console.exit(130) }
    }
  }

  /// Callable from any thread.
  var isRequested: @Sendable () -> Bool { { [flag] in flag.isSet.load(ordering: .relaxed) } }

  func restore() { watch.restore() }
}

/// Ends the program at once on Ctrl-C or SIGTERM. Open pages hold their connections indefinitely, so waiting for them
/// is pointless; the store survives any exit.
final class Termination {
  private let watches: [SignalWatch]

  /// - Parameter end: Called with the signal on its own thread; ends the program.
  init(_ end: @escaping @Sendable (Int32) -> Void = { _ in Console.exit(0) }) {
    watches = [SystemSignal.interrupt, SystemSignal.termination].map { number in SignalWatch(number) { end(number) } }
  }

  func restore() {
    for watch in watches { watch.restore() }
  }
}

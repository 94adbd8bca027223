internal import Dispatch
internal import Synchronization
#if canImport(Glibc)
  internal import Glibc
#endif

/// A signal that calls a closure instead of ending the program.
private struct SignalWatch {
  private let number: Int32
  private let source: any DispatchSourceSignal

  /// Returns when signals are heard. Until then the system's own answer stands and the program ends: the usual `SIG_IGN` in front of a
  /// source loses the signals that come before Dispatch has put its own handler in place, and on a busy machine that takes a while.
  ///
  /// - Parameter handler: Called on a thread of its own.
  init(_ number: Int32, _ handler: @escaping @Sendable () -> Void) {
    self.number = number
    source = DispatchSource.makeSignalSource(signal: number, queue: DispatchQueue(label: "dailve.signal.\(number)"))
    let isHeard = DispatchSemaphore(value: 0)
    source.setRegistrationHandler { isHeard.signal() }
    source.setEventHandler { handler() }
    source.resume()
    isHeard.wait()
  }

  /// Gives the signal back to the system. Returns when Dispatch has let go of it, so that a watch after this one is put in place anew.
  func restore() {
    let isOver = DispatchSemaphore(value: 0)
    source.setCancelHandler { isOver.signal() }
    source.cancel()
    isOver.wait()
    signal(number, SIG_DFL)
  }
}

/// Ctrl-C as a wish to stop at the next safe place. A second one stops at once, which the store survives as well.
final class Interruption {
  private final class Flag: Sendable {
    let isSet = Atomic(false)
  }

  private let flag = Flag()
  private let watch: SignalWatch

  init() {
    watch = SignalWatch(SIGINT) { [flag] in
      if flag.isSet.exchange(true, ordering: .relaxed) { Console.exit(130) }
    }
  }

  /// Asked from any thread.
  var isRequested: @Sendable () -> Bool { { [flag] in flag.isSet.load(ordering: .relaxed) } }

  func restore() { watch.restore() }
}

/// Ends the program at once on Ctrl-C or when the system stops it. Open pages hold connections for as long as they are open, so
/// there is no point in waiting for them; the store survives any end.
final class Termination {
  private let watches: [SignalWatch]

  /// - Parameter end: Called with the signal, on a thread of its own; ends the program.
  init(_ end: @escaping @Sendable (Int32) -> Void = { _ in Console.exit(0) }) {
    watches = [SIGINT, SIGTERM].map { number in SignalWatch(number) { end(number) } }
  }

  func restore() {
    for watch in watches { watch.restore() }
  }
}

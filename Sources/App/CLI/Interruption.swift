internal import Dispatch
internal import Synchronization
#if canImport(Glibc)
  internal import Glibc
#endif

/// Ctrl-C as a wish to stop at the next safe place. A second one stops at once, which the store survives as well.
final class Interruption {
  private final class Flag: Sendable {
    let isSet = Atomic(false)
  }

  private let flag = Flag()
  private let source: any DispatchSourceSignal

  init() {
    signal(SIGINT, SIG_IGN)
    source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    source.setEventHandler { [flag] in
      if flag.isSet.exchange(true, ordering: .relaxed) { Console.exit(130) }
    }
    source.resume()
  }

  /// Asked from any thread.
  var isRequested: @Sendable () -> Bool { { [flag] in flag.isSet.load(ordering: .relaxed) } }

  func restore() {
    source.cancel()
    signal(SIGINT, SIG_DFL)
  }
}

/// Ends the program at once on Ctrl-C or when the system stops it. Open pages hold connections for as long as they are open, so
/// there is no point in waiting for them; the store survives any end.
final class Termination {
  private static let signals = [SIGINT, SIGTERM]
  private let sources: [any DispatchSourceSignal]

  /// - Parameter end: Called with the signal, on a thread of its own; ends the program.
  init(_ end: @escaping @Sendable (Int32) -> Void = { _ in Console.exit(0) }) {
    sources = Self.signals.map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { end(number) }
      source.resume()
      return source
    }
  }

  func restore() {
    for source in sources { source.cancel() }
    for number in Self.signals { signal(number, SIG_DFL) }
  }
}

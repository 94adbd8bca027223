#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A signal that a person or the system sends to a process.
package enum SystemSignal {
  package static let interrupt = SIGINT
  package static let termination = SIGTERM
  package static let hangUp = SIGHUP

  /// Restores the system's default action on a signal.
  package static func restore(_ number: Int32) { signal(number, SIG_DFL) }

  /// Lets a write to a closed pipe fail instead of ending the process.
  package static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }
}

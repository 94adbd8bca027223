#if canImport(Glibc)
  internal import Glibc
#endif
internal import Synchronization

/// The terminal: results on standard output, everything else on standard error.
///
/// Results are buffered and written 64 KiB at a time, on a terminal line by line. If standard output cannot be written
/// (a full disk, a closed descriptor), the program ends with 1 and a sentence; if its reader has gone (`| head -1`), it
/// ends quietly with 141, the shell's code for a broken pipe. Errors on standard error are ignored.
enum Console {
  private static let block = 1 << 16
  private static let pending = Mutex<[UInt8]>([])
  private static let isTerminal = isatty(Descriptor.output) == 1

  /// Call this before anything else is opened.
  static func begin() {
    Descriptor.claimClosed()
    // The write reports a closed pipe, too, and an import must not end because nobody watches its progress.
    signal(SIGPIPE, SIG_IGN)
  }

  static func line(_ text: String) { bytes(text.utf8, end: "\n") }

  /// Writes UTF-8 unchanged.
  static func bytes(_ bytes: some Collection<UInt8>, end: String = "") {
    let full = pending.withLock { buffer in
      buffer.append(contentsOf: bytes)
      buffer.append(contentsOf: end.utf8)
      return buffer.count >= (isTerminal ? 1 : block)
    }
    if full { flush() }
  }

  static func flush() {
    let failure = pending.withLock { buffer in
      defer { buffer.removeAll(keepingCapacity: true) }
      return Descriptor.write(buffer, to: Descriptor.output)
    }
    guard let failure else { return }
    if failure == EPIPE { Glibc.exit(141) }
    write("Error: Standard output cannot be written: \(Descriptor.reason(failure)).\n")
    Glibc.exit(1)
  }

  static func error(_ text: String) { errorRaw(text + "\n") }

  static func errorRaw(_ text: String) {
    // Flushing preserves the order if both go to the same place.
    flush()
    write(text)
  }

  private static func write(_ text: String) { _ = Descriptor.write(Array(text.utf8), to: Descriptor.error) }

  static var errorIsTerminal: Bool { isatty(Descriptor.error) == 1 }

  /// Asks on the terminal; `nil` if there is none.
  static func confirms(_ question: String) -> Bool? {
    guard isatty(0) == 1, errorIsTerminal else { return nil }
    errorRaw(question + " [y/N] ")
    return ["y", "yes"].contains(readLine()?.lowercased())
  }

  static func exit(_ code: Int32) -> Never {
    flush()
    Glibc.exit(code)
  }
}

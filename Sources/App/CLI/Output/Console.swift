internal import DailveSystem
internal import Synchronization

/// The terminal: results on standard output, everything else on standard error.
///
/// Results are buffered and written 64 KiB at a time, on a terminal line by line. If standard output cannot be written
/// (a full disk, a closed descriptor), the program ends with 1 and a sentence; if its reader has gone (`| head -1`), it
/// ends quietly with 141, the shell's code for a broken pipe. Errors on standard error are ignored.
enum Console {
  private static let block = 1 << 16
  private static let pending = Mutex<[UInt8]>([])
  private static let isTerminal = StandardStream.output.isTerminal

  /// Call this before anything else is opened.
  static func begin() {
    StandardStream.claimClosed()
    // The write reports it too, and an import must not end because nobody watches its progress.
    SystemSignal.ignoreBrokenPipes()
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
    do throws(SystemError) {
      try pending.withLock { buffer throws(SystemError) in
        defer { buffer.removeAll(keepingCapacity: true) }
        try StandardStream.output.send(buffer)
      }
    } catch {
      if error == .brokenPipe { ThisProcess.end(141) }
      write("Error: Standard output cannot be written: \(error.reason).\n")
      ThisProcess.end(1)
    }
  }

  static func error(_ text: String) { errorRaw(text + "\n") }

  static func errorRaw(_ text: String) {
    // Flushing preserves the order if both go to the same place.
    flush()
    write(text)
  }

  /// Where standard error is closed, there is nobody to tell.
  private static func write(_ text: String) { try? StandardStream.error.send(Array(text.utf8)) }

  static var errorIsTerminal: Bool { StandardStream.error.isTerminal }

  /// Asks on the terminal; `nil` if there is none.
  static func confirms(_ question: String) -> Bool? {
    guard StandardStream.input.isTerminal, errorIsTerminal else { return nil }
    errorRaw(question + " [y/N] ")
    return ["y", "yes"].contains(readLine()?.lowercased())
  }

  static func exit(_ code: Int32) -> Never {
    flush()
    ThisProcess.end(code)
  }
}

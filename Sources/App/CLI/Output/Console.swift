#if canImport(Glibc)
  internal import Glibc
#endif
internal import Foundation

/// The terminal: results on standard output, everything else on standard error.
enum Console {
  static func line(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }

  static func error(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

  static func errorRaw(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }

  static var errorIsTerminal: Bool { isatty(2) == 1 }

  static func exit(_ code: Int32) -> Never { Glibc.exit(code) }
}

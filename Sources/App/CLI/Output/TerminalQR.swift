internal import DailveServer
internal import DailveViewModels

/// A QR code for the terminal, two rows of modules a line.
enum TerminalQR {
  /// ISO/IEC 18004 asks for four light modules on each side.
  private static let quiet = 4

  /// Light modules are drawn and dark ones left out, because most terminals have a dark background; phones also read
  /// codes with the colours exchanged. `nil` for a text that is too long.
  static func text(_ text: String) -> String? {
    guard let matrix = QRMatrix(text) else { return nil }
    let width = matrix.width + 2 * quiet
    func isLight(_ x: Int, _ y: Int) -> Bool {
      let (x, y) = (x - quiet, y - quiet)
      guard min(x, y) >= 0, max(x, y) < matrix.width else { return true }
      return !matrix.isDark[y * matrix.width + x]
    }
    return stride(from: 0, to: width, by: 2).map { y in
      stride(from: 0, to: width, by: 1).map { x in
        switch (isLight(x, y), y + 1 < width && isLight(x, y + 1)) {
        case (true, true): "█"
        case (true, false): "▀"
        case (false, true): "▄"
        case (false, false): " "
        }
      }.joined()
    }.joined(separator: "\n")
  }
}

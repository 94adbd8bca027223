internal import DailveViewModels

/// A QR code as SVG: dark on white in every theme, with the quiet zone of four modules that the standard requires.
enum QRCodeView {
  private static let quiet = 4

  static func node(_ matrix: QRMatrix, label: String) -> Node {
    let size = matrix.width + 2 * quiet
    let path = matrix.runs.map { "M\($0.x + quiet) \($0.y + quiet)h\($0.length)v1h-\($0.length)z" }.joined()
    return tag(
      "svg",
      [
        "class": "qr", "viewBox": "0 0 \(size) \(size)", "role": "img", "aria-label": label,
        "shape-rendering": "crispEdges",
      ],
      tag("path", ["class": "qr-ground", "d": "M0 0h\(size)v\(size)h-\(size)z"]),
      tag("path", ["d": path]))
  }
}

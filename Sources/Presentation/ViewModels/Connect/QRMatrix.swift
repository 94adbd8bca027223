/// The modules of a QR code, without the quiet zone around them.
public struct QRMatrix: Sendable, Equatable {
  /// Number of modules per row, and of rows.
  public let width: Int
  /// Row by row; `width * width` of them.
  public let isDark: [Bool]

  /// - Returns: `nil` if the number of modules is not the square of the width.
  public init?(width: Int, isDark: [Bool]) {
    guard width > 0, isDark.count == width.multipliedReportingOverflow(by: width).partialValue else { return nil }
    self.width = width
    self.isDark = isDark
  }

  /// The dark runs of each row: their start and their number of modules.
  public var runs: [(x: Int, y: Int, length: Int)] {
    var runs: [(x: Int, y: Int, length: Int)] = []
    for (index, dark) in isDark.enumerated() where dark {
      let (y, x) = index.quotientAndRemainder(dividingBy: width)
      if let last = runs.last, last.y == y, last.x + last.length == x {
        runs[runs.count - 1].length += 1
      } else {
        runs.append((x, y, 1))
      }
    }
    return runs
  }
}

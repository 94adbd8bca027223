internal import DailveScores

/// Codes rows of numbers, rounded to steps, as differences to the row before, each in as few bytes as it needs (zigzag and LEB128, as in Protocol
/// Buffers).
enum DifferenceCoding {
  /// Writes the numbers of one row after another, from the first column to the last.
  struct Writer {
    private(set) var bytes: [UInt8] = []
    private let steps: [Double]
    private var last: [Int]
    private var column = 0

    /// - Parameter steps: The step to which the numbers of each column are rounded.
    init(steps: [Double]) {
      self.steps = steps
      last = [Int](repeating: 0, count: steps.count)
    }

    mutating func append(_ value: Double?) {
      defer { column = column + 1 == steps.count ? 0 : column + 1 }
      guard let value, value.isFinite else { return write(0) }
      let number = min(limit, max(-limit, Int(saturating: (value / steps[column]).rounded())))
      let difference = number - last[column]
      write(UInt64(bitPattern: Int64(difference << 1 ^ difference >> 63)) + 1)
      last[column] = number
    }

    private mutating func write(_ number: UInt64) {
      var number = number
      while number >= 0x80 {
        bytes.append(UInt8(truncatingIfNeeded: number) | 0x80)
        number >>= 7
      }
      bytes.append(UInt8(truncatingIfNeeded: number))
    }
  }

  /// Calls `body` with each row, except one that is cut off at the end.
  ///
  /// - Parameter body: Receives each row, whose storage the next one reuses.
  static func forEachRow(of bytes: [UInt8], steps: [Double], _ body: ([Double?]) -> Void) {
    var row = [Double?](repeating: nil, count: steps.count)
    var last = [Int](repeating: 0, count: steps.count)
    var (number, shift, column): (UInt64, UInt64, Int) = (0, 0, 0)
    for byte in bytes {
      number |= UInt64(byte & 0x7F) << shift
      shift = min(shift + 7, 63)
      if byte & 0x80 != 0 { continue }
      if number == 0 {
        row[column] = nil
      } else {
        let zigzag = Int64(bitPattern: (number &- 1) >> 1) ^ -Int64(bitPattern: (number &- 1) & 1)
        last[column] = last[column] &+ Int(zigzag)
        row[column] = Double(last[column]) * steps[column]
      }
      (number, shift, column) = (0, 0, column + 1)
      if column == steps.count {
        body(row)
        column = 0
      }
    }
  }

  /// Largest magnitude of a coded number: differences of two such numbers fit into 63 bits.
  private static let limit = 1 << 60
}

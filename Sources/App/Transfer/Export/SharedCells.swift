/// Encoded cells by the number of their content.
struct SharedCells {
  private(set) var bytes: [UInt8] = []
  private(set) var columns = 0
  private var number: Int?
  private var known: [Int: (bytes: [UInt8], columns: Int)] = [:]
  private static let mostKnown = 1024

  /// - Returns: Whether the cells of the number are cached.
  mutating func turn(to number: Int) -> Bool {
    if number == self.number { return true }
    self.number = number
    guard let cells = known[number] else { return false }
    (bytes, columns) = cells
    return true
  }

  mutating func keep(_ bytes: [UInt8], columns: Int) {
    (self.bytes, self.columns) = (bytes, columns)
    if known.count >= Self.mostKnown { known.removeAll(keepingCapacity: true) }
    if let number { known[number] = (bytes, columns) }
  }
}

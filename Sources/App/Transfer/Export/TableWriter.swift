internal import DailveDomain
internal import DailveHealthExport
internal import DailveScores

/// Writes rows as CSV or as a JSON array of objects, in constant memory. Cells follow the order of the columns. In JSON, empty cells are
/// omitted and numbers that are not finite become `null`. Exports have millions of rows, so repeated content is encoded once.
struct TableWriter {
  private let zip: ZipWriter
  private let isJSON: Bool
  /// Bytes before the cell of each column: its name and a colon in JSON, nothing in CSV.
  private let prefixes: [[UInt8]]
  private var buffer: [UInt8] = []
  private let texts: CellText
  private var times = InstantText()
  private var column = 0
  private var isFirstCell = true
  private var isFirstRow = true
  private static let block = 1 << 18

  init(zip: ZipWriter, isJSON: Bool, columns: [String]) {
    self.zip = zip
    self.isJSON = isJSON
    prefixes = columns.map { isJSON ? Array("\"\($0)\":".utf8) : [] }
    texts = CellText(isJSON: isJSON)
    buffer.reserveCapacity(Self.block + (1 << 14))
    buffer += Array((isJSON ? "[" : columns.joined(separator: ",") + "\r\n").utf8)
  }

  mutating func text(_ value: String?) {
    guard let value else { return skip() }
    beginCell()
    texts.append(value, to: &buffer)
    column += 1
  }

  mutating func metadata(_ entries: [MetadataEntry]) {
    beginCell()
    texts.append(entries.map { "\($0.key)=\($0.value)" }.joined(separator: "; "), to: &buffer)
    column += 1
  }

  mutating func instant(_ value: Instant) {
    beginCell()
    if isJSON { buffer.append(UInt8(ascii: "\"")) }
    times.append(value, to: &buffer)
    if isJSON { buffer.append(UInt8(ascii: "\"")) }
    column += 1
  }

  mutating func number(_ value: Double?) {
    guard let value else { return skip() }
    beginCell()
    if isJSON, !value.isFinite {
      buffer += Array("null".utf8)
    } else if value.sign == .plus, value < 1_000_000, value == value.rounded(.down) {
      // Most readings are small whole numbers, and appending their digits is cheaper than creating a string.
      appendDigits(of: Int(value))
      buffer.append(UInt8(ascii: "."))
      buffer.append(UInt8(ascii: "0"))
    } else {
      buffer.append(contentsOf: CSV.number(value).utf8)
    }
    column += 1
  }

  private mutating func appendDigits(of number: Int) {
    var place = 1
    while place * 10 <= number { place *= 10 }
    while place > 0 {
      buffer.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / place % 10))
      place /= 10
    }
  }

  mutating func numbers(_ values: [Double?]) { for value in values { number(value) } }

  /// Writes cells that are the same in every row with this number. `write` runs for the first such row, and its output is cached. The cells
  /// must not include the first one of a row.
  mutating func cells(_ number: Int, of shared: inout SharedCells, _ write: (inout TableWriter) throws -> Void) rethrows
  {
    if !shared.turn(to: number) {
      let (from, first) = (buffer.count, column)
      try write(&self)
      shared.keep(Array(buffer[from...]), columns: column - first)
      return
    }
    buffer.append(contentsOf: shared.bytes)
    column += shared.columns
  }

  mutating func endRow() throws {
    if isJSON {
      buffer.append(UInt8(ascii: "}"))
    } else {
      buffer.append(13)
      buffer.append(10)
    }
    column = 0
    isFirstCell = true
    isFirstRow = false
    if buffer.count > Self.block { try flush() }
  }

  mutating func end() throws {
    if isJSON { buffer += Array("\n]\n".utf8) }
    try flush()
    try zip.end()
  }

  private mutating func skip() {
    if !isJSON { beginCell() }
    column += 1
  }

  private mutating func beginCell() {
    if isJSON, isFirstCell {
      if !isFirstRow { buffer.append(UInt8(ascii: ",")) }
      buffer.append(10)
      buffer.append(UInt8(ascii: "{"))
    } else if !isFirstCell {
      buffer.append(UInt8(ascii: ","))
    }
    isFirstCell = false
    buffer.append(contentsOf: prefixes[column])
  }

  private mutating func flush() throws {
    try zip.write(buffer)
    buffer.removeAll(keepingCapacity: true)
  }
}

/// A cache of encoded cells, by the number that identifies their content.
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

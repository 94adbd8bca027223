/// Scripts and style sheets without their comments, which would be a tenth of the first visit's download.
///
/// Only comments on lines of their own are removed, so no string, pattern or address has to be understood: a line that
/// begins with `//`, and a block that begins one line and ends another. A cast (`/** @type {T} */ (value)`) stays,
/// because code follows it. No line of a template literal may look like a comment.
enum UncommentedSource {
  /// - Parameter hasLineComments: True if `//` begins a comment, as in scripts but not in style sheets.
  static func bytes(of source: [UInt8], hasLineComments: Bool) -> [UInt8] {
    var kept: [UInt8] = []
    kept.reserveCapacity(source.count)
    var start = source.startIndex
    while start < source.endIndex {
      let end = lineEnd(after: start, in: source)
      let text = source[start..<end].drop { isBlank($0) }
      if text.starts(with: [slash, star]), let afterBlock = blockEnd(from: text.startIndex, in: source) {
        start = afterBlock
        continue
      }
      if !(hasLineComments && text.starts(with: [slash, slash])) { kept += source[start..<end] }
      start = end
    }
    return kept
  }

  private static let slash = UInt8(ascii: "/"), star = UInt8(ascii: "*"), newline = UInt8(ascii: "\n")

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  /// The start of the next line.
  private static func lineEnd(after start: Int, in source: [UInt8]) -> Int {
    source[start...].firstIndex(of: newline).map { $0 + 1 } ?? source.endIndex
  }

  /// - Returns: The start of the line after a block; `nil` if the block is not closed, or if something follows it on
  ///   its last line.
  private static func blockEnd(from start: Int, in source: [UInt8]) -> Int? {
    var index = start + 2
    while index + 1 < source.endIndex, !(source[index] == star && source[index + 1] == slash) { index += 1 }
    guard index + 1 < source.endIndex else { return nil }
    let end = lineEnd(after: index + 2, in: source)
    return source[(index + 2)..<end].allSatisfy { isBlank($0) || $0 == newline } ? end : nil
  }
}

/// Deflate that packs nothing (RFC 1951, 3.2.4): where there is no memory to pack with, nothing is lost.
package enum StoredBlocks {
  private static let longest = 65_535

  /// - Parameter isLast: Whether nothing follows: at least one block ends the stream.
  package static func deflate(_ bytes: [UInt8], isLast: Bool) -> [UInt8] {
    var blocks: [UInt8] = []
    var rest = bytes[...]
    while !rest.isEmpty || isLast && blocks.isEmpty {
      let block = rest.prefix(longest)
      rest = rest.dropFirst(longest)
      let (low, high) = (UInt8(truncatingIfNeeded: block.count), UInt8(truncatingIfNeeded: block.count >> 8))
      blocks += [isLast && rest.isEmpty ? 1 : 0, low, high, ~low, ~high]
      blocks += block
    }
    return blocks
  }
}

/// Deflate that packs nothing (RFC 1951, 3.2.4): where there is no memory to pack with, nothing is lost.
enum StoredBlocks {
  private static let longest = 65_535

  static func deflate(_ bytes: [UInt8]) -> [UInt8] {
    var blocks: [UInt8] = []
    var rest = bytes[...]
    repeat {
      let block = rest.prefix(longest)
      rest = rest.dropFirst(longest)
      let (low, high) = (UInt8(truncatingIfNeeded: block.count), UInt8(truncatingIfNeeded: block.count >> 8))
      blocks += [rest.isEmpty ? 1 : 0, low, high, ~low, ~high]
      blocks += block
    } while !rest.isEmpty
    return blocks
  }
}

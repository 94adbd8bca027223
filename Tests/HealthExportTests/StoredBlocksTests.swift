import DailveTestSupport
import DailveZlib
import Testing

/// If zlib has no memory, data that cannot be packed is stored, and every reader unpacks it.
@Suite struct StoredBlocksTests {
  @Test(arguments: [0, 1, 65_534, 65_535, 65_536, 131_070, 200_000])
  func `content in stored blocks is read back in one piece or several`(count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
    let whole = StoredBlocks.deflate(bytes, isLast: true)
    #expect(Inflater.unpack(whole, size: count, atMost: count) == bytes)
    let half = count / 2
    let pieces =
      StoredBlocks.deflate(Array(bytes[..<half]), isLast: false)
      + StoredBlocks.deflate(Array(bytes[half...]), isLast: false)
      + StoredBlocks.deflate([], isLast: true)
    #expect(Inflater.unpack(pieces, size: count, atMost: count) == bytes)
    // The stream must end exactly there.
    for (packed, isWhole) in [(whole, true), (pieces, true), (Array(whole.dropLast(count == 0 ? 5 : 1)), false)] {
      let inflater = Inflater(.raw)
      var (room, used, end) = ([UInt8](repeating: 0, count: count + 1), 0, Inflater.Step.End.none)
      while end == .none {
        var span = room.mutableSpan
        let step = inflater.step(packed.span.extracting(used...), into: &span)
        if step.isIdle { break }
        (used, end) = (used + step.read, step.end)
      }
      #expect((end == .complete) == isWhole)
    }
  }
}

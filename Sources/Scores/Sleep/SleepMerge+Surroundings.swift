extension SleepMerge {
  /// Times in bed or awake, from which each block of sleep takes the surrounding ones.
  struct Surroundings {
    /// Limit in seconds [chosen] beyond which time in bed before or after a sleep no longer relates to it: people stay
    /// in bed all day when ill, and some beds notice neither getting up nor lying down.
    private static let longestMargin = 3 * 60 * 60

    /// Ordered by start.
    private let pieces: [Sample]
    private let longest: Int
    private var isTaken: [Bool]

    /// - Parameter pieces: In any order; they may overlap.
    init(_ pieces: [Sample]) {
      self.pieces = pieces.sorted { ($0.start, $0.end, $0.source) < ($1.start, $1.end, $1.source) }
      longest = pieces.map { $0.end - $0.start }.max() ?? 0
      isTaken = Array(repeating: false, count: pieces.count)
    }

    /// The records that belong to no block.
    var rest: [Sample] { zip(pieces, isTaken).lazy.filter { !$1 }.map { $0.0 } }

    /// Takes the records that overlap the block, and those that follow without a longer break. They are cut to the
    /// block on a side where they reach another block or go on for too long.
    ///
    /// - Parameters:
    ///   - earlier: The end of the previous block, including everything around it.
    ///   - later: The start of the next block's sleep.
    mutating func extract(around block: Sample, after earlier: Instant, before later: Instant) -> [Sample] {
      let first = max(earlier, block.start - Self.longestMargin)
      let last = min(later, block.end + Self.longestMargin)
      let low = pieces.firstPlace { $0.start >= first - longest }
      let near = pieces.indices[low..<max(low, pieces.firstPlace { $0.start >= last })]
      var taken: [Sample] = []
      for index in near where pieces[index].start < block.end && pieces[index].end > block.start {
        var piece = pieces[index]
        if piece.start < first { (piece.start, piece.startOffset) = (block.start, block.startOffset) }
        if piece.end > last { (piece.end, piece.endOffset) = (block.end, block.endOffset) }
        isTaken[index] = true
        taken.append(piece)
      }
      var from = taken.map { $0.start }.min().map { min($0, block.start) } ?? block.start
      for index in near.reversed() where pieces[index].end <= block.start && pieces[index].start >= first {
        guard !isTaken[index], from - pieces[index].end <= longestBreak else { continue }
        isTaken[index] = true
        taken.append(pieces[index])
        from = min(from, pieces[index].start)
      }
      var until = taken.map { $0.end }.max().map { max($0, block.end) } ?? block.end
      for index in near where pieces[index].start >= block.end && pieces[index].end <= last {
        guard !isTaken[index], pieces[index].start - until <= longestBreak else { continue }
        isTaken[index] = true
        taken.append(pieces[index])
        until = max(until, pieces[index].end)
      }
      return taken
    }
  }
}

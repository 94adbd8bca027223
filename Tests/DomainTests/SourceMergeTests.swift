import DailveDomain
import DailveTestSupport
import Testing

@Suite struct SourceMergeTests {
  func piece(_ start: Int, _ end: Int, _ value: Double, _ kind: SourceKind, source: Int? = nil) -> SourceMerge.Piece {
    SourceMerge.Piece(start: start, end: end, value: value, rank: kind.rawValue, source: source ?? kind.rawValue)
  }

  @Test func `one source adds up, overlaps and all`() {
    #expect(SourceMerge.total([piece(0, 60, 10, .watch), piece(30, 90, 5, .watch)]) == 15)
  }

  @Test func `the same walk on two devices counts once, by the watch`() {
    #expect(SourceMerge.total([piece(0, 600, 3000, .phone), piece(0, 600, 3500, .watch)]) == 3500)
  }

  @Test func `the phone fills what the watch did not see, by its share of time`() {
    // The phone saw 100 steps in 100 s; the watch the second half only.
    #expect(SourceMerge.total([piece(0, 100, 100, .phone), piece(50, 100, 80, .watch)]) == 130)
  }

  @Test func `gaps stay gaps and instants count where nobody better was there`() {
    #expect(SourceMerge.total([piece(0, 10, 5, .watch), piece(20, 30, 7, .phone)]) == 12)
    #expect(SourceMerge.total([piece(5, 5, 3, .app), piece(0, 10, 5, .watch)]) == 5)
    #expect(SourceMerge.total([piece(50, 50, 3, .app), piece(0, 10, 5, .watch)]) == 8)
  }

  @Test func `never more than the sum, never less than the best source alone`() {
    var random = SeededGenerator(seed: 12)
    for _ in 0..<1000 {
      let pieces = (0..<Int.random(in: 1...25, using: &random)).map { _ -> SourceMerge.Piece in
        let start = Int.random(in: 0...3600, using: &random)
        let kind = SourceKind(rawValue: Int.random(in: 0...2, using: &random)) ?? .app
        return piece(
          start, start + Int.random(in: 1...900, using: &random), Double.random(in: 0...500, using: &random), kind)
      }
      let total = SourceMerge.total(pieces)
      #expect(total <= pieces.reduce(0) { $0 + $1.value } + 1e-6)
      let best = pieces.map(\.rank).min() ?? 0
      #expect(total >= pieces.filter { $0.rank == best }.reduce(0) { $0 + $1.value } - 1e-6)
      #expect(abs(SourceMerge.total(pieces.shuffled(using: &random)) - total) < 1e-6)
    }
  }
}

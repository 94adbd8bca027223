import DailveDomain
import DailveScores
import DailveTestSupport
import Testing

@Suite struct SourceMergeTests {
  func piece(_ start: Int, _ end: Int, _ value: Double, _ kind: SourceKind, source: Int? = nil) -> SourceMerge.Piece {
    SourceMerge.Piece(
      start: Instant(start), end: Instant(end), value: value, rank: kind.rawValue, source: source ?? kind.rawValue)
  }

  @Test func `one source adds up, including overlaps`() {
    #expect(SourceMerge.total([piece(0, 60, 10, .watch), piece(30, 90, 5, .watch)]) == 15)
  }

  @Test func `the same walk on two devices counts once, by the watch`() {
    #expect(SourceMerge.total([piece(0, 600, 3000, .phone), piece(0, 600, 3500, .watch)]) == 3500)
  }

  @Test func `the phone fills gaps of the watch, by its share of time`() {
    // The phone has 100 steps in 100 s, the watch only the second half.
    #expect(SourceMerge.total([piece(0, 100, 100, .phone), piece(50, 100, 80, .watch)]) == 130)
  }

  @Test func `gaps stay gaps, and instants count where no preferred source has data`() {
    #expect(SourceMerge.total([piece(0, 10, 5, .watch), piece(20, 30, 7, .phone)]) == 12)
    #expect(SourceMerge.total([piece(5, 5, 3, .app), piece(0, 10, 5, .watch)]) == 5)
    #expect(SourceMerge.total([piece(50, 50, 3, .app), piece(0, 10, 5, .watch)]) == 8)
  }

  @Test(.timeLimit(.minutes(15))) func `tens of thousands of overlapping samples take no longer than others`() {
    let pieces = (0..<60_000).map { index in
      piece(index, 100_000 + index, 1, index.isMultiple(of: 2) ? .watch : .phone, source: index % 30_000)
    }
    let total = SourceMerge.total(pieces)
    #expect(total > 0 && total < 60_000)
  }

  @Test func `the merge equals counting second by second`() {
    var random = SeededGenerator(seed: 31)
    var compared = 0
    for _ in 0..<300 {
      let pieces = (0..<Int.random(in: 1...14, using: &random)).map { _ -> SourceMerge.Piece in
        let start = Int.random(in: 0...40, using: &random)
        let source = Int.random(in: 0...4, using: &random)
        return piece(
          start, start + Int.random(in: 0...30, using: &random), Double(Int.random(in: 0...500, using: &random)),
          SourceKind(rawValue: source % 3) ?? .app, source: source)
      }
      var expected = 0.0
      for second in (0..<80).map({ Instant($0) }) {
        let open = pieces.filter { $0.start <= second && $0.end > second }
        let points = pieces.filter { $0.start == second && $0.end == second }
        func best(_ pieces: [SourceMerge.Piece]) -> (Int, Int)? { pieces.map { ($0.rank, $0.source) }.min(by: <) }
        if let best = best(open) {
          for piece in open where (piece.rank, piece.source) == best {
            expected += piece.value / Double(piece.end - piece.start)
          }
        }
        if let best = best(open + points) {
          for piece in points where (piece.rank, piece.source) == best { expected += piece.value }
        }
      }
      // With a single source nothing is merged: all of its amounts count, even overlapping ones.
      guard Set(pieces.map(\.source)).count > 1 else { continue }
      compared += 1
      #expect(abs(SourceMerge.total(pieces) - expected) < 1e-6)
    }
    #expect(compared >= 250)
  }

  @Test func `the merge is at most the sum, and at least the best source alone`() {
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

  @Test func `a day's course follows each sample's local time, to the same total`() {
    let day = CivilDay(number: 10)
    let midnight = Instant(midnightOf: day)
    func piece(_ start: Int, _ end: Int, _ value: Double, _ kind: SourceKind, offset: Int = 0) -> SourceMerge.Piece {
      SourceMerge.Piece(
        start: midnight + start - offset, end: midnight + end - offset, value: value, rank: kind.rawValue,
        source: kind.rawValue, offset: offset)
    }
    // The phone has half an hour, and the watch also recorded the first third of it.
    let pieces = [piece(900, 2700, 180, .phone), piece(900, 1500, 90, .watch), piece(86_399, 86_399, 7, .app)]
    let merge = SourceMerge(pieces)
    let course = merge.course(of: day)
    #expect(merge.total == 90 + 120 + 7)
    #expect(course.sum(until: 15) == 0 && course.sum(until: 30) == 120 && course.sum(until: 45) == 210)
    #expect(course.sum(until: 37.5) == 165 && course.sum(until: 1440) == merge.total)
    // Three hours further east, the same clock times are different instants.
    let east = SourceMerge([piece(900, 2700, 180, .phone, offset: 10_800)]).course(of: day)
    #expect(east.sum(until: 30) == 90 && east.sum(until: 45) == 180)
    // Parts outside the day's hours count at its edge, so that nothing is lost.
    let long = SourceMerge([piece(80_000, 100_000, 20, .app), piece(-900, -900, 1, .app)]).course(of: day)
    #expect(abs(long.sum(until: 9999) - 21) < 1e-9 && long.sum(until: -5) == 0 && long.sum(until: 15) == 1)
    #expect(SourceMerge([]).course(of: day) == DayCourse())
  }
}

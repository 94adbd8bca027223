import DailveDomain
import DailveScores
import Testing

@Suite struct WeakestPartTests {
  private func score(_ parts: [(name: ScorePartName, points: Double, maximum: Double?)]) -> Score {
    Score(parts: parts)
  }

  @Test func `the weakest part is the one that lost most points, not the largest fraction`() {
    #expect(score([(.duration, 36, 45), (.consistency, 15, 20)]).weakestPart?.name == .duration)
    #expect(score([(.duration, 43, 45), (.consistency, 15, 20)]).weakestPart?.name == .consistency)
  }

  @Test func `a part that lost almost nothing, or has no maximum, is never the weakest`() {
    #expect(score([(.duration, 43.5, 45), (.deep, 9, 10)]).weakestPart == nil)
    #expect(score([(.limit, -20, nil)]).weakestPart == nil)
  }

  @Test func `no part has more whole points than it can, and what they can adds up`() {
    let full = score([(.sleep, 38.4, 38.46), (.condition, 20.2, 61.54)])
    #expect(full.parts.map(\.wholePoints) == [39, 20] && full.parts.map(\.wholeMaximum) == [39, 61])
    let even = score([(.sleep, 30, 38.46), (.condition, 20.2, 61.54)])
    #expect(even.parts.map(\.wholePoints) == [30, 20] && even.parts.map(\.wholeMaximum) == [38, 62])
    // Parts that add to a base have no maximum.
    #expect(score([(.base, 70, nil), (.hrv, 0.6, nil)]).parts.allSatisfy { $0.wholeMaximum == nil })
  }

  @Test func `readiness is held back by its cap, else by the part that lost most points`() throws {
    func heldBack(_ balance: Double, outliers: Int = 0) throws -> ScorePartName? {
      let score = try TrainingReadiness.calculate(
        condition: 81, sleep: 80, balancePercent: balance, debt: 0, outliers: outliers, signal: .green
      ).get()
      return TrainingReadiness.heldBack(score)
    }
    #expect(try heldBack(-30) == .load)
    #expect(try heldBack(-30, outliers: 2) == .cap)
    #expect(try heldBack(20) == nil)
  }

  @Test func `from 90 points on nothing is a weak part`() {
    #expect(
      score([(.duration, 40, 45), (.efficiency, 25, 25), (.consistency, 20, 20), (.deep, 4, 10)]).weakestPart?.name
        == .deep)
    #expect(
      score([(.duration, 40, 45), (.efficiency, 25, 25), (.consistency, 20, 20), (.deep, 5, 10)]).weakestPart == nil)
  }
}

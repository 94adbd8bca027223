import DailveDomain
import DailveScores
import DailveTestSupport
import DailveViewModels
import Testing

/// The sentences of the Body page compared with its numbers.
@Suite struct BodyWordsTests: ViewerSuite {
  func score(_ weights: [Double], _ language: Language = .en) throws -> ScoreContent {
    var store = InMemoryStore()
    store.set(.weight, weights, today: today)
    store.set(.bodyFat, weights.map { _ in 0.2 }, today: today)
    return try BodyViewModel(viewer(language), period: .month, before: nil, from: store).content.score
  }

  @Test func `a weight that leaves the steady band is close to the goal, not on course`() throws {
    // 0.7 % a week; the steady body fat keeps the score high.
    let rising = (0..<61).map { 60 + 0.065 * Double($0) }
    let content = try score(rising)
    #expect(content.band == ScoreBand.excellent.rawValue && content.sentence.hasPrefix("Up 0."))
    #expect(content.headline == "Close to your goal")
    #expect(try score(rising, .ko).headline == "목표에 가까워요")
    // 0.2 % a week counts as steady.
    #expect(try score((0..<61).map { 60 + 0.018 * Double($0) }).headline == "On course this week")
    #expect(try score(rising.map { _ in 62 }).headline == "On course this week")
  }
}

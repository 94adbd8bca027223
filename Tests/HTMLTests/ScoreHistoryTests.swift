import DailveDomain
import Testing

@testable import DailveHTML
import DailveScores
@testable import DailveViewModels

@Suite struct ScoreHistoryTests {
  private let day = CivilDay(year: 2026, month: 11, day: 22)

  private func history(_ scores: [CivilDay: Int], _ period: DetailPeriod) -> String {
    ScoreHero.history(
      ScoreHistoryContent(scores, until: day, period: period, language: .en), path: "/condition", title: "History",
      hue: "fitness", .en
    ).html
  }

  @Test(arguments: [1, 91, 92, 99, 100])
  func `the axis of a single score has whole numbers`(score: Int) throws {
    let html = history([day: score], .week)
    let axis = try #require(html.split(separator: "class=\"y\"").last?.prefix { $0 != "v" })
    let labels = axis.split(separator: "<span>").dropFirst().map { $0.prefix { $0 != "<" } }
    #expect(labels.count >= 4 && labels.allSatisfy { Int($0) != nil }, "\(labels)")
  }

  @Test func `a chosen period without scores can be left again, and an empty default period is hidden`() {
    #expect(history([:], .month).isEmpty)
    #expect(history([:], .week).contains("class=\"periods\""))
  }
}

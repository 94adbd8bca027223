import DailveDomain
import DailveScores
import Testing

@Suite struct WordedBandTests {
  @Test(arguments: [
    (ScoreBand.good, [ScoreBand.excellent, .warning], ScoreBand.tired), (.good, [.excellent, .fair], .good),
    (.excellent, [.excellent, .good], .excellent), (.fair, [.warning, .excellent], .tired),
    (.warning, [.excellent], .warning), (.good, [], .good),
  ])
  func `words exceed the weakest part by one band at most`(band: ScoreBand, parts: [ScoreBand], words: ScoreBand) {
    #expect(WordedBand.of(band, parts: parts) == words)
  }

  @Test(arguments: ScoreBand.allCases)
  func `no band is better than fair after a night that calls for rest`(band: ScoreBand) {
    let words = WordedBand.of(band, parts: [band], callsForRest: true)
    #expect(words != .excellent && words != .good)
  }

  @Test func `overnight readings take precedence over injuries`() {
    let injury = Injury(
      id: "a", part: .knee, side: .left, severity: .minor, start: CivilDay(number: 0), end: nil, memo: "")
    #expect(DayCaution(outliers: 3, nightSignal: nil, injuries: [injury]) == .vitals(outliers: 3))
    #expect(DayCaution(outliers: 0, nightSignal: .red, injuries: []) == .vitals(outliers: 0))
    #expect(DayCaution(outliers: 1, nightSignal: .yellow, injuries: [injury]) == .injury(.knee))
    #expect(DayCaution(outliers: 1, nightSignal: nil, injuries: []) == nil)
  }
}

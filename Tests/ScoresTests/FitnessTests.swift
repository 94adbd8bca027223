import DailveScores
import Testing

@Suite struct FitnessTests {
  @Test(arguments: [BiologicalSex.male, .female], [25, 34, 48, 50, 69, 71, 85])
  func `the registry's own percentiles come back`(sex: BiologicalSex, age: Int) throws {
    let row = try #require(CardioFitness.values(age: age, sex: sex))
    for (percentile, value) in zip(CardioFitness.percentiles, row) {
      let found = try #require(CardioFitness.percentile(of: value, age: age, sex: sex))
      #expect(abs(found - percentile) < 1e-9)
    }
    #expect(row == row.sorted(by: >))
  }

  @Test func `more is never less, and the ends are the ends`() {
    let places = stride(from: 10.0, through: 70, by: 0.5).compactMap {
      CardioFitness.percentile(of: $0, age: 40, sex: .male)
    }
    #expect(places == places.sorted() && places.first == 5 && places.last == 95)
    #expect(CardioFitness.percentile(of: 34.8, age: 40, sex: .male) == 50)
    #expect(CardioFitness.values(age: 19, sex: .male) == nil && CardioFitness.values(age: 40, sex: .other) == nil)
  }

  @Test func `a sample stands for at most a minute of its zone`() {
    let times = ZoneTimes.seconds(
      samples: [(0, 95), (30, 120), (200, 171), (230, 300)], end: 240, maximum: 190)
    // 95 is half of 190: zone 1 for 30 s; 120 is 63 %: a minute of zone 2; 171 is 90 % and 300 above all: zone 5.
    #expect(times == [0, 30, 60, 0, 0, 40])
  }
}

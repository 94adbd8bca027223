import DailveDomain
import DailveScores
import DailveTestSupport
import Testing

/// Time-weighted averages, as HealthKit computes them for heart rate.
@Suite struct AveragingTests {
  static let heart = "HKQuantityTypeIdentifierHeartRate"

  func average(_ samples: [(start: Int, seconds: Int, value: Double)], until end: Instant = .distantFuture) -> Double {
    var average = AverageAccumulator(HealthType.averaging(Self.heart))
    for sample in samples { average.add(sample.value, at: Instant(sample.start), seconds: sample.seconds, until: end) }
    return average.average
  }

  /// The definition, second by second: the mean over the seconds of `0..<end` that have a value.
  func bruteForce(_ samples: [(start: Int, seconds: Int, value: Double)], end: Int) -> Double {
    var sum = 0.0
    var count = 0.0
    for second in 0..<end {
      guard let newest = samples.map(\.start).filter({ $0 <= second }).max() else { continue }
      let standing = samples.filter { $0.start == newest }
      let limit = standing.map { $0.start + $0.seconds + 600 }.max() ?? 0
      guard second < limit else { continue }
      sum += standing.map(\.value).reduce(0, +) / Double(standing.count)
      count += 1
    }
    return sum / count
  }

  @Test func `a dense run counts by the time that it took`() {
    // Five hours at rest with a sample every five minutes, then half an hour of running with one every five seconds.
    let rest = (0..<60).map { (start: $0 * 300, seconds: 0, value: 60.0) }
    let run = (0..<360).map { (start: 18_000 + $0 * 5, seconds: 0, value: 150.0) }
    let mean = average(rest + run)
    #expect(mean > 60 && mean < 72)
    // Weighted by sample, the average would be 137.
  }

  @Test func `the average equals that of every second`() {
    var random = SeededGenerator(seed: 90)
    for _ in 0..<200 {
      let samples = (0..<Int.random(in: 1...12, using: &random)).map { _ in
        (
          start: Int.random(in: 0..<3000, using: &random), seconds: [0, 0, 60, 900].randomElement(using: &random) ?? 0,
          value: Double(Int.random(in: 40...180, using: &random))
        )
      }.sorted { $0.start < $1.start }
      let end = 3000 + Int.random(in: 0...400, using: &random)
      #expect(abs(average(samples, until: Instant(end)) - bruteForce(samples, end: end)) < 1e-9)
    }
  }

  @Test func `samples of the same second share it, in any order`() {
    let a = average([(0, 0, 60), (0, 0, 100), (300, 0, 70)], until: 600)
    let b = average([(0, 0, 100), (0, 0, 60), (300, 0, 70)], until: 600)
    #expect(a == b && a == 75)
  }

  @Test func `gaps weigh nothing, and a single sample is its own average`() {
    // Each value holds for ten minutes, however long the gap is.
    #expect(average([(0, 0, 50), (40_000, 0, 100)]) == 75)
    #expect(average([(0, 0, 50)]) == 50)
    #expect(average([]) == 0)
  }

  @Test func `statistics of an interval weight by time within it`() throws {
    let readings = [(0, 60.0), (1800, 60.0), (3590, 120.0), (3595, 180.0)].map {
      QuantityReading(start: $0.0, end: $0.0, value: $0.1, source: 1, rank: 0)
    }
    let hour = try #require(
      Statistics(of: readings.reversed(), in: Instant(0)..<Instant(3600), type: Self.heart) { _ in "Watch" })
    let expected = 73_500.0 / 1210
    #expect(abs((hour.average ?? 0) - expected) < 1e-9 && hour.bySource == ["Watch": hour.average ?? 0])
  }
}

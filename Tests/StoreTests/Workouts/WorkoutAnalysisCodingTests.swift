import DailveDomain
import DailveScores
import DailveTestSupport
import Testing

@testable import DailveStore

@Suite struct WorkoutAnalysisCodingTests {
  private static func split(_ random: inout SeededGenerator) -> WorkoutSplit {
    func number() -> Double { Double.random(in: -1e4...1e6, using: &random) }
    func maybe() -> Double? { Bool.random(using: &random) ? number() : nil }
    var split = WorkoutSplit(
      start: number(), end: number(), distance: number(), moving: number(), isPartial: Bool.random(using: &random))
    split.heartRate = maybe()
    split.ascent = maybe()
    split.descent = maybe()
    split.gradedDistance = maybe()
    return split
  }

  static func analysis(seed: UInt64) -> WorkoutAnalysis {
    var random = SeededGenerator(seed: seed)
    func count() -> Range<Int> { 0..<Int.random(in: 0...12, using: &random) }
    func maybe() -> Double? { Int.random(in: 0...4, using: &random) > 0 ? .random(in: 0...1e5, using: &random) : nil }
    var analysis = WorkoutAnalysis()
    analysis.moving = maybe()
    analysis.trackDistance = maybe()
    analysis.ascent = maybe()
    analysis.descent = maybe()
    analysis.normalisedPower = maybe()
    analysis.drift = maybe()
    analysis.recovery = maybe()
    analysis.ascentMethod = ([nil] + WorkoutAnalysis.AscentMethod.allCases).randomElement(using: &random) ?? nil
    analysis.driftBasis = ([nil] + WorkoutAnalysis.DriftBasis.allCases).randomElement(using: &random) ?? nil
    analysis.basis = ([nil] + WorkoutAnalysis.DistanceBasis.allCases).randomElement(using: &random) ?? nil
    analysis.routeFault = ([nil] + RouteFault.allCases).randomElement(using: &random) ?? nil
    analysis.kilometres = count().map { _ in split(&random) }
    analysis.miles = count().map { _ in split(&random) }
    analysis.laps = count().map { _ in split(&random) }
    analysis.efforts = count().map {
      WorkoutEffortTime(distance: Double($0) * 100, start: maybe() ?? 0, seconds: maybe() ?? 1)
    }
    analysis.bestPowers = count().map { BestPower(seconds: Double($0), watts: maybe() ?? 2) }
    return analysis
  }

  @Test(arguments: 1...50)
  func `a workout's values are read back to the last digit`(seed: UInt64) throws {
    let analysis = Self.analysis(seed: seed)
    #expect(try WorkoutAnalysisCoding.analysis(WorkoutAnalysisCoding.columns(analysis)) == analysis)
  }

  @Test func `points are read as exactly as they are shown`() throws {
    var analysis = WorkoutAnalysis()
    analysis.course = (0..<241).map { index in
      var point = CoursePoint(second: Double(index) * 7.5)
      if index % 3 > 0 { point.heartRate = 120 + Double(index) / 10 }
      if index % 5 > 0 { (point.latitude, point.longitude) = (-33.5 - Double(index) / 1e4, 151 + Double(index) / 1e4) }
      return point
    }
    analysis.line = (0..<300).map {
      LinePoint(second: Double($0), latitude: 52 + Double($0) / 1e5, longitude: -179.99 - Double($0) / 1e6)
    }
    let read = try WorkoutAnalysisCoding.analysis(WorkoutAnalysisCoding.columns(analysis))
    #expect(read.course.count == 241 && read.line.count == 300)
    for (a, b) in zip(analysis.course, read.course) {
      #expect(abs(a.second - b.second) < 0.051 && abs((a.heartRate ?? 0) - (b.heartRate ?? 0)) < 0.051)
      #expect((a.latitude == nil) == (b.latitude == nil) && a.altitude == nil && b.altitude == nil)
      #expect(abs((a.latitude ?? 0) - (b.latitude ?? 0)) < 6e-7 && abs((a.longitude ?? 0) - (b.longitude ?? 0)) < 6e-7)
    }
    for (a, b) in zip(analysis.line, read.line) {
      #expect(abs(a.latitude - b.latitude) < 6e-7 && abs(a.longitude - b.longitude) < 6e-7)
    }
  }

  @Test func `damaged facts are an error, not a workout`() {
    let columns = WorkoutAnalysisCoding.columns(Self.analysis(seed: 3))
    for count in stride(from: 0, to: columns.facts.count, by: 5) {
      var cut = columns
      cut.facts = Array(columns.facts.prefix(count))
      #expect(throws: (any Error).self) { try WorkoutAnalysisCoding.analysis(cut) }
    }
    var random = SeededGenerator(seed: 8)
    for _ in 0..<2000 {
      var wild = columns
      wild.facts[Int.random(in: wild.facts.indices, using: &random)] = .random(in: 0...255, using: &random)
      wild.course = (0..<40).map { _ in .random(in: 0...255, using: &random) }
      wild.line = wild.course.reversed()
      _ = try? WorkoutAnalysisCoding.analysis(wild)
    }
  }
}

import DailveScores
import DailveTestSupport
import Foundation
import Testing

/// Comparison with this machine's library, whose functions are within a unit of the true values.
@Suite struct ElementaryTests {
  /// The number of representable numbers between two values.
  private func distance(_ ours: Double, _ theirs: Double) -> Double {
    if ours == theirs || ours.isNaN && theirs.isNaN { return 0 }
    return (ours - theirs).magnitude / max(theirs.ulp, .leastNonzeroMagnitude)
  }

  private func worst(
    _ range: ClosedRange<Double>, _ ours: (Double) -> Double, _ theirs: (Double) -> Double
  ) -> Double {
    var random = SeededGenerator(seed: 5)
    return (0..<50_000).reduce(0) { worst, _ in
      let x = Double.random(in: range, using: &random)
      return max(worst, distance(ours(x), theirs(x)))
    }
  }

  @Test func `powers of e and logarithms are within two units of the library's`() {
    for range in [-745...709.7, -3...6, -1e-3...1e-3] {
      #expect(worst(range, Elementary.exponential, exp) <= 2, "\(range)")
    }
    for range in [Double.leastNonzeroMagnitude...1e-300, 1e-9...1, 0.999...1.001, 0.5...300, 1...1e300] {
      #expect(worst(range, Elementary.naturalLogarithm, log) <= 2, "\(range)")
    }
  }

  @Test func `angles are within two units of the library's`() {
    for range in [-1e-8...1e-8, -0.8...0.8, -7...7, -100_000...100_000] {
      #expect(worst(range, Elementary.sine, sin) <= 2, "\(range)")
      #expect(worst(range, Elementary.cosine, cos) <= 2, "\(range)")
    }
    for x in [1e-300, 1e-5, 0.3, 1, 50, 1e300, -1e-5, -0.4, -1, -1e200] {
      for range in [-1...1, -1e-7...1e-7, -1e9...1e9] {
        #expect(worst(range, { Elementary.arcTangent(y: $0, x: x) }, { atan2($0, x) }) <= 3, "\(range) \(x)")
      }
    }
  }

  @Test func `whole powers of ten are exact, others as good as their exponent allows`() {
    for exponent in -22...22 {
      #expect(Elementary.power(10, Double(exponent)) == Double("1e\(exponent)"))
    }
    #expect(worst(0.2...50, { Elementary.power($0, 1.06) }, { pow($0, 1.06) }) <= 10)
    #expect(worst(0.5...1, { Elementary.power($0, 400) }, { pow($0, 400) }) <= 400)
  }

  @Test func `undefined values are NaN, and the extremes are reached`() {
    #expect(Elementary.exponential(.infinity) == .infinity && Elementary.exponential(-.infinity) == 0)
    #expect(Elementary.exponential(709.78) == exp(709.78) && Elementary.exponential(710) == .infinity)
    #expect(Elementary.exponential(-745) == exp(-745) && Elementary.exponential(.nan).isNaN)
    #expect(Elementary.naturalLogarithm(0) == -.infinity && Elementary.naturalLogarithm(-1).isNaN)
    #expect(Elementary.naturalLogarithm(.infinity) == .infinity && Elementary.naturalLogarithm(.nan).isNaN)
    for odd in [Double.nan, .infinity, 1e300] {
      #expect(Elementary.sine(odd).isNaN && Elementary.cosine(-odd).isNaN)
    }
    #expect(Elementary.arcTangent(y: 0, x: 0) == 0 && Elementary.arcTangent(y: 0, x: -1) == .pi)
    #expect(Elementary.arcTangent(y: -.infinity, x: .infinity) == -.pi / 4)
    #expect(Elementary.power(0, -1) == .infinity && Elementary.power(2, 5000) == .infinity)
    #expect(Elementary.power(-2, 3) == -8 && Elementary.power(-2, 0.5).isNaN && Elementary.power(0, 1.5) == 0)
  }
}

import DailveTestSupport
import DailveViewModels
import Testing

@testable import DailveHTML

@Suite struct ChartGeometryTests {
  @Test func `every point lies inside the box, x grows, gaps break the line`() {
    var random = SeededGenerator(seed: 31)
    for _ in 0..<1000 {
      let values = (0..<Int.random(in: 1...90, using: &random)).map { _ -> Double? in
        Double.random(in: 0..<1, using: &random) < 0.2 ? nil : Double.random(in: -1e5...1e5, using: &random)
      }
      let geometry = ChartGeometry(values, width: 700, height: 240, inset: 6)
      let points = geometry.points.compactMap { $0 }
      #expect(points.count == values.count { $0 != nil })
      #expect(points.allSatisfy { (0...700.001).contains($0.x) && (5.99...234.01).contains($0.y) })
      #expect(zip(points, points.dropFirst()).allSatisfy { $0.x < $1.x })
      let drawn = geometry.runs.filter { $0.count > 1 }
      #expect(geometry.linePath.filter { $0 == "M" }.count == drawn.count)
      #expect(geometry.linePath.filter { $0 == "L" }.count == drawn.reduce(0) { $0 + $1.count - 1 })
      #expect(!geometry.linePath.contains("n"))
    }
  }

  @Test func `one value, equal values and no values draw without NaN`() {
    #expect(ChartGeometry([5], width: 10, height: 10).points == [.init(x: 5, y: 5)])
    #expect(ChartGeometry([2, 2], width: 10, height: 10).points.map { $0?.y } == [5, 5])
    #expect(ChartGeometry([nil, nil], width: 10, height: 10).linePath.isEmpty)
    #expect(
      ChartGeometry([.nan, 1, .infinity], width: 10, height: 10).points.map { $0 == nil } == [true, false, true])
  }

  @Test func `bars start at zero`() {
    #expect(ChartGeometry([50, 100], width: 10, height: 100, fromZero: true).low == 0)
  }

  @Test func `ticks are round and enclose the data`() {
    var random = SeededGenerator(seed: 32)
    for _ in 0..<1000 {
      let low = Double.random(in: -1000...1000, using: &random)
      let values = [low, low + Double.random(in: 0...5000, using: &random)]
      let ticks = Ticks.of(values)
      #expect(ticks.count >= 2 && ticks.count <= 8)
      #expect((ticks.first ?? .infinity) <= values[0] + 1e-6 && (ticks.last ?? -.infinity) >= values[1] - 1e-6)
    }
  }

  @Test func `no two lines of an axis have the same label`() {
    #expect(Ticks.decimals([0, 0.05, 0.1, 0.15]) == 2 && Ticks.decimals([0, 0.1, 0.2]) == 1)
    #expect(Ticks.decimals([0, 5, 10]) == 0 && Ticks.decimals([0, 0.5], atLeast: 2) == 2)
    for unit in [0.001, 0.01, 0.1, 1, 10, 1000] {
      for high in stride(from: 1.0, through: 9.9, by: 0.1) {
        let ticks = Ticks.of([0, high * unit])
        let labels = ticks.map { NumberFormat.text($0, decimals: Ticks.decimals(ticks)) }
        #expect(Set(labels).count == labels.count)
      }
    }
  }

  @Test(arguments: [(0.0, "0"), (1.5, "1.5"), (-2.25, "-2.25"), (0.05, "0.05"), (99.999, "100")])
  func `numbers in paths are short`(value: Double, text: String) { #expect(ChartGeometry.number(value) == text) }

  @Test(arguments: [9.3e16, -9.3e16, .greatestFiniteMagnitude, .infinity, -.infinity, .nan])
  func `a value beyond any scale is drawn, not a crash`(value: Double) {
    #expect(!ChartGeometry.number(value).isEmpty)
    #expect(!ChartGeometry([1, value, 2], width: 700, height: 240, fromZero: true).linePath.contains("nan"))
  }
}

import DailveTestSupport
import Testing

@testable import DailveHTML
@testable import DailveViewModels

/// The shapes keep their meaning for every value.
@Suite struct ShapeTests {
  private static func numbers(_ path: String) -> [Double] {
    path.split { !($0.isNumber || $0 == "." || $0 == "-") }.compactMap { Double($0) }
  }

  @Test func `a hill stays in its box, whatever its values`() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let values: [Double?] = (0..<Int.random(in: 0...90, using: &random)).map { _ in
        [nil, .nan, .infinity, Double.random(in: -50...150, using: &random)].randomElement(using: &random) ?? nil
      }
      let path = HillPath.path(values, width: 393, top: 4, low: 34, bottom: 64)
      #expect(!path.contains("nan") && !path.contains("inf"))
      #expect(Self.numbers(path).allSatisfy { (0...393).contains($0) })
    }
  }

  @Test func `a hill repeats its neighbours where days are missing, and is flat without any`() {
    #expect(HillPath.averages([1, nil, 3, nil, nil, nil], size: 3) == [2, nil])
    #expect(HillPath.averages([9, 1, 3], size: 2) == [2])
    let flat = HillPath.path([nil, nil], width: 10, top: 0, low: 10, bottom: 20)
    #expect(flat == "M0 5L2.5 5C5 5 5 5 7.5 5L10 5V20H0Z")
    #expect(HillPath.path([], width: 10, top: 0, low: 10, bottom: 20).isEmpty)
  }

  @Test func `a goal lands when it is reached, and never while it is paused`() {
    for (share, lands) in [(0.0, false), (0.99, false), (1, true), (3, true)] {
      #expect(GoalArc.node(share, hue: .move).html.contains("landing") == lands)
      #expect(!GoalArc.node(share, hue: .move, isPaused: true).html.contains("landing"))
    }
    #expect(!GoalArc.node(nil, hue: .steps).html.contains("class=\"go"))
  }

  @Test func `the dot of a band stays on its rail`() {
    for place in [-3, 0, 0.5, 1, 9, .nan] {
      let html = UsualBand.node(place: place, lower: 0.3, upper: 0.6).html
      let x = html.split(separator: "cx=\"").last.flatMap { Double($0.prefix { $0 != "\"" }) } ?? -1
      #expect((6...82).contains(x))
    }
  }

  @Test func `the head of a ring is at its score, and a past ring has none`() {
    #expect(ScoreRing.node(fraction: 0.74, text: "74", caption: nil, label: "").html.contains("rotate(266.4 74 74)"))
    #expect(!ScoreRing.node(fraction: 0.74, text: "74", caption: nil, label: "", isPast: true).html.contains("sun"))
    #expect(!ScoreRing.node(fraction: 0, text: "–", caption: nil, label: "").html.contains("arc"))
  }

  @Test(arguments: [
    (0.0, DayLight.night), (299, .night), (300, .dawn), (539, .dawn), (540, .day), (1019, .day), (1020, .dusk),
    (1199, .dusk),
    (1200, .night), (1439, .night),
  ])
  func `the light follows the clock`(clock: Double, light: DayLight) { #expect(DayLight(clock: clock) == light) }

  @Test func `mist lies once for each band below Good`() {
    func banks(_ band: String) -> Int {
      let sky = SkyContent(band: band, light: .day, scores: [], activeDays: 0)
      return Sky.node(sky).html.components("<ellipse")
    }
    #expect(["excellent", "good", "fair", "tired", "warning", "none"].map(banks) == [0, 0, 1, 2, 3, 0])
  }

  @Test func `bright stars are the active days of the week, at night only`() {
    func stars(_ light: DayLight, _ days: Int) -> Int {
      Sky.node(SkyContent(band: "good", light: light, scores: [], activeDays: days)).html.components("q1 5 6 6")
    }
    #expect(stars(.night, 3) == 3 && stars(.night, 12) == 7 && stars(.night, -1) == 0 && stars(.day, 3) == 0)
  }
}

extension String {
  /// How often a part occurs.
  fileprivate func components(_ part: String) -> Int { ranges(of: part).count }
}

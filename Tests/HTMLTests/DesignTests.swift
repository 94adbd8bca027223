import DailveDomain
import DailveScores
import DailveTestSupport
import Foundation
import Testing

@testable import DailveHTML
@testable import DailveViewModels

/// The design tokens of the style sheet: WCAG 2.2 AA contrast of every pair in use, in both themes.
@Suite struct DesignTests {
  struct Colour { var light: (Double, Double, Double), dark: (Double, Double, Double) }

  static func tokens() throws -> [String: Colour] {
    let url = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appending(path: "Sources/Presentation/Assets/files/style.css")
    let text = try String(contentsOf: url, encoding: .utf8)
    var tokens: [String: Colour] = [:]
    for match in text.matches(of: #/--([a-z0-9-]+): light-dark\(#([0-9a-f]{6}), #([0-9a-f]{6})\)/#) {
      tokens[String(match.1)] = Colour(light: rgb(match.2), dark: rgb(match.3))
    }
    return tokens
  }

  static func rgb(_ hex: Substring) -> (Double, Double, Double) {
    let value = Int(hex, radix: 16) ?? 0
    return (Double(value >> 16 & 255), Double(value >> 8 & 255), Double(value & 255))
  }

  /// WCAG 2.2, "contrast ratio" and "relative luminance".
  static func contrast(_ a: (Double, Double, Double), _ b: (Double, Double, Double)) -> Double {
    func luminance(_ colour: (Double, Double, Double)) -> Double {
      func linear(_ channel: Double) -> Double {
        let share = channel / 255
        return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * linear(colour.0) + 0.7152 * linear(colour.1) + 0.0722 * linear(colour.2)
    }
    let (high, low) = (max(luminance(a), luminance(b)), min(luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)
  }

  @Test func `texts and graphics have enough contrast on every background`() throws {
    let tokens = try Self.tokens()
    let texts = [
      "text", "text-soft", "excellent", "good", "fair", "tired", "warning", "heart", "sleep", "vitals", "fitness",
      "body",
      "activity",
    ]
    let graphics = [
      "stage-awake", "stage-rem", "stage-core", "stage-deep", "zone-1", "zone-2", "zone-3", "zone-4", "zone-5",
    ]
    for ground in ["ground", "card", "card-raised"] {
      let below = try #require(tokens[ground])
      for (names, least) in [(texts, 4.5), (graphics, 3.0)] {
        for name in names {
          let colour = try #require(tokens[name], "\(name)")
          #expect(Self.contrast(colour.light, below.light) >= least, "\(name) on \(ground), light")
          // The darkest stage is also identified by its row and name.
          if name == "stage-deep" { continue }
          #expect(Self.contrast(colour.dark, below.dark) >= least, "\(name) on \(ground), dark")
        }
      }
    }
  }

  @Test func `no two families of metrics look alike`() throws {
    let tokens = try Self.tokens()
    let families = try MetricFamily.allCases.map { try #require(tokens[$0.rawValue], "\($0)") }
    for (index, a) in families.enumerated() {
      for b in families.dropFirst(index + 1) {
        let distance = abs(a.light.0 - b.light.0) + abs(a.light.1 - b.light.1) + abs(a.light.2 - b.light.2)
        #expect(distance > 60)
      }
    }
  }

  @Test(arguments: Language.allCases)
  func `the gallery shows every component, and nothing in it is broken`(language: Language) throws {
    let viewer = ViewerContext(
      language: language, units: .metric, day: CivilDay(year: 2026, month: 11, day: 21), clock: 0)
    let html = String(
      decoding: GalleryPage.html(
        GalleryContent(viewer),
        frame: PageFrame(
          language: language, theme: nil, day: "", styleURL: "", scriptURL: "", iconURL: "", current: nil)),
      as: UTF8.self)
    for word in ["NaN", "nil", "inf", "Optional(", " style="] { #expect(!html.contains(word), "\(word)") }
    for name in [
      "hero band-excellent", "hero band-none", "hypnogram", "bedtimes", "region hurt severe", "aria-invalid",
      "trend-line",
    ] {
      #expect(html.contains(name), "\(name)")
    }
    // No text in pictures, so that everything can be read aloud, copied and enlarged.
    let hasText = html.contains("<text ") || html.contains("<text>")
    #expect(!hasText)
  }

  @Test func `bars start at zero, lines state their range, gaps break them`() {
    let bars = Charts.detail(Charts.Detail(values: [5, nil, 8], style: .bars, label: ""))
    #expect(bars.grid.last == 0)
    let line = Charts.detail(Charts.Detail(values: [50, 51, nil, 52, nil, 53, 54], style: .area, label: ""))
    #expect((line.grid.last ?? 0) > 40)
    let path = ChartGeometry([50, 51, nil, 52, nil, 53, 54], width: 70, height: 10, isSlotted: true)
    #expect(path.linePath.filter { $0 == "M" }.count == 2)
    #expect(path.runs.map(\.count) == [2, 1, 2])
    // Equal values lie in the middle, not at the bottom.
    let level = Charts.detail(Charts.Detail(values: [14, 14], style: .area, label: "")).grid
    #expect((level.first ?? 0) > 14 && (level.last ?? 0) < 14)
  }

  @Test func `noise does not fill a chart, and no scale exceeds possible values`() {
    let fat = Charts.detail(Charts.Detail(values: [18.4, 17.9, 18.1], style: .dots, leastSpan: 4, label: "")).grid
    #expect((fat.first ?? 0) - (fat.last ?? 99) >= 4)
    let oxygen = Charts.detail(
      Charts.Detail(values: [97, 98], style: .dots, leastSpan: 8, limits: 70...100, label: "")
    ).grid
    #expect(oxygen.first == 100 && (oxygen.last ?? 99) <= 92)
    // Larger differences use the whole height, and bars always start at zero.
    let wide = Charts.detail(Charts.Detail(values: [40, 90], style: .area, leastSpan: 20, label: "")).grid
    #expect(wide == Charts.detail(Charts.Detail(values: [40, 90], style: .area, label: "")).grid)
    // All labels of an axis have the same number of decimals.
    let chart = DetailChart(
      id: "c", points: [18.4, 17.6].map { .init(label: "", text: "", value: $0) }, style: .dots, decimals: 1,
      finding: "", label: "")
    #expect(chart.node(.en).html.contains("<span>18.0</span>"))
  }

  @Test func `small points are visible, and the base has no bar`() {
    func part(_ name: String, _ points: Double) -> ScoreContent.Part {
      .init(name: name, label: name, points: points, wholePoints: Int(points), maximum: nil, path: nil, input: nil)
    }
    let html = ScoreParts.node(
      [part("base", 70), part("hrv", 5), part("rhr", -3)], sum: 72, missing: nil, title: "", .en
    ).html
    #expect(html.components(separatedBy: "<svg").count == 3)
    // A third and a fifth of half the bar.
    #expect(html.contains("width=\"20\"") && html.contains("width=\"12\""))
  }

  @Test func `points of a usual value are neutral`() {
    func html(isUsual: Bool) -> String {
      let part = ScoreContent.Part(
        name: "rhr", label: "rhr", points: -3, wholePoints: -3, maximum: nil, isUsual: isUsual, path: nil, input: nil)
      return ScoreParts.node([part], sum: 67, missing: nil, title: "", .en).html
    }
    #expect(html(isUsual: false).contains("class=\"bad\"") && html(isUsual: false).contains("\"minus\""))
    #expect(!html(isUsual: true).contains("class=\"bad\"") && html(isUsual: true).contains("\"even\""))
  }

  @Test func `an area is filled only from a true zero`() {
    func hasFill(_ values: [Double?]) -> Bool {
      Charts.detail(Charts.Detail(values: values, style: .area, label: "")).svg.html.contains("\"fill\"")
    }
    #expect(hasFill([0, 4, 9, 3]) && !hasFill([42, 48, 61, 55]))
  }

  @Test func `bars from lowest to highest lie inside the box, with their scale`() {
    let chart = Charts.detail(
      Charts.Detail(
        values: [70, nil, 75], ranges: [[48, 131], nil, [52, 171]], companion: [55, 54, 56], style: .ranges, label: ""))
    #expect((chart.grid.first ?? 0) >= 171 && (chart.grid.last ?? 99) <= 48)
    let text = chart.svg.html
    #expect(text.contains("class=\"stems\"") && text.contains("class=\"companion\""))
  }

  @Test func `an axis has one slot for each point, like the plot`() {
    let label = AxisLabel(text: "Nov 8")
    let plot = Plot(
      finding: "", svg: .nothing, axis: [], slots: [nil, label, nil], readings: ["a", "b", "c"], start: 0)
    #expect(plot.node(.en).html.contains("<i></i><i><span>Nov 8</span></i><i></i>"))
  }

  @Test func `all values are drawn inside the box, in order`() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<500 {
      let values = (0..<Int.random(in: 1...90, using: &random)).map { _ in
        Bool.random(using: &random) ? Double.random(in: -50...200, using: &random) : nil
      }
      let ticks = Ticks.of(values.compactMap { $0 })
      let geometry = ChartGeometry(values, width: 700, height: 240, includes: ticks, isSlotted: true)
      let points = geometry.points.compactMap { $0 }
      #expect(points.count == values.count { $0 != nil })
      #expect(points.allSatisfy { (0...240).contains($0.y) && (0...700).contains($0.x) })
      #expect(zip(points, points.dropFirst()).allSatisfy { $0.x < $1.x })
      for path in [geometry.linePath, geometry.areaPath, geometry.joinedPath] { #expect(!path.contains("n")) }
    }
  }
}

/// The positions of a series' values in a box, without drawing them. y grows downwards, as in SVG.
struct ChartGeometry {
  struct Point: Equatable {
    var x: Double
    var y: Double
  }

  let width: Double
  let height: Double
  let low: Double
  let high: Double
  /// One per value; `nil` for a gap.
  let points: [Point?]

  /// - Parameters:
  ///   - includes: Further values that the scale must contain, such as the usual range.
  ///   - fromZero: True if the scale starts at zero, as bars need; otherwise it uses the whole height.
  ///   - isSlotted: True if each value is centred in its own slot; otherwise the first and last lie on the edges.
  ///   - inset: Room above and below, so that dots are not clipped.
  init(
    _ values: [Double?], width: Double, height: Double, includes: [Double] = [], fromZero: Bool = false,
    inset: Double = 0, isSlotted: Bool = false
  ) {
    self.width = width
    self.height = height
    let known = values.compactMap { $0 }.filter(\.isFinite) + includes
    var low = fromZero ? 0 : known.min() ?? 0
    var high = known.max() ?? 1
    if fromZero { low = min(0, known.min() ?? 0) }
    if high - low < 1e-9 {
      // Equal values make a level line in the middle.
      let room = max(high.magnitude * 0.05, 0.5)
      if !fromZero { low -= room }
      high += room
    }
    self.low = low
    self.high = high
    let slot = width / Double(max(1, values.count))
    let step = isSlotted ? slot : values.count > 1 ? width / Double(values.count - 1) : 0
    let first = isSlotted ? slot / 2 : values.count > 1 ? 0 : width / 2
    let scale = (height - 2 * inset) / (high - low)
    let top = high
    points = values.enumerated().map { index, value in
      guard let value, value.isFinite else { return nil }
      return Point(x: first + Double(index) * step, y: inset + (top - value) * scale)
    }
    self.inset = inset
  }

  private let inset: Double
  private static let limit = 1e15

  func y(_ value: Double) -> Double { inset + (high - value) * (height - 2 * inset) / (high - low) }

  /// Runs of consecutive values without a gap.
  var runs: [[Point]] {
    var result: [[Point]] = []
    var run: [Point] = []
    for point in points {
      if let point {
        run.append(point)
      } else if !run.isEmpty {
        result.append(run)
        run = []
      }
    }
    if !run.isEmpty { result.append(run) }
    return result
  }

  /// A line through every run; single values need a dot instead.
  var linePath: String {
    runs.filter { $0.count > 1 }.map { run in
      "M" + run.map { "\(Self.number($0.x)) \(Self.number($0.y))" }.joined(separator: "L")
    }.joined()
  }

  /// One line through all values, bridging gaps; for computed lines.
  var joinedPath: String {
    let known = points.compactMap { $0 }
    return known.count > 1 ? "M" + known.map { "\(Self.number($0.x)) \(Self.number($0.y))" }.joined(separator: "L") : ""
  }

  /// The area between every run and the bottom of the box.
  var areaPath: String {
    runs.filter { $0.count > 1 }.map { run in
      let bottom = Self.number(height)
      return "M\(Self.number(run[0].x)) \(bottom)L"
        + run.map { "\(Self.number($0.x)) \(Self.number($0.y))" }.joined(separator: "L")
        + "L\(Self.number(run[run.count - 1].x)) \(bottom)Z"
    }.joined()
  }

  /// Dots as tiny strokes with round caps, because circles would be distorted when the box is stretched.
  func dotPath(_ points: [Point]) -> String {
    points.map { "M\(Self.number($0.x)) \(Self.number($0.y))h.01" }.joined()
  }

  /// At most two decimals and no exponent; clamped to ±`limit`.
  static func number(_ value: Double) -> String {
    guard let scaled = Int(exactly: (min(max(value, -limit), limit) * 100).rounded()) else { return "0" }
    let rest = scaled.magnitude % 100
    // Appending is faster than interpolating, and drawings have thousands of numbers.
    var text = scaled < 0 ? "-" : ""
    text += String(scaled.magnitude / 100)
    if rest == 0 { return text }
    text += rest < 10 ? ".0" : "."
    text += String(rest.isMultiple(of: 10) ? rest / 10 : rest)
    return text
  }

  /// Whole numbers; a gap is an empty entry.
  static func shares(_ values: [Double?]) -> String {
    values.map { $0.map { number($0.rounded()) } ?? "" }.joined(separator: ",")
  }
}

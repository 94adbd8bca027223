/// The outline of a hill: a smooth line through values, filled down to the ground.
enum HillPath {
  /// A path in a box of the given width, as high as `bottom`. Missing values repeat their neighbours, and without any value the hill is flat.
  ///
  /// - Parameters:
  ///   - values: One per column, oldest first, in `0...100`.
  ///   - top: Height of the value 100 in the box, where y grows downwards; `low` is that of 0.
  static func path(_ values: [Double?], width: Double, top: Double, low: Double, bottom: Double) -> String {
    let known = filled(values)
    let step = width / Double(max(1, known.count))
    let points = known.enumerated().map { index, value in
      ChartGeometry.Point(
        x: (Double(index) + 0.5) * step, y: low + (top - low) * min(100, max(0, value)) / 100)
    }
    guard let first = points.first, let last = points.last else { return "" }
    var path = "M0 \(text(first.y))L\(text(first.x)) \(text(first.y))"
    for (from, to) in zip(points, points.dropFirst()) {
      // Control points at the height of their ends keep the line between its values.
      let middle = text((from.x + to.x) / 2)
      path += "C\(middle) \(text(from.y)) \(middle) \(text(to.y)) \(text(to.x)) \(text(to.y))"
    }
    return path + "L\(text(width)) \(text(last.y))V\(text(bottom))H0Z"
  }

  /// The averages of consecutive groups of values; `nil` for a group without any.
  ///
  /// - Parameter size: Values per group, at least 1; the last group ends with the last value.
  static func averages(_ values: [Double?], size: Int) -> [Double?] {
    stride(from: values.count % max(1, size), to: values.count, by: max(1, size)).map { start in
      let known = values.dropFirst(start).prefix(max(1, size)).compactMap { $0 }.filter(\.isFinite)
      return known.isEmpty ? nil : known.reduce(0, +) / Double(known.count)
    }
  }

  private static func filled(_ values: [Double?]) -> [Double] {
    var before = values.lazy.compactMap { $0 }.first { $0.isFinite } ?? 50
    return values.map { value in
      if let value, value.isFinite { before = value }
      return before
    }
  }

  private static func text(_ value: Double) -> String { ChartGeometry.number((value * 10).rounded() / 10) }
}

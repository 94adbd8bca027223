/// The usual range as a band, and today's value as a dot.
enum UsualBand {
  private static let width = 88.0

  /// - Parameters:
  ///   - value: In the unit of the range. A value far outside stays at the end of the rail.
  ///   - low: Lower end of the usual range, at most `high`.
  static func node(_ value: Double, low: Double, high: Double) -> Node {
    let half = max((high - low) / 2, 1e-9)
    let place = (value - (low + high) / 2) / half
    let x = place.isFinite ? min(3, max(-3, place)) : 0
    return tag(
      "svg", ["class": "usual-band", "viewBox": "0 0 88 20", "aria-hidden": "true"],
      tag("path", ["class": "rail", "d": "M4 10H84"]), tag("path", ["class": "usual", "d": "M32.8 10H55.2"]),
      tag(
        "circle",
        ["class": "dot", "cx": ChartGeometry.number(width / 2 + 11.2 * x), "cy": "10", "r": "5"]))
  }
}

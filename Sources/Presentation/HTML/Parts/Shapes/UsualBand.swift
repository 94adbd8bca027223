/// The usual range as a band, and today's value as a dot.
enum UsualBand {
  /// - Parameters:
  ///   - place: Place of the value on the rail, `0...1`; outside of it the dot stays at the end.
  ///   - lower: Places of the ends of the usual range, at most `upper`.
  static func node(place: Double, lower: Double, upper: Double) -> Node {
    tag(
      "svg", ["class": "usual-band", "viewBox": "0 0 88 20", "aria-hidden": "true"],
      tag("path", ["class": "rail", "d": "M4 10H84"]),
      tag("path", ["class": "usual", "d": "M\(x(lower)) 10H\(x(max(lower, upper)))"]),
      tag("circle", ["class": "dot", "cx": x(place), "cy": "10", "r": "5"]))
  }

  private static func x(_ place: Double) -> String {
    ChartGeometry.number(6 + 76 * (place.isFinite ? min(1, max(0, place)) : 0.5))
  }
}

internal import DailveViewModels

/// A workout as a picture: the sky of its hour, the hills of its climb, its own way.
enum CoverView {
  /// - Parameter origin: The page that contains the picture.
  static func node(_ cover: WorkoutCover, from origin: PageOrigin?) -> Node {
    tag(
      "a",
      [
        "class": "card cover row-link", "href": origin.added(to: cover.path.path), "data-band": "fair",
        "data-time": cover.light.rawValue,
      ],
      picture(cover), hills(cover.climb),
      tag(
        "span", ["class": "what"], .b(cover.name + " "), .span(cover.whenText + " ", class: "when"),
        cover.medal.map { tag("span", ["class": "pill"], Icon.medal.node, .text($0 + " ")) }),
      cover.legs.isEmpty ? .nothing : legs(cover.legs),
      tag(
        "span", ["class": "figures"],
        cover.facts.map { fact in
          tag(
            "span", [:], .span(fact.label + " ", class: "of"),
            tag("b", [:], .text(fact.number), fact.unit.isEmpty ? .nothing : .small(fact.unit), " "))
        }))
  }

  /// The legs of a multisport workout, in order.
  private static func legs(_ legs: [WorkoutCover.Leg]) -> Node {
    tag(
      "span", ["class": "legs"],
      legs.map { leg in
        tag(
          "span", [:], ActivityIcon.icon(leg.activity).node, .b(leg.name + " "), .span(leg.text + " "))
      })
  }

  /// The way, or the icon of the activity where none is known.
  private static func picture(_ cover: WorkoutCover) -> Node {
    guard cover.line.count > 1 else {
      return tag("span", ["class": "trace glyph"], ActivityIcon.icon(cover.activity).node)
    }
    let side = ChartGeometry.number(WorkoutCover.side)
    let path = LinePath.path(cover.line)
    return tag(
      "svg", ["class": "trace", "viewBox": "0 0 \(side) \(side)", "aria-hidden": "true"],
      tag("path", ["class": "under", "d": path]), tag("path", ["d": path]))
  }

  /// The climb twice, as far and near hills; without altitudes the ground is level.
  private static func hills(_ climb: [Double]) -> Node {
    func hill(_ style: String, top: Double, low: Double) -> Node {
      tag(
        "path",
        [
          "class": style,
          "d": HillPath.path(
            climb.isEmpty ? [0] : climb.map { 100 * $0 }, width: 361, top: top, low: low, bottom: 96),
        ])
    }
    return tag(
      "svg", ["class": "hills", "viewBox": "0 0 361 96", "preserveAspectRatio": "none", "aria-hidden": "true"],
      climb.isEmpty ? .nothing : hill("far", top: 2, low: 40), hill("near", top: 30, low: 48))
  }
}

/// A small drawing as the text of one path, because a list has thousands of points.
enum LinePath {
  static func path(_ line: [[Double]]) -> String {
    var path = ""
    path.reserveCapacity(10 * line.count)
    for point in line where point.count == 2 {
      path += path.isEmpty ? "M" : "L"
      // A tenth of a point is invisible at this size.
      path += ChartGeometry.number((point[0] * 10).rounded() / 10)
      path += " "
      path += ChartGeometry.number((point[1] * 10).rounded() / 10)
    }
    return path
  }
}

internal import DailveViewModels

/// The route with the main number, a sentence and the facts.
enum WorkoutHero {
  static func node(_ content: WorkoutContent, _ cursor: CursorHome, _ language: Language) -> Node {
    let hero = content.hero
    return tag(
      "article", ["class": "card hero workout hue-activity\(hero.picture == nil ? " plain" : "")"],
      hero.picture.map { route($0, cursor.start, language) },
      tag(
        "div", ["class": "words-of"],
        tag("p", ["class": "large"], hero.main.flatMap { [.b($0.number), UnitMark.node($0.unit)] }),
        hero.headline.map { .h2($0) },
        .group(hero.says.map { .p($0, class: "soft") })),
      hero.facts.isEmpty ? .nothing : facts(hero.facts))
  }

  static func facts(_ facts: [WorkoutContent.Fact]) -> Node {
    tag(
      "dl", ["class": "facts"],
      facts.map { fact in
        tag(
          "div", [:], .dt(fact.label),
          tag("dd", [:], .text(fact.number), fact.unit.isEmpty ? .nothing : UnitMark.node(fact.unit)),
          .group(fact.notes.map { .dd($0, class: "note") }))
      })
  }

  // MARK: The route

  private static let width = 1000.0

  private static func d(_ points: [RoutePicture.Point]) -> String {
    "M" + points.map(place).joined(separator: "L")
  }

  /// Coordinates rounded to a thousandth of the width, a fraction of a pixel.
  private static func place(_ point: RoutePicture.Point) -> String {
    "\(ChartGeometry.number((point.x * width).rounded())) \(ChartGeometry.number((point.y * width).rounded()))"
  }

  private static func dot(_ name: String, _ point: RoutePicture.Point?) -> Node {
    point.map { tag("path", ["class": name, "d": "M\(place($0))h.01"]) } ?? .nothing
  }

  private static func route(_ picture: RoutePicture, _ start: Int?, _ language: Language) -> Node {
    let all = picture.stretches.flatMap(\.points)
    let now = start.flatMap { picture.places.indices.contains($0) ? picture.places[$0] : nil }
    let hasZones = picture.stretches.contains { $0.zone != nil }
    return tag(
      "figure", ["class": "route"],
      tag(
        "div", ["class": "canvas", "data-trace": start == nil ? nil : "plane"],
        tag(
          "svg",
          [
            "viewBox": "0 0 1000 \(ChartGeometry.number((picture.height * width).rounded()))", "role": "img",
            "aria-label": picture.label,
            "data-x": start == nil ? nil : ChartGeometry.shares(picture.places.map { $0.map { $0.x * width } }),
            "data-y": start == nil ? nil : ChartGeometry.shares(picture.places.map { $0.map { $0.y * width } }),
          ],
          tag("path", ["class": "casing", "d": d(all)]),
          .group(
            picture.stretches.map { stretch in
              tag("path", ["class": "way" + (stretch.zone.map { " zone-\($0)" } ?? ""), "d": d(stretch.points)])
            }), dot("end", all.last), dot("start", all.first), dot("here halo", now), dot("here", now))),
      tag(
        "figcaption", [:],
        tag(
          "span", ["class": "scale"],
          tag(
            "svg", ["class": "ruler", "aria-hidden": "true", "width": ChartGeometry.number(picture.scale * 100) + "%"],
            tag("rect", ["width": "100%", "height": "100%"])), .text(picture.scaleText)),
        .span(language[.workoutStart], class: "key-start"),
        .span(language[.workoutEnd], class: "key-end"),
        hasZones ? .span(language[.workoutColoured]) : .nothing))
  }
}

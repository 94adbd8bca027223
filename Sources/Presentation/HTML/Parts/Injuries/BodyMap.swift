internal import DailveViewModels

/// A body from front and back, with injuries marked. The person's left is on the right of the front view.
enum BodyMap {
  /// A rounded rectangle; the middle of the view is at x = 50. `isPaired` adds its mirror image.
  private struct Shape {
    var part: String
    var x: Double
    var y: Double
    var width: Double
    var height: Double
    var isPaired = true
  }

  static func node(_ marks: [InjuriesContent.Mark], label: String, _ language: Language) -> Node {
    tag(
      "figure", ["class": "body-map"],
      tag(
        "svg", ["viewBox": "0 0 220 212", "role": "img", "aria-label": label],
        view(front, at: 5, isFront: true, marks), view(back, at: 115, isFront: false, marks)),
      tag("figcaption", ["aria-hidden": "true"], .span(language[.injuryFront]), .span(language[.injuryBack])))
  }

  private static func view(_ shapes: [Shape], at left: Double, isFront: Bool, _ marks: [InjuriesContent.Mark]) -> Node {
    var nodes: [Node] = []
    for shape in shapes {
      for isRightHalf in shape.isPaired ? [true, false] : [true] {
        // In the front view, the right half of the picture is the person's left.
        let side = isRightHalf == isFront ? "left" : "right"
        let mark = marks.first { $0.part == shape.part && (!shape.isPaired || $0.side == "both" || $0.side == side) }
        let x = isRightHalf ? shape.x : 100 - shape.x - shape.width
        nodes.append(
          tag(
            "rect",
            [
              "class": mark.map { "region hurt \($0.severity)" } ?? "region", "data-part": shape.part,
              "data-side": shape.isPaired ? side : nil, "x": ChartGeometry.number(left + x),
              "y": ChartGeometry.number(shape.y), "width": ChartGeometry.number(shape.width),
              "height": ChartGeometry.number(shape.height),
              "rx": ChartGeometry.number(shape.part == "head" ? 10 : min(6, min(shape.width, shape.height) / 2.2)),
            ]))
      }
    }
    return .group(nodes)
  }

  private static let limbs: [Shape] = [
    Shape(part: "shoulder", x: 64, y: 34, width: 14, height: 13),
    Shape(part: "upper-arm", x: 70, y: 48, width: 10, height: 23),
    Shape(part: "elbow", x: 71.5, y: 72, width: 9, height: 9),
    Shape(part: "forearm", x: 73, y: 82, width: 9, height: 22),
    Shape(part: "wrist", x: 75, y: 105, width: 7.5, height: 6),
    Shape(part: "hand", x: 75, y: 112, width: 9.5, height: 13),
    Shape(part: "ankle", x: 55, y: 187, width: 8, height: 7), Shape(part: "foot", x: 55, y: 195, width: 12, height: 8),
  ]

  private static let front: [Shape] =
    [
      Shape(part: "head", x: 40, y: 3, width: 20, height: 23, isPaired: false),
      Shape(part: "neck", x: 45, y: 26, width: 10, height: 7, isPaired: false),
      Shape(part: "chest", x: 35, y: 34, width: 30, height: 26, isPaired: false),
      Shape(part: "abdomen", x: 36.5, y: 61, width: 27, height: 26, isPaired: false),
      Shape(part: "hip", x: 57, y: 84, width: 10, height: 13),
      Shape(part: "groin", x: 50.5, y: 90, width: 6.5, height: 10),
      Shape(part: "thigh", x: 52, y: 101, width: 14, height: 36),
      Shape(part: "knee", x: 53.5, y: 138, width: 11, height: 12),
      Shape(part: "shin", x: 54, y: 151, width: 10, height: 35),
    ] + limbs

  private static let back: [Shape] =
    [
      Shape(part: "head", x: 40, y: 3, width: 20, height: 23, isPaired: false),
      Shape(part: "neck", x: 45, y: 26, width: 10, height: 7, isPaired: false),
      Shape(part: "upper-back", x: 35, y: 34, width: 30, height: 26, isPaired: false),
      Shape(part: "lower-back", x: 36.5, y: 61, width: 27, height: 21, isPaired: false),
      Shape(part: "hip", x: 51, y: 83, width: 15, height: 17),
      Shape(part: "hamstring", x: 52, y: 101, width: 14, height: 36),
      Shape(part: "knee", x: 53.5, y: 138, width: 11, height: 12),
      Shape(part: "calf", x: 53, y: 151, width: 11.5, height: 35),
    ] + limbs
}

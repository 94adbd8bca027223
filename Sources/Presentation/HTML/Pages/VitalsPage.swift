package import DailveViewModels

/// Last night against the person's own ranges.
package enum VitalsPage {
  package static func html(_ content: VitalsViewModel.Content, frame: PageFrame) -> [UInt8] {
    let language = frame.language
    return Layout.document(
      frame, title: language[.vitalsTitle],
      Layout.backLink(language, to: frame.link("/wellness"), .navWellness),
      Layout.header(title: language[.vitalsTitle], eyebrow: content.dateText),
      tag(
        "section", ["class": "card text hue-vitals"], tag("h2", [:], .text(content.headline)),
        tag("p", [:], .text(content.sentence)),
        readings(content, language)),
      tag(
        "section", ["class": "card text hue-heart"], tag("h2", [:], .text(language[.vitalsSignalTitle])),
        tag("p", [:], tag("strong", [:], .text(content.signal.title))), tag("p", [:], .text(content.signal.text)),
        tag(
          "figure", [:], tag("figcaption", ["class": "small"], .text(language[.vitalsNights])),
          tag(
            "ol", ["class": "nights"],
            content.signal.nights.map { night in
              tag(
                "li", ["class": night.state],
                tag("span", ["class": "words"], .text("\(night.label): \(night.text)")))
            }))),
      ScoreHero.method(
        language[.vitalsMethod], details: [language[.vitalsMethodDetails], language[.vitalsSignalMethod]],
        title: .vitalsMethodTitle, language))
  }

  /// Without anything from the night one way on, not a line for each reading that is not there.
  private static func readings(_ content: VitalsViewModel.Content, _ language: Language) -> Node {
    if content.readings.allSatisfy({ $0.valueText == nil }) {
      return tag(
        "p", ["class": "buttons"], tag("a", ["class": "button", "href": "/data"], .text(language[.wellnessStepData])))
    }
    return tag("ul", ["class": "ranges"], content.readings.map { reading($0, language) })
  }

  private static func reading(_ reading: VitalsViewModel.Content.Reading, _ language: Language) -> Node {
    tag(
      "li",
      [
        "class": "hue-\(reading.family)\(reading.counts ? " outside" : "")", "data-usual": Marks.usual(reading.usual),
      ],
      tag("a", ["href": reading.path], .text(reading.name)),
      tag("b", [:], .text(reading.valueText ?? language[.vitalsNoValue])),
      tag(
        "svg", ["class": "range", "viewBox": "0 0 100 12", "preserveAspectRatio": "none", "aria-hidden": "true"],
        tag("rect", ["class": "rest", "y": "4", "width": "100", "height": "4"]),
        reading.rangeText == nil
          ? .nothing : tag("rect", ["class": "band", "x": "30", "y": "2", "width": "40", "height": "8"]),
        reading.place.map { tag("path", ["class": "dot newest", "d": "M\(ChartGeometry.number($0 * 100)) 6h.01"]) }
          ?? .nothing),
      tag("span", ["class": "small"], .text(reading.rangeText ?? language[.vitalsRangeNone])),
      tag("span", ["class": "state"], .text(reading.statusText)))
  }
}

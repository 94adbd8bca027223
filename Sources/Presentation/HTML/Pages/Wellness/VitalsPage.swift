package import DailveViewModels

/// The Vitals page.
package enum VitalsPage {
  package static func html(_ content: VitalsViewModel.Content, frame: PageFrame) -> [UInt8] {
    let language = frame.language
    return Layout.document(
      frame, title: language[.vitalsTitle],
      Layout.backLink(language, to: frame.link(Address.wellness.path), .navWellness),
      Layout.header(title: language[.vitalsTitle], eyebrow: content.dateText),
      content.empty.map { EmptyState.card($0) } ?? readings(content, frame),
      content.signal.map { signal($0, language) } ?? .nothing,
      ScoreHero.method(
        language[.vitalsMethod], details: [language[.vitalsMethodDetails], language[.vitalsSignalMethod]],
        title: .vitalsMethodTitle, language))
  }

  private static func readings(_ content: VitalsViewModel.Content, _ frame: PageFrame) -> Node {
    let language = frame.language
    return tag(
      "section", ["class": "card text hue-vitals"], tag("h2", [:], .text(content.headline)),
      tag("p", [:], .text(content.sentence)),
      tag("ul", ["class": "ranges"], content.readings.map { reading($0, frame) }),
      content.also.isEmpty
        ? .nothing
        : .group([
          tag("h3", ["class": "apart"], .text(language[.vitalsAlso])),
          tag("ul", ["class": "ranges"], content.also.map { reading($0, isJudged: false, frame) }),
        ]),
      content.missingText.map { tag("p", ["class": "small"], .text($0)) } ?? .nothing)
  }

  private static func signal(_ signal: VitalsViewModel.Content.Signal, _ language: Language) -> Node {
    tag(
      "section", ["class": "card text hue-heart"], tag("h2", [:], .text(language[.vitalsSignalTitle])),
      tag("p", [:], tag("strong", [:], .text(signal.title))), tag("p", [:], .text(signal.text)),
      tag(
        "figure", [:], tag("figcaption", ["class": "small"], .text(language[.vitalsNights])),
        tag(
          "ol", ["class": "nights"],
          signal.nights.map { night in
            tag(
              "li", ["class": night.state], tag("span", ["class": "words"], .text("\(night.label): \(night.text)")))
          })))
  }

  private static func reading(
    _ reading: VitalsViewModel.Content.Reading, isJudged: Bool = true, _ frame: PageFrame
  ) -> Node {
    let language = frame.language
    return tag(
      "li",
      [
        "class": "hue-\(reading.family)\(reading.counts ? " outside" : "")", "data-usual": Marks.usual(reading.usual),
      ],
      tag("a", ["href": frame.link(reading.path, from: .vitals)], .text(reading.name)),
      tag("b", [:], .text(reading.valueText)),
      tag(
        "svg", ["class": "range", "viewBox": "0 0 100 12", "preserveAspectRatio": "none", "aria-hidden": "true"],
        tag("rect", ["class": "rest", "y": "4", "width": "100", "height": "4"]),
        reading.rangeText == nil
          ? .nothing : tag("rect", ["class": "band", "x": "30", "y": "2", "width": "40", "height": "8"]),
        reading.place.map { tag("path", ["class": "dot newest", "d": "M\(ChartGeometry.number($0 * 100)) 6h.01"]) }
          ?? .nothing),
      tag("span", ["class": "small"], .text(reading.rangeText ?? language[.vitalsRangeNone])),
      isJudged ? tag("span", ["class": "state"], .text(reading.statusText ?? "")) : .nothing)
  }
}

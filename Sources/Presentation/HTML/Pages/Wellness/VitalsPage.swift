package import DailveViewModels

package enum VitalsPage {
  package static func html(_ content: VitalsViewModel.Content, frame: PageFrame) -> [UInt8] {
    let language = frame.language
    return Layout.page(
      frame, title: language[.vitalsTitle], eyebrow: content.dateText,
      back: Layout.backLink(language, to: frame.link(Address.wellness.path), .navWellness),
      content.empty.map { EmptyState.card($0) } ?? readings(content, frame),
      content.signal.map { signal($0, language) },
      ScoreHero.method(
        language[.vitalsMethod], details: [language[.vitalsMethodDetails], language[.vitalsSignalMethod]],
        title: .vitalsMethodTitle, language))
  }

  private static func readings(_ content: VitalsViewModel.Content, _ frame: PageFrame) -> Node {
    .card(
      content.headline, class: "hue-vitals",
      .p(content.sentence),
      tag("ul", ["class": "ranges"], content.readings.map { reading($0, frame) }),
      content.also.isEmpty
        ? .nothing
        : .group([
          .h3(frame[.vitalsAlso], class: "apart"),
          tag("ul", ["class": "ranges"], content.also.map { reading($0, isJudged: false, frame) }),
        ]),
      content.missingText.map { .p($0, class: "small") })
  }

  private static func signal(_ signal: VitalsViewModel.Content.Signal, _ language: Language) -> Node {
    .card(
      language[.vitalsSignalTitle], class: "hue-heart",
      tag("p", [:], .strong(signal.title)), .p(signal.text),
      tag(
        "figure", [:], tag("figcaption", ["class": "small"], .text(language[.vitalsNights])),
        tag(
          "ol", ["class": "nights"],
          signal.nights.map { night in
            tag("li", ["class": night.state], .span("\(night.label): \(night.text)", class: "words"))
          })))
  }

  private static func reading(
    _ reading: VitalsViewModel.Content.Reading, isJudged: Bool = true, _ frame: PageFrame
  ) -> Node {
    tag(
      "li",
      ["class": "hue-\(reading.family)\(reading.counts ? " outside" : "")", "data-usual": Marks.usual(reading.usual)],
      .link(reading.name, to: frame.link(reading.path, from: .vitals)),
      .b(reading.valueText),
      tag(
        "svg", ["class": "range", "viewBox": "0 0 100 12", "preserveAspectRatio": "none", "aria-hidden": "true"],
        tag("rect", ["class": "rest", "y": "4", "width": "100", "height": "4"]),
        reading.rangeText == nil
          ? .nothing : tag("rect", ["class": "band", "x": "30", "y": "2", "width": "40", "height": "8"]),
        reading.place.map { tag("path", ["class": "dot newest", "d": "M\(ChartGeometry.number($0 * 100)) 6h.01"]) }),
      .span(reading.rangeText ?? frame[.vitalsRangeNone], class: "small"),
      isJudged ? .span(reading.statusText ?? "", class: "state") : .nothing)
  }
}

package import DailveViewModels

/// A page on which measurements can be changed to see the resulting score. Without scripts it is a form.
package enum WhatIfPage {
  package static func html(_ content: WhatIfContent, _ engine: EngineScript, frame: PageFrame) -> [UInt8] {
    let language = frame.language
    return Layout.page(
      frame, title: content.title, eyebrow: content.dateText,
      back: Layout.backLink(to: frame.link(content.back), text: content.backText),
      content.empty.map { EmptyState.card($0) } ?? .p(content.lead, class: "lead"),
      content.empty == nil
        ? tag(
          "div", ["class": "what-if"], hero(content, language), form(content, engine, frame),
          ScoreParts.moving(content.parts, sum: content.value, title: language[.scoreParts], language))
        : .nothing,
      content.empty == nil
        ? .p(language[.whatIfMethod], class: "small") : .nothing)
  }

  /// The link from the score's page.
  static func link(_ address: Address, _ frame: PageFrame) -> Node {
    .link(frame.language[.whatIfLink], to: frame.link(address.path), class: "link")
  }

  private static func hero(_ content: WhatIfContent, _ language: Language) -> Node {
    tag(
      "article", ["class": "card hero band-\(content.band)", "data-score": ""],
      tag(
        "div", ["class": "score"],
        ScoreRing.node(
          fraction: Double(max(1, content.value)) / 100, text: "\(content.value)", caption: content.bandText,
          label: content.words.ring.replacing("{0}", with: "\(content.value)").replacing("{1}", with: content.bandText),
          isNews: false),
        .p(content.comparison, class: "comparison"),
        // Announced once nothing has moved for a moment.
        tag("p", ["class": "words", "role": "status"])))
  }

  private static func form(_ content: WhatIfContent, _ engine: EngineScript, _ frame: PageFrame) -> Node {
    let words = content.words
    return tag(
      "form",
      [
        "class": "card text movers", "method": "get", "data-what-if": content.score, "data-numbers": content.numbers,
        "data-worker": engine.workerURL, "data-module": engine.moduleURL,
        "data-bands": words.bands.map { "\($0.from) \($0.name) \($0.text)" }.joined(separator: "\n"),
        "data-ring": words.ring, "data-of": words.ofMaximum, "data-more": words.more, "data-less": words.less,
        "data-same": words.same, "data-measured": words.measured.map { "\($0)" },
      ],
      .h2(frame[.whatIfMovers]),
      frame.pastDay.map { .hidden("day", $0) },
      .group(content.movers.map { mover($0) }),
      tag(
        "p", ["class": "buttons"],
        .link(frame[.whatIfReset], to: frame.link(content.path), class: "link"),
        // Last, so that nothing moves when the engine makes it unnecessary.
        .button(frame[.whatIfShow])))
  }

  private static func mover(_ mover: WhatIfContent.Mover) -> Node {
    let id = "move-\(mover.name)"
    return tag(
      "div", ["class": "mover"],
      tag("label", ["for": id], .text(mover.label)),
      // The slider announces its own value, and the score is announced once nothing has moved for a moment.
      tag("output", ["for": id, "class": "figure", "aria-live": "off"], .text(mover.text)),
      tag(
        "input",
        [
          "type": "range", "id": id, "name": mover.name, "min": "\(mover.lowest)", "max": "\(mover.highest)",
          "step": "\(mover.step)", "value": "\(mover.value)", "aria-valuetext": mover.text,
          "aria-describedby": "\(id)-note", "list": "\(id)-start", "autocomplete": "off",
          "data-start": "\(mover.start)", "data-measured": mover.isMeasured ? "" : nil,
          "data-texts": mover.texts.joined(separator: "\u{1F}"),
        ]),
      tag("datalist", ["id": "\(id)-start"], tag("option", ["value": "\(mover.start)"])),
      tag("p", ["class": "small", "id": "\(id)-note"], .text(mover.note)))
  }
}

/// The address from which a browser gets the code that computes scores.
package struct EngineScript: Sendable, Encodable {
  var workerURL: String
  var moduleURL: String

  package init(workerURL: String, moduleURL: String) {
    self.workerURL = workerURL
    self.moduleURL = moduleURL
  }
}

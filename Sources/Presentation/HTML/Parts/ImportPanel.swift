package import DailveViewModels

/// The place to bring an export in. Without scripts it is a plain form.
package enum ImportPanel {
  static func node(_ language: Language, progress: ImportPanelState) -> Node {
    tag(
      "section", ["class": "card text import", "data-import": "", "aria-label": language[.importTitle]],
      tag(
        "form", ["method": "post", "action": "/import", "enctype": "multipart/form-data", "class": "drop"],
        tag(
          "label", ["for": "file"], Icon.data.node, tag("strong", [:], .text(language[.firstDrop])),
          tag("span", ["class": "words"], .text(language[.firstFile]))),
        tag(
          "input",
          ["id": "file", "type": "file", "name": "file", "accept": ".zip,.xml,application/zip", "required": ""]),
        tag("button", ["type": "submit", "class": "primary"], .text(language[.firstImport]))),
      tag(
        "div", ["class": "progress", "data-progress": "", "hidden": progress.isRunning ? nil : ""],
        tag("p", ["data-title": ""], .text(progress.title)),
        tag(
          "progress", ["max": "100", "value": progress.percent.map(String.init), "aria-label": language[.importTitle]]),
        tag("p", ["class": "soft", "data-detail": ""], .text(progress.detail)),
        tag("div", ["data-glimpse": ""], glimpse(progress, language)),
        tag(
          "form", ["method": "post", "action": "/import/cancel"],
          tag("button", ["type": "submit"], .text(language[.importCancel])))),
      tag("div", ["class": "result", "role": "status", "data-result": ""], result(progress, language)))
  }

  /// The parts that change while an import runs, for the page's script.
  package static func parts(_ progress: ImportPanelState, _ language: Language) -> (result: String, glimpse: String) {
    (result(progress, language).html, glimpse(progress, language).html)
  }

  private static func result(_ progress: ImportPanelState, _ language: Language) -> Node {
    if let preview = progress.preview { return self.preview(preview, language) }
    return .group([
      progress.result.map { tag("p", [:], .text($0)) } ?? .nothing,
      progress.zone.map {
        tag(
          "p", ["class": "soft"], .text($0 + " "), tag("a", ["href": "/settings"], .text(language[.importZoneChange])))
      } ?? .nothing,
      progress.isDone
        ? tag(
          "p", ["class": "buttons"], tag("a", ["class": "button", "href": "/"], .text(language[.importToToday])),
          tag("a", ["class": "button", "href": "/data/audit"], .text(language[.dataAuditTitle]))) : .nothing,
    ])
  }

  private static func preview(_ preview: PreviewContent, _ language: Language) -> Node {
    .group([
      tag("p", [:], tag("strong", [:], .text(preview.title))), tag("p", [:], .text(preview.result)),
      CountTable.node(language[.dataByType], head: .dataWhat, preview.lines, language),
      CountTable.node(language[.dataByMonth], head: .dataMonth, preview.months, language),
      tag("p", ["class": "soft"], .text(language[.dataGoneWhy])),
      tag(
        "div", ["class": "buttons"],
        tag(
          "form", ["method": "post", "action": "/import/confirm"],
          tag("button", ["type": "submit", "class": "primary"], .text(language[.importPreviewTake]))),
        tag(
          "form", ["method": "post", "action": "/import/cancel"],
          tag("button", ["type": "submit"], .text(language[.importPreviewDiscard])))),
    ])
  }

  private static func glimpse(_ progress: ImportPanelState, _ language: Language) -> Node {
    guard let glimpse = progress.glimpse, !glimpse.series.isEmpty else { return .nothing }
    return .group([
      tag("p", ["class": "small soft"], .text(language[.importGlimpse])),
      tag(
        "div", ["class": "glimpse"],
        glimpse.series.map { series in
          tag(
            "figure", [:],
            tag(
              "figcaption", [:], .text(series.name), tag("b", [:], .text(series.valueText)),
              tag("span", ["class": "soft"], .text(series.span))), Charts.sparkline(series.values))
        }),
    ])
  }
}

/// How far the newest import is, in words.
package struct ImportPanelState: Sendable, Equatable {
  package var isRunning = false
  package var isDone = false
  package var title = ""
  package var detail = ""
  package var percent: Int?
  package var result: String?
  /// Which home zone the import took; `nil` when it took none.
  package var zone: String?
  /// Waits for the person's word.
  package var preview: PreviewContent?
  package var glimpse: GlimpseContent?

  package init() {}
}

package import DailveViewModels

/// The panel that imports an export; without scripts a plain form.
package enum ImportPanel {
  static func node(_ language: Language, progress: ImportPanelState) -> Node {
    // One thing at a time: the form, the progress, or the decision.
    let isBusy = progress.isRunning || progress.preview != nil
    return tag(
      "section",
      [
        "class": "card text import", "data-import": "", "data-sending": language[.importSending],
        "aria-label": language[.importTitle],
      ],
      tag("div", ["class": "result", "data-result": ""], result(progress, language)),
      tag(
        "div", ["class": "progress", "data-progress": "", "hidden": progress.isRunning ? nil : ""],
        tag("p", ["class": "task", "data-title": ""], .text(progress.title)),
        tag(
          "progress", ["max": "100", "value": progress.percent.map(String.init), "aria-label": language[.importTitle]]),
        tag("p", ["class": "soft", "data-detail": ""], .text(progress.detail)),
        form(.importCancel, progress, .button(language[.importCancel])),
        tag("noscript", [:], .link(language[.importLookAgain], to: Address.data.path, class: "link")),
        tag("div", ["data-glimpse": ""], look(progress, language))),
      tag(
        "form",
        [
          "method": "post", "action": Address.importing.path, "enctype": "multipart/form-data", "class": "drop",
          "hidden": isBusy ? "" : nil,
        ],
        tag(
          "label", ["for": "file"], Icon.data.node, .strong(language[.firstDrop]),
          .span(language[.firstFile], class: "words")),
        tag(
          "input",
          ["id": "file", "type": "file", "name": "file", "accept": ".zip,.xml,application/zip", "required": ""]),
        .button(language[.firstImport], class: "primary")))
  }

  /// Markup of the first charts while an import runs, for the page's script.
  package static func glimpse(_ progress: ImportPanelState, _ language: Language) -> String {
    look(progress, language).html
  }

  private static func result(_ progress: ImportPanelState, _ language: Language) -> Node {
    if let preview = progress.preview { return self.preview(preview, progress, language) }
    return .group([
      tag("p", ["role": "status"], progress.result.map { [.text($0)] } ?? []),
      progress.zone.map {
        tag("p", ["class": "soft"], .text($0 + " "), .link(language[.importZoneChange], to: Address.settings.path))
      } ?? .nothing,
      progress.isDone
        ? tag(
          "p", ["class": "buttons"],
          .link(language[.importToToday], to: progress.next ?? Address.today.path, class: "button"))
        : .nothing,
    ])
  }

  /// The preview: the decision first, details below.
  private static func preview(_ preview: PreviewContent, _ progress: ImportPanelState, _ language: Language) -> Node {
    .group([
      tag("p", ["role": "status"], .strong(preview.title)),
      .p(preview.result),
      tag(
        "div", ["class": "buttons", "data-decision": ""],
        form(.importConfirm, progress, .button(language[.importPreviewTake], class: "primary")),
        form(.importCancel, progress, .button(language[.importPreviewDiscard]))),
      preview.changesText.map { .p($0, class: "soft") } ?? .nothing,
      CountTable.node(language[.dataByType], head: .dataWhat, preview.lines, language),
      CountTable.node(language[.dataByMonth], head: .dataMonth, preview.months, language),
    ])
  }

  /// A form that concerns the displayed import, not one that has begun since.
  private static func form(_ address: Address, _ progress: ImportPanelState, _ button: Node) -> Node {
    .form(to: address.path, .hidden(ImportPanelState.jobField, progress.job), button)
  }

  private static func look(_ progress: ImportPanelState, _ language: Language) -> Node {
    guard let glimpse = progress.glimpse, !glimpse.series.isEmpty else { return .nothing }
    return .group([
      .p(language[.importGlimpse], class: "small soft"),
      tag(
        "div", ["class": "glimpse"],
        glimpse.series.map { series in
          tag(
            "figure", [:],
            tag("figcaption", [:], .b(series.name), .span(series.span, class: "soft")), Charts.sparkline(series.values))
        }),
    ])
  }
}

/// The state of the current or last import in words.
package struct ImportPanelState: Sendable, Equatable {
  /// The field of forms with the name of the import that they concern.
  package static let jobField = "job"

  /// The name of the import; empty if there was none.
  package var job = ""
  package var isRunning = false
  package var isDone = false
  package var title = ""
  package var detail = ""
  package var percent: Int?
  package var result: String?
  /// The address to go to after an import that was not a repetition.
  package var next: String?
  /// The home zone chosen by the import; `nil` if none.
  package var zone: String?
  /// Set while the import waits to be confirmed.
  package var preview: PreviewContent?
  package var glimpse: GlimpseContent?

  package init() {}
}

/// The result of an import, shown on the page to which it leads.
package struct ImportedNotice: Sendable {
  package var text: String
  /// The import's own page.
  package var path: String

  package init(text: String, path: String) {
    self.text = text
    self.path = path
  }

  func node(_ language: Language) -> Node {
    tag(
      "div", ["class": "status toast"], tag("p", ["role": "status"], .text(text)),
      .link(language[.importSeeBatch], to: path, class: "link"))
  }
}

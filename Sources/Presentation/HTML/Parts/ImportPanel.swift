internal import DailveViewModels

/// The place to bring an export in. Without scripts it is a plain form.
enum ImportPanel {
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
        tag(
          "form", ["method": "post", "action": "/import/cancel"],
          tag("button", ["type": "submit"], .text(language[.importCancel])))),
      tag(
        "div", ["class": "result", "role": "status", "data-result": ""],
        progress.result.map { tag("p", [:], .text($0)) } ?? .nothing,
        progress.isDone
          ? tag("p", [:], tag("a", ["class": "button", "href": "/"], .text(language[.importToToday]))) : .nothing))
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

  package init() {}
}

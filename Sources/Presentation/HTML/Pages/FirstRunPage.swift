internal import DailveViewModels

/// The page of an empty store: how to begin.
package enum FirstRunPage {
  package static func html(_ state: ImportPanelState, frame: PageFrame) -> [UInt8] {
    let language = frame.language
    return Layout.document(
      frame.following(.anew), title: language[.firstTitle],
      Layout.header(title: language[.firstTitle]),
      tag("p", ["class": "lead"], .text(language[.firstLead])),
      ImportPanel.node(language, progress: state),
      tag(
        "div", ["class": "two"],
        tag(
          "section", ["class": "card text"], tag("h2", [:], .text(language[.firstHow])),
          tag(
            "ol", [:],
            [TextKey.firstHow1, .firstHow2, .firstHow3].map { tag("li", [:], .text(language[$0])) })),
        tag(
          "section", ["class": "card text"], tag("h2", [:], .text(language[.firstSample])),
          tag(
            "form", ["method": "post", "action": Address.importDemoPerson.path, "data-sample": ""],
            tag("button", ["type": "submit"], .text(language[.firstSampleButton]))))))
  }
}

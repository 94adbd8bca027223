package import DailveViewModels

/// The page of an empty store: how to begin.
package enum FirstRunPage {
  package static func html(
    _ state: ImportPanelState, misunderstood: TodayViewModel.Misunderstood? = nil, frame: PageFrame
  ) -> [UInt8] {
    let language = frame.language
    return Layout.document(
      frame.following(.anew), title: language[.firstTitle],
      Layout.header(title: language[.firstTitle]),
      misunderstood.map { MisunderstoodBanner.node($0, language) } ?? .nothing,
      tag("p", ["class": "lead"], .text(language[.firstLead])),
      tag(
        "div", ["class": "two begin"],
        tag(
          "div", [:], way(.file, .firstFileTitle, .firstFileText, language),
          ImportPanel.node(language, progress: state)),
        tag(
          "div", [:], way(.phone, .firstPhoneTitle, .firstPhoneText, language),
          tag(
            "p", ["class": "buttons"],
            tag("a", ["class": "button", "href": Address.connect.path], .text(language[.firstPhoneButton]))))),
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

  private static func way(_ picture: StartPicture, _ title: TextKey, _ text: TextKey, _ language: Language) -> Node {
    .group([picture.node, tag("h2", [:], .text(language[title])), tag("p", [:], .text(language[text]))])
  }
}

/// Says that a delivery was not understood, and links to it.
enum MisunderstoodBanner {
  static func node(_ misunderstood: TodayViewModel.Misunderstood, _ language: Language) -> Node {
    tag(
      "div", ["class": "banner"],
      tag(
        "p", [:], .text(misunderstood.text + " "),
        misunderstood.path.map { tag("a", ["class": "link", "href": $0], .text(language[.connectOpenDelivery])) }
          ?? .nothing))
  }
}

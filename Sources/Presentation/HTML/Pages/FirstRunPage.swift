package import DailveViewModels

/// The page of an empty store: how to begin.
package enum FirstRunPage {
  package static func html(
    _ state: ImportPanelState, misunderstood: TodayViewModel.Misunderstood? = nil, frame: PageFrame
  ) -> [UInt8] {
    let language = frame.language
    return Layout.page(
      frame.following(.anew), title: language[.firstTitle],
      misunderstood.map { MisunderstoodBanner.node($0, language) },
      .p(language[.firstLead], class: "lead"),
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
        .card(
          language[.firstHow],
          tag("ol", [:], [TextKey.firstHow1, .firstHow2, .firstHow3].map { .li(language[$0]) })),
        .card(
          language[.firstSample],
          .form(to: Address.importDemoPerson.path, marks: ["data-sample"], .button(language[.firstSampleButton])))))
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
        misunderstood.path.map { .link(language[.connectOpenDelivery], to: $0, class: "link") }))
  }
}

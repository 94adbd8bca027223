internal import DailveViewModels

/// Instructions for installing the pages as an app.
enum InstallHelp {
  static func section(_ frame: PageFrame) -> Node {
    let language = frame.language
    if frame.isUnencrypted {
      return tag(
        "section", ["class": "card text", "id": "install"], tag("h2", [:], .text(language[.installTitle])),
        tag("p", [:], .text(language[.installUnencrypted])))
    }
    return tag(
      "section", ["class": "card text", "id": "install"], tag("h2", [:], .text(language[.installTitle])),
      tag("p", [:], .text(language[.installLead])),
      tag("h3", [:], .text(language[.installPhone])),
      tag(
        "ol", [:],
        [TextKey.installPhone1, .installPhone2, frame.isSignedIn ? .installPhone3SignIn : .installPhone3].map {
          tag("li", [:], .text(language[$0]))
        }),
      tag("p", ["class": "small"], .text(language[.installPhoneWhy])),
      tag("h3", [:], .text(language[.installOther])),
      tag("p", [:], .text(language[.installOtherHow])))
  }
}

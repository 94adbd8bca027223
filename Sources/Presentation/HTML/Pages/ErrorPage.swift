internal import DailveViewModels

/// What happened and what to do, when there is no page to show.
package enum ErrorPage {
  package static func html(_ sentence: String, frame: PageFrame) -> [UInt8] {
    let language = frame.language
    return Layout.document(
      frame, title: language[.errorTitle],
      Layout.header(title: language[.errorTitle]),
      tag(
        "section", ["class": "card text"], tag("p", [:], .text(sentence)),
        tag("p", [:], tag("a", ["class": "button", "href": "/"], .text(language[.commonBack])))))
  }
}

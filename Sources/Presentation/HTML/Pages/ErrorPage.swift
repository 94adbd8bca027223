internal import DailveViewModels

/// What happened and what to do, when there is no page to show.
package enum ErrorPage {
  package static func html(_ sentence: String, isMissing: Bool = false, frame: PageFrame) -> [UInt8] {
    let language = frame.language
    let title = language[isMissing ? .errorMissing : .errorTitle]
    return Layout.document(
      frame, title: title,
      Layout.header(title: title),
      tag(
        "section", ["class": "card text"], tag("p", [:], .text(sentence)),
        tag("p", [:], tag("a", ["class": "button", "href": Address.today.path], .text(language[.commonBack])))))
  }
}

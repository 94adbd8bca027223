internal import DailveViewModels

/// Says what went wrong and what to do.
package enum ErrorPage {
  package static func html(_ sentence: String, isMissing: Bool = false, frame: PageFrame) -> [UInt8] {
    let language = frame.language
    let title = language[isMissing ? .errorMissing : .errorTitle]
    return Layout.document(
      frame, title: title,
      Layout.header(title: title),
      tag(
        "section", ["class": "card text"], tag("p", [:], .text(sentence)),
        frame.isForStranger
          ? .nothing
          : tag("p", [:], tag("a", ["class": "button", "href": Address.today.path], .text(language[.commonBack])))))
  }
}

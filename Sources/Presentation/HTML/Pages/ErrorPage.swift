internal import DailveViewModels

/// Says what went wrong and what to do.
package enum ErrorPage {
  package static func html(_ sentence: String, isMissing: Bool = false, frame: PageFrame) -> [UInt8] {
    let title = frame[isMissing ? .errorMissing : .errorTitle]
    return Layout.page(
      frame, title: title,
      tag(
        "section", ["class": "card text"], .p(sentence),
        frame.isForStranger
          ? .nothing
          : tag("p", [:], .link(frame[.commonBack], to: Address.today.path, class: "button"))))
  }
}

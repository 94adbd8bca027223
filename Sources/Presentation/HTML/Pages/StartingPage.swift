internal import DailveViewModels

/// Replaces every page while an older store is being updated.
package enum StartingPage {
  package static func html(_ sentence: String, frame: PageFrame) -> [UInt8] {
    let language = frame.language
    return Layout.document(
      frame, title: language[.startingTitle],
      Layout.header(title: language[.startingTitle]),
      tag(
        "section", ["class": "card text"], tag("p", [:], .text(language[.startingText])),
        tag("p", ["role": "status"], .text(sentence))))
  }
}

internal import DailveViewModels

/// Replaces every page while an older store is being updated.
package enum StartingPage {
  package static func html(_ sentence: String, frame: PageFrame) -> [UInt8] {
    Layout.page(
      frame, title: frame[.startingTitle],
      tag("section", ["class": "card text"], .p(frame[.startingText]), tag("p", ["role": "status"], .text(sentence))))
  }
}

internal import DailveViewModels

/// The result of an import, shown on the page to which it leads.
package struct ImportedNotice: Sendable {
  package var text: String
  /// The import's own page.
  package var path: String

  package init(text: String, path: String) {
    self.text = text
    self.path = path
  }

  func node(_ language: Language) -> Node {
    tag(
      "div", ["class": "status toast"], tag("p", ["role": "status"], .text(text)),
      tag("a", ["class": "link", "href": path], .text(language[.importSeeBatch])))
  }
}

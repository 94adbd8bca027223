internal import DailveViewModels

/// A text to copy as it is: a file, a command, a key.
enum Snippet {
  static func node(_ text: String, _ language: Language, name: String? = nil) -> Node {
    tag(
      "div", ["class": text.contains("\n") ? "snippet" : "snippet line", "data-copy": ""],
      // A line that does not fit can be scrolled by keyboard.
      tag("pre", ["tabindex": "0", "aria-label": name], .code(text)),
      button(language, name: name))
  }

  /// A button that the script shows if the browser can copy.
  private static func button(_ language: Language, name: String?) -> Node {
    tag(
      "button",
      [
        "type": "button", "hidden": "", "data-done": language[.connectCopied],
        "aria-label": name.map { "\(language[.connectCopy]): \($0)" },
      ], .text(language[.connectCopy]))
  }
}

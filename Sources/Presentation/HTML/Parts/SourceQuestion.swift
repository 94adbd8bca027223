internal import DailveViewModels

/// Asks what a source is.
enum SourceQuestion {
  /// On Today, where the answer is one button.
  static func banner(_ choice: SourceChoice, _ language: Language) -> Node {
    tag(
      "form",
      [
        "method": "post", "action": PageOrigin.today.added(to: Address.source(choice.id).path), "class": "banner",
        "data-outbox": language[.dataSourceDevice],
      ],
      tag(
        "fieldset", ["class": "plain"], tag("legend", [:], .text(choice.question)),
        .group(choice.options.map { button($0, isPressed: nil) })))
  }

  /// On the page of the source, where it can be answered otherwise later.
  static func section(_ choice: SourceChoice, _ language: Language) -> Node {
    tag(
      "form",
      [
        "method": "post", "action": Address.source(choice.id).path, "class": "goal-form",
        "data-outbox": language[.dataSourceDevice],
      ],
      tag(
        "fieldset", ["class": "plain"], tag("legend", [:], .text(choice.question)),
        .group(choice.options.map { button($0, isPressed: $0.value == choice.told) })))
  }

  private static func button(_ option: SourceChoice.Option, isPressed: Bool?) -> Node {
    tag(
      "button",
      [
        "type": "submit", "name": "device", "value": option.value,
        "aria-pressed": isPressed.map { $0 ? "true" : "false" },
      ],
      .text(option.text))
  }
}

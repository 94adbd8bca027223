internal import DailveViewModels

/// The question of what kind of device a source is.
enum SourceQuestion {
  /// The question on Today, answered with one button.
  static func banner(_ choice: SourceChoice, _ language: Language) -> Node {
    tag(
      "form",
      [
        "method": "post", "action": PageOrigin.today.added(to: Address.source(choice.id).path), "class": "banner",
        "data-outbox": language[.dataSourceDevice],
      ],
      tag(
        "fieldset", ["class": "plain"], .legend(choice.question),
        .group(choice.options.map { button($0, isPressed: nil) })))
  }

  /// The question on the source's page, where the answer can be changed later.
  static func section(_ choice: SourceChoice, _ language: Language) -> Node {
    tag(
      "form",
      [
        "method": "post", "action": Address.source(choice.id).path, "class": "goal-form",
        "data-outbox": language[.dataSourceDevice],
      ],
      tag(
        "fieldset", ["class": "plain"], .legend(choice.question),
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

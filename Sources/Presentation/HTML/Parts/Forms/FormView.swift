internal import DailveViewModels

/// The fields of a form with labels, hints and errors, and a summary of errors on top. Works without scripts; with
/// them, numbers are checked while typing.
struct FormView {
  let fields: FormFields
  let language: Language

  /// The definition of a field.
  struct Input {
    var name: String
    var label: String
    var type = "text"
    var mode: String?
    var unit: String?
    var hint: String?
    /// Allowed numbers, checked while typing, and the sentence for others.
    var limits: ClosedRange<Double>?
    var limitText: String?
    var maximum: String?
    var required = false
    var options: [(value: String, text: String)] = []
    /// Suggestions while typing; any other text is allowed as well.
    var suggestions: [String] = []
    /// The message if the field is empty. Offline, `outbox.js` shows it according to this and the following rules.
    var missing: String?
    /// Fields that may be filled in instead.
    var alternatives: [String] = []
    /// Another field, and the values of it that require this one; `nil` if this one is always required.
    var neededWith: (name: String, values: [String])?
    /// The message for a day in the future or before the one of the field `notBefore`, and for a number that is not
    /// above `above` or exceeds that of the field `atMost`.
    var wrong: String?
    var notBefore: String?
    var above: Int?
    var atMost: String?
    /// A list of possible texts, and the sentence for any other text.
    var unlisted: (sentence: String, list: [String])?
    /// True for a multi-line text.
    var isLong = false
    /// True if it has the focus when the page opens, unless there are errors.
    var isFirst = false
  }

  /// True if scripts may have something to check.
  private static func hasRules(_ input: Input) -> Bool {
    input.limits != nil || input.missing != nil || input.wrong != nil
  }

  /// The field with the rules that scripts can check without the server.
  private static func ruled(_ field: Node, _ input: Input) -> Node {
    guard case .element(let name, let attributes, let children) = field else { return field }
    let rules: [(name: String, value: String?)] = [
      ("data-missing", input.missing),
      ("data-or", input.alternatives.isEmpty ? nil : input.alternatives.joined(separator: " ")),
      ("data-needed-by", input.neededWith?.name),
      ("data-needed-for", input.neededWith?.values.joined(separator: " ")), ("data-wrong", input.wrong),
      ("data-not-before", input.notBefore), ("data-above", input.above.map { "\($0)" }), ("data-at-most", input.atMost),
      ("data-unlisted", input.unlisted?.sentence), ("data-names", input.unlisted?.list.joined(separator: "|")),
    ]
    let known = rules.compactMap { rule in rule.value.map { (name: rule.name, value: $0) } }
    return .element(tag: name, attributes: attributes + known, children: children)
  }

  /// The summary of errors, focused when the page opens; each error links to its field.
  func summary(_ inputs: [Input]) -> Node {
    guard !fields.errors.isEmpty else { return .nothing }
    return tag(
      "div", ["class": "errors", "role": "alert", "tabindex": "-1", "id": "errors", "data-focus": ""],
      tag("h2", [:], Icon.warning.node, .text(language[.formErrors])),
      tag(
        "ul", [:],
        inputs.compactMap { input in
          fields.errors[input.name].map { error in
            tag("li", [:], .link("\(input.label): \(error)", to: "#f-\(input.name)"))
          }
        }))
  }

  func field(_ input: Input) -> Node {
    let error = fields.errors[input.name]
    let described = [
      input.hint == nil ? nil : "h-\(input.name)", error == nil && !Self.hasRules(input) ? nil : "e-\(input.name)",
    ]
    .compactMap { $0 }.joined(separator: " ")
    return tag(
      "div", ["class": "field"],
      tag(
        "label", ["for": "f-\(input.name)"],
        tag("span", [:], .text(input.label), input.unit.map { .span(" (\($0))", class: "unit") })),
      Self.ruled(control(input, error: error, described: described.isEmpty ? nil : described), input),
      suggestions(input),
      input.hint.map { tag("p", ["class": "small", "id": "h-\(input.name)"], .text($0)) },
      error != nil || Self.hasRules(input)
        ? tag(
          "p", ["class": "error", "id": "e-\(input.name)", "hidden": error == nil ? "" : nil],
          .text(error ?? input.limitText ?? ""))
        : .nothing)
  }

  private func control(_ input: Input, error: String?, described: String?) -> Node {
    let value = fields[input.name]
    let invalid = error == nil ? nil : "true"
    if !input.options.isEmpty {
      return tag(
        "select",
        ["name": input.name, "id": "f-\(input.name)", "aria-describedby": described, "aria-invalid": invalid],
        input.options.map { option in
          tag(
            "option",
            ["value": option.value.isEmpty ? " " : option.value, "selected": option.value == value ? "" : nil],
            .text(option.text))
        })
    }
    if input.isLong {
      return tag(
        "textarea",
        [
          "name": input.name, "id": "f-\(input.name)", "rows": "3", "maxlength": "500", "aria-describedby": described,
          "aria-invalid": invalid,
        ], .text(value))
    }
    return tag(
      "input",
      [
        "name": input.name, "id": "f-\(input.name)", "type": input.type, "value": value, "inputmode": input.mode,
        "enterkeyhint": "done", "autocomplete": "off", "max": input.maximum,
        "required": input.required ? "" : nil, "autofocus": input.isFirst && fields.errors.isEmpty ? "" : nil,
        "aria-describedby": described, "aria-invalid": invalid,
        "data-min": input.limits.map { "\($0.lowerBound)" }, "data-max": input.limits.map { "\($0.upperBound)" },
        "list": input.suggestions.isEmpty ? nil : "l-\(input.name)",
      ])
  }

  private func suggestions(_ input: Input) -> Node {
    guard !input.suggestions.isEmpty else { return .nothing }
    return tag("datalist", ["id": "l-\(input.name)"], input.suggestions.map { tag("option", ["value": $0]) })
  }

  /// The link from an entry's page to its earlier versions.
  static func history(_ link: VersionHistoryLink?) -> Node {
    link.map { tag("p", [:], .link($0.text, to: $0.path, class: "link")) } ?? .nothing
  }
}

/// Forms of entries. They wait on the device until the server has them.
extension FormView {
  func entry(
    _ address: Address, in list: Address, id: String, base: String?, _ frame: PageFrame, save: TextKey = .commonSave,
    _ fields: Node...
  ) -> Node {
    let button = Node.button(language[save], class: "primary")
    return waiting(
      address, in: list, base, frame, isTyped: true,
      [.hidden("id", id)] + fields + [tag("div", ["class": "save"], button)])
  }

  /// The button that deletes one.
  func deletion(_ address: Address, in list: Address, base: String?, _ frame: PageFrame) -> Node {
    waiting(address, in: list, base, frame, isTyped: false, [.button(language[.commonDelete], class: "danger")])
  }

  private func waiting(
    _ address: Address, in list: Address, _ base: String?, _ frame: PageFrame, isTyped: Bool, _ children: [Node]
  ) -> Node {
    tag(
      "form",
      [
        "method": "post", "action": frame.origin.added(to: address.path), "class": isTyped ? "card form" : nil,
        "data-form": isTyped ? "" : nil, "novalidate": isTyped ? "" : nil, "data-outbox": "", "data-list": list.path,
      ], [OutboxPanel.base(base)] + children)
  }
}

internal import DailveViewModels

/// The effort of a workout, as a row of choices from none to 10.
enum EffortField {
  /// - Parameter recorded: The effort according to devices.
  static func node(_ name: String, _ fields: FormFields, recorded: String? = nil, _ language: Language) -> Node {
    let error = fields.errors[name]
    let chosen = fields[name]
    return tag(
      "fieldset",
      [
        "class": "plain effort", "id": "f-\(name)",
        "aria-describedby": (recorded == nil ? "" : "r-\(name) ") + "h-\(name)" + (error == nil ? "" : " e-\(name)"),
      ],
      .legend(language[.workoutEntryEffort]),
      recorded.map { tag("p", ["class": "small", "id": "r-\(name)"], .text($0)) },
      tag(
        "div", ["class": "chips"],
        FormChoices.efforts(language).map { choice in
          tag(
            "label", ["class": "chip"],
            tag(
              "input",
              [
                "type": "radio", "name": name, "value": choice.value.isEmpty ? " " : choice.value,
                "checked": choice.value == chosen ? "" : nil,
                "aria-label": choice.value.isEmpty ? language[.settingsUnset] : nil,
              ]), .span(choice.text))
        }),
      tag("p", ["class": "small", "id": "h-\(name)"], .text(language[.workoutEffortScale])),
      error.map { tag("p", ["class": "error", "id": "e-\(name)"], .text($0)) })
  }
}

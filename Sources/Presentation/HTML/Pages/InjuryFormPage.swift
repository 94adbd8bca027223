package import DailveViewModels

/// An injury to fill in.
package enum InjuryFormPage {
  package struct Choices: Sendable {
    package var parts: [String]
    package var sides: [String]
    package var severities: [String]

    package init(parts: [String], sides: [String], severities: [String]) {
      self.parts = parts
      self.sides = sides
      self.severities = severities
    }
  }

  package static func html(
    _ form: InjuryForm, choices: Choices, today: String, failure: String? = nil, frame: PageFrame
  ) -> [UInt8] {
    let language = frame.language
    let view = FormView(fields: form.fields, language: language)
    let title = language[form.isEdit ? .injuryEdit : .injuryNew]
    let inputs = inputs(choices, today: today, language)
    let mark = InjuriesContent.mark(
      part: form.fields[InjuryForm.part], side: form.fields[InjuryForm.side], severity: form.fields[InjuryForm.severity]
    )
    return Layout.document(
      frame, title: title,
      Layout.backLink(language, to: Address.injuries.path, .navInjuries),
      Layout.header(title: title),
      Layout.alert(failure),
      view.summary(inputs),
      tag(
        "div", ["class": "two"],
        tag(
          "form",
          [
            "method": "post", "action": form.isEdit ? Address.injury(form.id).path : Address.injuries.path,
            "class": "card form",
            "data-form": "", "novalidate": "",
          ],
          tag("input", ["type": "hidden", "name": "id", "value": form.id]),
          .group(inputs.map(view.field)),
          tag(
            "div", ["class": "save"],
            tag("button", ["type": "submit", "class": "primary"], .text(language[.commonSave])))),
        tag(
          "div", ["class": "card text", "data-map": ""],
          BodyMap.node(mark.map { [$0] } ?? [], label: language[.injuryPart], language))),
      form.isEdit
        ? tag(
          "form", ["method": "post", "action": Address.injuryDelete(form.id).path],
          tag("button", ["type": "submit", "class": "danger"], .text(language[.commonDelete]))) : .nothing)
  }

  private static func inputs(_ choices: Choices, today: String, _ language: Language) -> [FormView.Input] {
    return [
      FormView.Input(
        name: InjuryForm.part, label: language[.injuryPart],
        options: [("", language[.injuryChoose])]
          + choices.parts.map { ($0, language.text("bodypart.\($0)").capitalizedFirst) }),
      FormView.Input(
        name: InjuryForm.side, label: language[.injurySide],
        options: [("", "–")] + choices.sides.map { ($0, language.text("side.choice.\($0)")) }),
      FormView.Input(
        name: InjuryForm.severity, label: language[.injurySeverity],
        options: choices.severities.map { ($0, language.text("severity.\($0)")) }),
      FormView.Input(
        name: InjuryForm.start, label: language[.injuryStart], type: "date", maximum: today, required: true),
      FormView.Input(
        name: InjuryForm.end, label: language[.injuryEnd], type: "date", hint: language[.commonOptional], maximum: today
      ),
      FormView.Input(
        name: InjuryForm.memo, label: language[.injuryMemo], hint: language[.commonOptional], isLong: true),
    ]
  }
}

package import DailveViewModels

/// The form of an injury.
package enum InjuryFormPage {
  package static func html(
    _ form: InjuryForm, today: String, failure: String? = nil, frame: PageFrame
  ) -> [UInt8] {
    let language = frame.language
    let view = FormView(fields: form.fields, language: language)
    let title = language[form.isEdit ? .injuryEdit : .injuryNew]
    let inputs = inputs(today: today, language)
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

  private static func inputs(today: String, _ language: Language) -> [FormView.Input] {
    return [
      FormView.Input(
        name: InjuryForm.part, label: language[.injuryPart],
        options: [("", language[.injuryChoose])] + FormChoices.bodyParts(language)),
      FormView.Input(
        name: InjuryForm.side, label: language[.injurySide],
        options: [("", "–")] + FormChoices.sides(language)),
      FormView.Input(
        name: InjuryForm.severity, label: language[.injurySeverity],
        options: FormChoices.severities(language)),
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

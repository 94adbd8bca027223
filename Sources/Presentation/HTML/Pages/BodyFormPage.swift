package import DailveViewModels

/// A body record to fill in.
package enum BodyFormPage {
  package static func html(_ form: BodyForm, today: String, frame: PageFrame) -> [UInt8] {
    let language = frame.language
    let view = FormView(fields: form.fields, language: language)
    let title = language[form.isEdit ? .bodyEdit : .bodyNew]
    let inputs = inputs(form, today: today, language)
    return Layout.document(
      frame, title: title,
      Layout.backLink(language, to: "/body", .navBody),
      Layout.header(title: title),
      view.summary(inputs),
      tag(
        "form",
        [
          "method": "post", "action": form.isEdit ? "/body/\(form.id)" : "/body", "class": "card form", "data-form": "",
          "novalidate": "",
        ],
        tag("input", ["type": "hidden", "name": "id", "value": form.id]),
        .group(inputs.map(view.field)),
        tag("button", ["type": "submit", "class": "primary"], .text(language[.commonSave]))),
      form.isEdit
        ? tag(
          "form", ["method": "post", "action": "/body/\(form.id)/delete"],
          tag("button", ["type": "submit", "class": "danger"], .text(language[.commonDelete]))) : .nothing)
  }

  private static func inputs(_ form: BodyForm, today: String, _ language: Language) -> [FormView.Input] {
    func number(_ name: String, _ label: TextKey, _ unit: String) -> FormView.Input {
      FormView.Input(
        name: name, label: language[label], mode: "decimal", unit: unit, hint: form.hints[name],
        limits: form.limits[name], limitText: form.limitText(name))
    }
    return [
      FormView.Input(name: BodyForm.day, label: language[.bodyDay], type: "date", maximum: today, required: true),
      FormView.Input(name: BodyForm.time, label: language[.bodyTime], type: "time"),
      number(BodyForm.weight, .bodyWeight, form.weightUnit), number(BodyForm.bodyFat, .bodyBodyFat, "%"),
      number(BodyForm.leanBodyMass, .bodyLeanBodyMass, form.weightUnit),
      FormView.Input(name: BodyForm.memo, label: language[.bodyMemo], hint: language[.commonOptional], isLong: true),
    ]
  }
}

package import DailveViewModels

/// The form of a body entry.
package enum BodyFormPage {
  package static func html(_ form: BodyForm, today: String, failure: String? = nil, frame: PageFrame) -> [UInt8] {
    let language = frame.language
    let view = FormView(fields: form.fields, language: language)
    let title = language[form.isEdit ? .bodyEdit : .bodyNew]
    let inputs = inputs(form, today: today, language)
    return Layout.page(
      frame, title: title,
      back: Layout.backLink(language, to: frame.origin.added(to: Address.body.path), .navBody),
      Layout.alert(failure),
      view.summary(inputs.all),
      view.entry(
        form.isEdit ? .bodyEntry(form.id) : .body, in: .body, id: form.id, base: form.base, frame,
        .hidden("units", form.units),
        view.field(inputs.weight),
        tag("div", ["class": "pair"], view.field(inputs.bodyFat), view.field(inputs.leanBodyMass)),
        tag("div", ["class": "pair"], view.field(inputs.day), view.field(inputs.time)),
        view.field(inputs.memo)),
      form.isEdit ? view.deletion(.bodyEntryDelete(form.id), in: .body, base: form.base, frame) : .nothing,
      FormView.history(form.history))
  }

  /// The inputs by name, the most used first.
  private struct Inputs {
    var weight: FormView.Input
    var bodyFat: FormView.Input
    var leanBodyMass: FormView.Input
    var day: FormView.Input
    var time: FormView.Input
    var memo: FormView.Input

    var all: [FormView.Input] { [weight, bodyFat, leanBodyMass, day, time, memo] }
  }

  private static func inputs(_ form: BodyForm, today: String, _ language: Language) -> Inputs {
    func number(_ name: String, _ label: TextKey, _ unit: String) -> FormView.Input {
      FormView.Input(
        name: name, label: language[label], mode: "decimal", unit: unit, hint: form.hints[name],
        limits: form.limits[name], limitText: form.limitText(name))
    }
    var weight = number(BodyForm.weight, .bodyWeight, form.weightUnit)
    weight.isFirst = true
    weight.missing = language[.bodyNothing]
    weight.alternatives = [BodyForm.bodyFat, BodyForm.leanBodyMass]
    var day = FormView.Input(
      name: BodyForm.day, label: language[.bodyDay], type: "date", maximum: today, required: true)
    day.missing = language[.formDayError]
    day.wrong = language[.formDayError]
    var lean = number(BodyForm.leanBodyMass, .bodyLeanBodyMass, form.weightUnit)
    lean.wrong = language[.bodyLeanError]
    lean.atMost = BodyForm.weight
    return Inputs(
      weight: weight, bodyFat: number(BodyForm.bodyFat, .bodyBodyFat, "%"),
      leanBodyMass: lean,
      day: day,
      time: FormView.Input(name: BodyForm.time, label: language[.bodyTime], type: "time"),
      memo: FormView.Input(
        name: BodyForm.memo, label: language[.bodyMemo], hint: language[.commonOptional], isLong: true))
  }
}

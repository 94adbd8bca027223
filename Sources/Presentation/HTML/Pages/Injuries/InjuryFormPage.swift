package import DailveViewModels

package enum InjuryFormPage {
  package static func html(_ form: InjuryForm, today: String, failure: String? = nil, frame: PageFrame) -> [UInt8] {
    let language = frame.language
    let view = FormView(fields: form.fields, language: language)
    let title = language[form.isEdit ? .injuryEdit : .injuryNew]
    let rows = rows(today: today, language)
    let mark = InjuriesContent.mark(
      part: form.fields[InjuryForm.part], side: form.fields[InjuryForm.side], severity: form.fields[InjuryForm.severity]
    )
    return Layout.page(
      frame, title: title,
      back: Layout.backLink(language, to: frame.origin.added(to: Address.injuries.path), .navInjuries),
      Layout.alert(failure),
      view.summary(rows.flatMap(\.self)),
      tag(
        "div", ["class": "two"],
        view.entry(
          form.isEdit ? .injury(form.id) : .injuries, in: .injuries, id: form.id, base: form.base, frame,
          .group(
            rows.map { $0.count == 1 ? .group($0.map(view.field)) : tag("div", ["class": "pair"], $0.map(view.field)) })
        ),
        tag(
          "div", ["class": "card text", "data-map": ""],
          BodyMap.node(mark.map { [$0] } ?? [], label: language[.injuryPart], language))),
      form.isEdit ? view.deletion(.injuryDelete(form.id), in: .injuries, base: form.base, frame) : .nothing,
      FormView.history(form.history))
  }

  /// The fields, with related ones side by side.
  private static func rows(today: String, _ language: Language) -> [[FormView.Input]] {
    var part = FormView.Input(
      name: InjuryForm.part, label: language[.injuryPart],
      options: [("", language[.injuryChoose])] + FormChoices.bodyParts(language))
    part.missing = language[.injuryPartError]
    var side = FormView.Input(
      name: InjuryForm.side, label: language[.injurySide], options: [("", "–")] + FormChoices.sides(language))
    side.missing = language[.injurySideError]
    side.neededWith = (InjuryForm.part, FormChoices.partsWithSides)
    let severity = FormView.Input(
      name: InjuryForm.severity, label: language[.injurySeverity], options: FormChoices.severities(language))
    var start = FormView.Input(
      name: InjuryForm.start, label: language[.injuryStart], type: "date", maximum: today, required: true)
    start.missing = language[.formDayError]
    start.wrong = language[.formDayError]
    var end = FormView.Input(
      name: InjuryForm.end, label: language[.injuryEnd], type: "date", hint: language[.commonOptional], maximum: today)
    end.wrong = language[.injuryEndError]
    end.notBefore = InjuryForm.start
    let memo = FormView.Input(
      name: InjuryForm.memo, label: language[.injuryMemo], hint: language[.commonOptional], isLong: true)
    return [[part, side], [severity], [start, end], [memo]]
  }
}

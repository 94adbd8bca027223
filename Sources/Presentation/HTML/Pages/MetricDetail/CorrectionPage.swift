package import DailveViewModels

/// The form that corrects one reading, after a value typed in its list was rejected.
package enum CorrectionPage {
  /// - Parameters:
  ///   - list: Path of the list of readings.
  ///   - origin: Origin of the list, posted along with the reading and its value.
  ///   - failure: Why nothing was saved.
  package static func html(
    _ form: CorrectionForm, list: String, origin: [(name: String, value: String)], failure: String? = nil,
    frame: PageFrame
  ) -> [UInt8] {
    let language = frame.language
    let input = FormView.Input(name: CorrectionForm.value, label: form.label, mode: "decimal", required: true)
    let view = FormView(fields: form.fields, language: language)
    let reading = [
      (name: "start", value: "\(form.start)"), ("source", form.source), ("type[]", form.type),
      ("action", "correct"),
    ]
    return Layout.document(
      frame, title: "\(language[.samplesCorrect]) · \(form.name)",
      Layout.backLink(language, to: list, .samplesTitle),
      Layout.header(title: form.name, eyebrow: form.reading),
      Layout.alert(failure),
      view.summary([input]),
      .form(
        to: Address.readings.path, class: "card form", marks: ["data-outbox"],
        .group((reading + origin).map { .hidden($0.name, $0.value) }),
        view.field(input),
        tag("div", ["class": "save"], .button(language[.samplesCorrect], class: "primary"))))
  }
}

package import DailveViewModels

/// The form of a workout that the person enters.
package enum WorkoutFormPage {
  /// - Parameter today: The newest day that may be entered.
  package static func html(_ form: WorkoutForm, today: String, failure: String? = nil, frame: PageFrame) -> [UInt8] {
    let language = frame.language
    let view = FormView(fields: form.fields, language: language)
    let title = language[form.isEdit ? .workoutEdit : .workoutNew]
    let inputs = Inputs(form, today: today, language)
    return Layout.page(
      frame, title: title,
      back: Layout.backLink(frame, above: Address.activity.path, .navActivity),
      Layout.alert(failure),
      view.summary(inputs.all),
      warnings(form, language),
      again(form, frame),
      view.entry(
        form.isEdit ? .workoutEdit(form.workoutID) : .workoutNew, in: .activity, id: form.id, base: form.base, frame,
        save: form.isHeldBack ? .workoutSaveAnyway : .commonSave,
        .hidden("units", form.units),
        .hidden(WorkoutForm.warned, form.fields[WorkoutForm.warned]),
        activity(form, view, inputs),
        tag("div", ["class": "pair"], view.field(inputs.duration), view.field(inputs.distance)),
        tag("div", ["class": "pair"], view.field(inputs.day), view.field(inputs.time)),
        EffortField.node(WorkoutForm.effort, form.fields, language),
        view.field(inputs.energy),
        view.field(inputs.memo)),
      form.isEdit
        ? view.deletion(.workoutDelete(form.workoutID), in: .activity, base: form.base, frame) : .nothing,
      FormView.history(form.history))
  }

  /// The text field, its possible meanings, and the list of all activities.
  private static func activity(_ form: WorkoutForm, _ view: FormView, _ inputs: Inputs) -> Node {
    let language = view.language
    return tag(
      "div", ["class": "activity-choice"],
      view.field(inputs.activity),
      form.candidates.isEmpty
        ? .nothing
        : tag(
          "fieldset", ["class": "plain"], .legend(language[.workoutActivityWhich]),
          tag(
            "div", ["class": "chips"],
            form.candidates.map { choice in
              tag(
                "label", ["class": "chip"],
                tag("input", ["type": "radio", "name": WorkoutForm.candidate, "value": choice.value]),
                .span(choice.text))
            })),
      tag(
        "details", ["class": "all-activities"],
        .summary(language[.workoutActivityAll]),
        tag(
          "select", ["name": WorkoutForm.kind, "aria-label": language[.workoutActivityAll]],
          [tag("option", ["value": " "], .text(language[.workoutActivityTyped]))]
            + FormChoices.activities(language).map { group in
              tag(
                "optgroup", ["label": group.group],
                group.choices.map { tag("option", ["value": $0.value], .text($0.text)) })
            })))
  }

  private static func warnings(_ form: WorkoutForm, _ language: Language) -> Node {
    guard !form.warnings.isEmpty else { return .nothing }
    return tag(
      "section",
      [
        "class": "banner strains", "role": form.isHeldBack ? "alert" : "note", "data-focus": form.isHeldBack ? "" : nil,
        "tabindex": "-1",
      ],
      Icon.injury.node,
      tag(
        "div", [:],
        tag(
          "ul", ["class": "warnings"],
          form.warnings.map { warning in
            tag("li", [:], .span(warning.levelText, class: "tag \(warning.level)"), .text(warning.text))
          }),
        form.isHeldBack ? .p(language[.workoutHeldBack]) : .nothing))
  }

  private static func again(_ form: WorkoutForm, _ frame: PageFrame) -> Node {
    guard !form.again.isEmpty else { return .nothing }
    return tag(
      "nav", ["class": "again", "aria-label": frame.language[.workoutAgain]],
      .h2(frame.language[.workoutAgain]),
      tag(
        "div", ["class": "buttons"],
        form.again.map {
          .link($0.text, to: frame.origin.added(to: $0.path), class: "button quiet")
        }))
  }

  /// The inputs by name.
  private struct Inputs {
    var activity: FormView.Input
    var duration: FormView.Input
    var distance: FormView.Input
    var day: FormView.Input
    var time: FormView.Input
    var effort: FormView.Input
    var energy: FormView.Input
    var memo: FormView.Input

    var all: [FormView.Input] { [activity, duration, distance, day, time, effort, energy, memo] }

    init(_ form: WorkoutForm, today: String, _ language: Language) {
      activity = FormView.Input(
        name: WorkoutForm.activity, label: language[.workoutActivity], hint: language[.workoutActivityHint],
        required: true, suggestions: FormChoices.activities(language).flatMap { $0.choices.map(\.text) },
        isFirst: form.chosen == nil)
      activity.missing = language[.workoutActivityMissing]
      activity.unlisted = (language[.workoutActivityUnknown], FormChoices.latinActivityNames)
      activity.alternatives = [WorkoutForm.kind, WorkoutForm.candidate]
      duration = FormView.Input(
        name: WorkoutForm.duration, label: language[.workoutDuration], mode: "decimal", unit: language[.unitMinute],
        required: true)
      duration.missing = language[.workoutDurationError]
      duration.wrong = language[.workoutDurationError]
      duration.above = 0
      distance = FormView.Input(
        name: WorkoutForm.distance, label: language[.workoutEntryDistance], mode: "decimal", unit: form.distanceUnit,
        hint: language[.commonOptional])
      day = FormView.Input(
        name: WorkoutForm.day, label: language[.bodyDay], type: "date", maximum: today, required: true)
      day.missing = language[.formDayError]
      day.wrong = language[.formDayError]
      time = FormView.Input(
        name: WorkoutForm.time, label: language[.workoutEntryTime], type: "time",
        hint: form.isEdit ? nil : language[.workoutTimeHint])
      effort = FormView.Input(name: WorkoutForm.effort, label: language[.workoutEntryEffort])
      energy = FormView.Input(
        name: WorkoutForm.energy, label: language[.workoutEntryEnergy], mode: "decimal", unit: language[.unitKcal],
        hint: form.energyHint)
      memo = FormView.Input(
        name: WorkoutForm.memo, label: language[.workoutMemo], hint: language[.commonOptional], isLong: true)
    }
  }
}

/// The form of a workout's effort and note, as filled in, after saving failed.
package enum WorkoutEditPage {
  package static func html(_ actions: WorkoutActions, failure: String? = nil, frame: PageFrame) -> [UInt8] {
    let language = frame.language
    return Layout.page(
      frame, title: actions.name, eyebrow: actions.when.isEmpty ? nil : actions.when,
      back: Layout.backLink(frame, above: Address.activity.path, .navActivity),
      Layout.alert(failure),
      FormView(fields: actions.note, language: language).summary([
        .init(name: WorkoutActions.effort, label: language[.workoutEntryEffort])
      ]),
      WorkoutActionsView.node(actions, frame))
  }
}

internal import DailveViewModels

/// The person's options for one workout, below its content.
enum WorkoutActionsView {
  static func node(_ actions: WorkoutActions, _ frame: PageFrame) -> Node {
    let language = frame.language
    return .group([
      note(actions, frame), recordings(actions, frame), neighbours(actions, frame), own(actions, frame, language),
      FormView.history(actions.history),
    ])
  }

  private static func form(_ address: Address, _ frame: PageFrame, _ content: Node...) -> Node {
    .form(to: frame.origin.added(to: address.path), marks: ["data-outbox"], content)
  }

  private static func other(_ id: String) -> Node {
    .hidden(WorkoutActions.other, id)
  }

  private static func note(_ actions: WorkoutActions, _ frame: PageFrame) -> Node {
    let language = frame.language
    let view = FormView(fields: actions.note, language: language)
    return tag(
      "form",
      [
        "method": "post", "action": frame.origin.added(to: Address.workoutNote(actions.id).path), "class": "card form",
        "data-form": "", "novalidate": "", "id": "note", "data-outbox": "",
      ],
      EffortField.node(WorkoutActions.effort, actions.note, recorded: actions.recordedEffort, language),
      view.field(
        .init(name: WorkoutActions.memo, label: language[.workoutMemo], hint: language[.commonOptional], isLong: true)),
      tag("div", [:], .button(language[.commonSave], class: "primary")))
  }

  private static func recordings(_ actions: WorkoutActions, _ frame: PageFrame) -> Node {
    guard actions.recordings.count > 1 else { return .nothing }
    return .card(
      frame[.workoutRecordedTwice], id: "recordings", .p(frame[.workoutPartText]),
      actions.recordings.count == 2
        ? form(
          .workoutPart(actions.id), frame, other(actions.recordings.last?.id ?? ""),
          .button(frame[.workoutPartTwo]))
        : tag(
          "ul", ["class": "recordings"],
          actions.recordings.map { recording in
            tag(
              "li", [:], .span(recording.text),
              form(
                .workoutPart(actions.id), frame, other(recording.id),
                tag(
                  "button", ["type": "submit", "aria-label": frame.language(.workoutPartNamed, recording.text)],
                  .text(frame[.workoutPartOne]))))
          }))
  }

  private static func neighbours(_ actions: WorkoutActions, _ frame: PageFrame) -> Node {
    guard !actions.neighbours.isEmpty else { return .nothing }
    return .card(
      frame[.workoutJoin], id: "join", .p(frame[.workoutJoinText]),
      tag(
        "ul", ["class": "recordings"],
        actions.neighbours.map { neighbour in
          tag(
            "li", [:], .span(neighbour.text),
            form(
              .workoutJoin(actions.id), frame, other(neighbour.id),
              tag(
                "button", ["type": "submit", "aria-label": frame.language(.workoutJoinNamed, neighbour.text)],
                .text(frame[.workoutJoinButton]))))
        }))
  }

  private static func own(_ actions: WorkoutActions, _ frame: PageFrame, _ language: Language) -> Node {
    guard let own = actions.own else { return .nothing }
    return tag(
      "div", ["class": "buttons"],
      .link(
        language[.workoutOwnEdit], to: frame.origin.added(to: Address.workoutEdit(own).path), class: "button quiet"),
      form(.workoutDelete(own), frame, .button(language[.commonDelete], class: "danger")))
  }
}

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
    tag("form", ["method": "post", "action": frame.origin.added(to: address.path), "data-outbox": ""], content)
  }

  private static func other(_ id: String) -> Node {
    tag("input", ["type": "hidden", "name": WorkoutActions.other, "value": id])
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
      tag("div", [:], tag("button", ["type": "submit", "class": "primary"], .text(language[.commonSave]))))
  }

  private static func recordings(_ actions: WorkoutActions, _ frame: PageFrame) -> Node {
    guard actions.recordings.count > 1 else { return .nothing }
    let language = frame.language
    return tag(
      "section", ["class": "card text", "id": "recordings"],
      tag("h2", [:], .text(language[.workoutRecordedTwice])), tag("p", [:], .text(language[.workoutPartText])),
      actions.recordings.count == 2
        ? form(
          .workoutPart(actions.id), frame, other(actions.recordings.last?.id ?? ""),
          tag("button", ["type": "submit"], .text(language[.workoutPartTwo])))
        : tag(
          "ul", ["class": "recordings"],
          actions.recordings.map { recording in
            tag(
              "li", [:], tag("span", [:], .text(recording.text)),
              form(
                .workoutPart(actions.id), frame, other(recording.id),
                tag(
                  "button", ["type": "submit", "aria-label": language(.workoutPartNamed, recording.text)],
                  .text(language[.workoutPartOne]))))
          }))
  }

  private static func neighbours(_ actions: WorkoutActions, _ frame: PageFrame) -> Node {
    guard !actions.neighbours.isEmpty else { return .nothing }
    let language = frame.language
    return tag(
      "section", ["class": "card text", "id": "join"],
      tag("h2", [:], .text(language[.workoutJoin])), tag("p", [:], .text(language[.workoutJoinText])),
      tag(
        "ul", ["class": "recordings"],
        actions.neighbours.map { neighbour in
          tag(
            "li", [:], tag("span", [:], .text(neighbour.text)),
            form(
              .workoutJoin(actions.id), frame, other(neighbour.id),
              tag(
                "button", ["type": "submit", "aria-label": language(.workoutJoinNamed, neighbour.text)],
                .text(language[.workoutJoinButton]))))
        }))
  }

  private static func own(_ actions: WorkoutActions, _ frame: PageFrame, _ language: Language) -> Node {
    guard let own = actions.own else { return .nothing }
    return tag(
      "div", ["class": "buttons"],
      tag(
        "a", ["class": "button quiet", "href": frame.origin.added(to: Address.workoutEdit(own).path)],
        .text(language[.workoutOwnEdit])),
      form(
        .workoutDelete(own), frame,
        tag("button", ["type": "submit", "class": "danger"], .text(language[.commonDelete]))))
  }
}

package import DailveViewModels

/// The form of a workout's effort and note, as filled in, after saving failed.
package enum WorkoutEditPage {
  package static func html(_ actions: WorkoutActions, failure: String? = nil, frame: PageFrame) -> [UInt8] {
    let language = frame.language
    return Layout.document(
      frame, title: actions.name,
      Layout.backLink(frame, above: Address.activity.path, .navActivity),
      Layout.header(title: actions.name, eyebrow: actions.when.isEmpty ? nil : actions.when),
      Layout.alert(failure),
      FormView(fields: actions.note, language: language).summary([
        .init(name: WorkoutActions.effort, label: language[.workoutEntryEffort])
      ]),
      WorkoutActionsView.node(actions, frame))
  }
}

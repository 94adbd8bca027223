internal import DailveViewModels

/// The `+` menu of entries that a person can make, as a native popover.
enum AddMenu {
  /// - Parameter origin: The current page, to which the back link leads.
  static func node(_ language: Language, from origin: PageOrigin?) -> Node {
    .group([
      tag(
        "button", ["type": "button", "class": "add", "popovertarget": "add", "aria-label": language[.commonAdd]],
        Icon.plus.node),
      tag(
        "div", ["id": "add", "popover": "", "class": "sheet menu"],
        tag("a", ["href": origin.added(to: Address.workoutNew.path)], Icon.activity.node, .text(language[.workoutNew])),
        tag("a", ["href": origin.added(to: Address.bodyNew.path)], Icon.body.node, .text(language[.wellnessAddEntry])),
        tag(
          "a", ["href": origin.added(to: Address.injuryNew.path)], Icon.injury.node, .text(language[.wellnessAddInjury])
        )),
    ])
  }
}

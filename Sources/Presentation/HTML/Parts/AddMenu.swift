internal import DailveViewModels

/// The `+` menu of entries that a person can make. A native popover.
enum AddMenu {
  static func node(_ language: Language) -> Node {
    .group([
      tag(
        "button", ["type": "button", "class": "add", "popovertarget": "add", "aria-label": language[.commonAdd]],
        Icon.plus.node),
      tag(
        "div", ["id": "add", "popover": "", "class": "sheet menu"],
        tag("a", ["href": Address.bodyNew.path], Icon.body.node, .text(language[.wellnessAddEntry])),
        tag("a", ["href": Address.injuryNew.path], Icon.injury.node, .text(language[.wellnessAddInjury]))),
    ])
  }
}

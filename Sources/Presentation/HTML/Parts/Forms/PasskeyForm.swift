internal import DailveViewModels

/// A form that the script shows if the browser has passkeys, and answers with one.
enum PasskeyForm {
  enum Kind: String {
    case register, signIn
  }

  static func node(_ kind: Kind, title: TextKey, _ fields: Node, _ language: Language) -> Node {
    let isNew = kind == .register
    let failed: TextKey = isNew ? .passkeyAddFailed : .passkeyFailed
    return tag(
      "form",
      [
        "method": "post", "action": (isNew ? Address.passkeys : .signIn).path, "class": isNew ? "form" : "card form",
        "data-passkey": kind.rawValue, "data-begin": (isNew ? Address.passkeyBegin : .signInPasskey).path,
        "data-confirm": isNew ? Address.signIn.path("again=1&next=\(Address.security.path)") : nil, "hidden": "",
      ],
      fields, tag("input", ["type": "hidden", "name": "answer"]),
      tag(
        "p",
        [
          "class": "errors", "role": "alert", "hidden": "", "data-cancelled": language[.passkeyCancelled],
          "data-taken": language[.passkeyTaken], "data-failed": language[failed],
        ]),
      tag("div", ["class": "save"], tag("button", ["type": "submit", "class": "primary"], .text(language[title]))))
  }
}

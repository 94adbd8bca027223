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
      tag("div", ["class": "save"], .button(language[title], class: "primary")))
  }
}

/// A form that signs this browser out. Signing out deletes waiting entries and everything that only this device can
/// give back to a restored server, so `outbox.js` asks first if there is either.
enum SignOutForm {
  /// - Parameter label: Read by screen readers instead of the title.
  static func node(_ address: Address, _ title: TextKey, label: String? = nil, _ language: Language) -> Node {
    .form(
      to: address.path, marks: ["data-leaves"],
      tag("button", ["type": "submit", "class": "quiet", "aria-label": label], .text(language[title])),
      tag(
        "div", ["data-question": "", "data-owed": language[.outboxLeaveOwed], "role": "alert", "hidden": ""],
        tag("p", [:]),
        tag(
          "div", ["class": "buttons"],
          tag("button", ["type": "button"], .text(language[.outboxStay])),
          .button(language[.outboxLeave], class: "danger"))))
  }
}

internal import DailveViewModels

/// A form that signs this browser out. Signing out deletes waiting entries and everything that only this device can
/// give back to a restored server, so `outbox.js` asks first if there is either.
enum SignOutForm {
  /// - Parameter label: Read by screen readers instead of the title.
  static func node(_ address: Address, _ title: TextKey, label: String? = nil, _ language: Language) -> Node {
    tag(
      "form", ["method": "post", "action": address.path, "data-leaves": ""],
      tag("button", ["type": "submit", "class": "quiet", "aria-label": label], .text(language[title])),
      tag(
        "div", ["data-question": "", "data-owed": language[.outboxLeaveOwed], "role": "alert", "hidden": ""],
        tag("p", [:]),
        tag(
          "div", ["class": "buttons"],
          tag("button", ["type": "button"], .text(language[.outboxStay])),
          tag("button", ["type": "submit", "class": "danger"], .text(language[.outboxLeave])))))
  }
}

internal import DailveViewModels

/// Entries that wait on this device, and those that the server rejected. Filled in by `outbox.js`; the words are here.
enum OutboxPanel {
  /// - Parameters:
  ///   - forecastURL: The script that predicts scores.
  ///   - device: Prefix of a new device's identifier.
  static func node(_ language: Language, scorePreviewURL: String?, device: String? = nil) -> Node {
    tag(
      "aside",
      [
        "id": "outbox", "class": "outbox", "hidden": "", "tabindex": "-1", "aria-label": language[.outboxLabel],
        "data-one": language[.outboxOne], "data-many": language[.outboxMany], "data-asks-one": language[.outboxAsksOne],
        "data-asks-many": language[.outboxAsksMany], "data-waiting": language[.outboxWaiting],
        "data-attention": language[.outboxAttention], "data-edit": language[.outboxEdit],
        "data-discard": language[.outboxDiscard], "data-dismiss": language[.outboxDismiss],
        "data-sent": language[.outboxSent], "data-kept": language[.outboxKept],
        "data-unkept": language[.outboxUnkept], "data-overwritten": language[.outboxOverwritten],
        "data-overwritten-by-deletion": language[.outboxOverwrittenByDeletion],
        "data-leave-one": language[.outboxLeaveOne], "data-leave-many": language[.outboxLeaveMany],
        "data-earlier": language[.historyEarlier], "data-history": Address.history.path, "data-device": device,
        "data-forecast": scorePreviewURL,
      ],
      tag("p", ["role": "alert", "class": "error"]),
      tag(
        "details", [:],
        tag("summary", [:], tag("span", ["data-count": ""])),
        tag("ul", [:]),
        tag("a", ["data-sign-in": "", "class": "button", "hidden": "", "href": "#"], .text(language[.outboxSignIn]))),
      tag("p", ["role": "status", "class": "small"]))
  }

  /// The version shown in a form.
  static func base(_ base: String?) -> Node {
    base.map { .hidden("base", $0) } ?? .nothing
  }
}

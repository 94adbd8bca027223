package import DailveViewModels

/// Asks for the code from the terminal and a new passphrase.
package enum SetupPage {
  package enum Field { case code, passphrase }

  /// - Parameters:
  ///   - wrong: The field that the problem is about.
  ///   - code: What was typed before.
  package static func html(problem: String? = nil, wrong: Field? = nil, code: String = "", frame: PageFrame) -> [UInt8]
  {
    let language = frame.language
    return Layout.document(
      frame, title: language[.setupTitle],
      Layout.header(title: language[.setupTitle], eyebrow: language[.appName]),
      Layout.alert(problem, id: SecretField.problem),
      tag("p", ["class": "lead"], .text(language[.setupLead])),
      tag(
        "form", ["method": "post", "action": Address.setUp.path, "class": "card form", "data-form": ""],
        SecretField.owner,
        SecretField.node(
          "code", .setupCode, hint: .setupCodeHint, autocomplete: "one-time-code", value: code, isWrong: wrong == .code,
          language),
        SecretField.node(
          "passphrase", .signInPassphrase, hint: .setupPassphraseHint, autocomplete: "new-password",
          isWrong: wrong == .passphrase, language),
        SecretField.button(.setupButton, language)))
  }
}

/// Shows the recovery codes, once.
package enum RecoveryCodesPage {
  /// - Parameter next: The page to go to afterwards.
  package static func html(_ codes: [String], then next: Address = .today, frame: PageFrame) -> [UInt8] {
    let language = frame.language
    return Layout.document(
      frame, title: language[.recoveryTitle],
      Layout.header(title: language[.recoveryTitle]),
      tag(
        "section", ["class": "card text"], tag("p", [:], .text(language[.recoveryText])),
        tag("ol", [:], codes.map { tag("li", [:], tag("code", [:], .text($0))) }),
        tag("p", [:], tag("a", ["class": "button", "href": next.path], .text(language[.recoveryDone])))))
  }
}

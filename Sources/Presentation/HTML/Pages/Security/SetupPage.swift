package import DailveViewModels

/// Asks for the code from the terminal and a new passphrase.
package enum SetupPage {
  package enum Field { case code, passphrase }

  /// - Parameters:
  ///   - wrong: The field that the problem concerns.
  ///   - code: The code typed before.
  ///   - offersReadmission: True if a restored backup has rights that can be restored. Strangers are not told which
  ///     ones.
  package static func html(
    problem: String? = nil, wrong: Field? = nil, code: String = "", offersReadmission: Bool = false,
    readmits: Bool = false, frame: PageFrame
  ) -> [UInt8] {
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
          "code", .setupCode, hint: language[.setupCodeHint],
          autocomplete: "one-time-code", value: code, isWrong: wrong == .code, language),
        SecretField.node(
          "passphrase", .signInPassphrase, hint: language[.setupPassphraseHint], autocomplete: "new-password",
          isWrong: wrong == .passphrase, language),
        offersReadmission ? readmission(readmits, language) : .nothing,
        SecretField.button(.setupButton, language)))
  }

  private static func readmission(_ isChosen: Bool, _ language: Language) -> Node {
    .group([
      tag(
        "label", ["class": "check"],
        tag(
          "input",
          [
            "type": "checkbox", "name": "readmit", "value": "1", "checked": isChosen ? "" : nil,
            "aria-describedby": "readmit-hint",
          ]),
        tag("span", [:], .text(language[.setupReadmit]))),
      tag("p", ["class": "hint", "id": "readmit-hint"], .text(language[.setupReadmitHint])),
    ])
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

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
    return Layout.page(
      frame, title: language[.setupTitle], eyebrow: language[.appName],
      Layout.alert(problem, id: SecretField.problem),
      .p(language[.setupLead], class: "lead"),
      .form(
        to: Address.setUp.path, class: "card form", marks: ["data-form"],
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
        .span(language[.setupReadmit])),
      tag("p", ["class": "hint", "id": "readmit-hint"], .text(language[.setupReadmitHint])),
    ])
  }
}

/// Shows the recovery codes, once.
package enum RecoveryCodesPage {
  /// - Parameter next: The page to go to afterwards.
  package static func html(_ codes: [String], then next: Address = .today, frame: PageFrame) -> [UInt8] {
    Layout.page(
      frame, title: frame[.recoveryTitle],
      tag(
        "section", ["class": "card text"], .p(frame[.recoveryText]),
        tag("ol", [:], codes.map { tag("li", [:], .code($0)) }),
        tag("p", [:], .link(frame[.recoveryDone], to: next.path, class: "button"))))
  }
}

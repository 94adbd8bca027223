package import DailveViewModels

/// The ways to sign in, and the browsers that are signed in.
package enum SecurityPage {
  /// - Parameters:
  ///   - passkeyName: The name typed for a new passkey before the confirmation.
  ///   - problem: Why the requested action failed.
  package static func html(
    _ content: SecurityContent, passkeyName: String = "", notice: String? = nil, problem: String? = nil,
    frame: PageFrame
  ) -> [UInt8] {
    let language = frame.language
    return Layout.page(
      frame, title: language[.securityTitle],
      back: Layout.backLink(language, to: Address.settings.path, .settingsTitle),
      Layout.status(notice), Layout.alert(problem),
      tag(
        "div", ["class": "columns"],
        tag("div", [:], passkeys(content, passkeyName, language), browsers(content, language)),
        tag("div", [:], passphrase(language), codes(content, language), withheld(content, language))))
  }

  private static func withheld(_ content: SecurityContent, _ language: Language) -> Node {
    if content.withheld.isEmpty { return .nothing }
    return .card(
      language[.securityWithheld], id: "withheld",
      .p(language[.securityWithheldText]),
      .entries(content.withheld.map { row in .entry(row.name, row.detail) }),
      .form(
        to: Address.securityForgetWithheld.path, marks: ["data-form"],
        .button(language[.securityWithheldForget], class: "quiet")))
  }

  private static func passkeys(_ content: SecurityContent, _ typed: String, _ language: Language) -> Node {
    .card(
      language[.passkeysTitle], id: "passkeys",
      .p(language[.passkeysText]),
      content.passkeys.isEmpty
        ? content.obstacle == nil ? .p(language[.passkeysNone], class: "soft") : .nothing
        : .entries(content.passkeys.map { passkey($0, language) }),
      content.obstacle.map { .p(language[$0], class: "soft") } ?? add(typed, language))
  }

  private static func add(_ typed: String, _ language: Language) -> Node {
    .group([
      PasskeyForm.node(
        .register, title: .passkeyAdd, name("passkey-name", typed, .passkeyNewLabel, language), language),
      tag("p", ["class": "soft", "data-no-passkey": ""], .text(language[.passkeyUnsupported])),
    ])
  }

  private static func name(_ id: String, _ value: String, _ label: TextKey, _ language: Language) -> Node {
    tag(
      "div", ["class": "field"], tag("label", ["for": id], .text(language[label])),
      tag(
        "input",
        [
          "id": id, "name": "name", "value": value, "maxlength": "\(SecurityContent.longestPasskeyName)",
          "autocomplete": "off", "required": "",
          "aria-describedby": "\(id)-hint",
        ]),
      tag("p", ["class": "hint", "id": "\(id)-hint"], .text(language[.passkeyLabelHint])))
  }

  private static func passkey(_ row: SecurityContent.Row, _ language: Language) -> Node {
    .entry(
      row.name, row.detail,
      fold(
        .passkeyRename, .passkeyRenameNamed, row, language,
        .form(
          to: Address.passkeyName(row.id).path, class: "form",
          name("name-\(row.id.prefix(16))", row.name, .passkeyLabel, language),
          .button(language[.commonSave]))),
      fold(
        .passkeyRemove, .passkeyRemoveNamed, row, language, .p(language[.passkeyRemoveSure]),
        .form(to: Address.passkeyRemove(row.id).path, .button(language[.passkeyRemove], class: "danger"))))
  }

  private static func fold(
    _ title: TextKey, _ named: TextKey, _ row: SecurityContent.Row, _ language: Language, _ content: Node...
  ) -> Node {
    tag(
      "details", ["class": "fold undo"],
      [tag("summary", ["aria-label": language(named, row.name)], .text(language[title]))] + content)
  }

  private static func browsers(_ content: SecurityContent, _ language: Language) -> Node {
    .card(
      language[.securityBrowsers], id: "browsers",
      .entries(
        content.browsers.map { row in
          .entry(
            row.name, row.detail,
            end(row, label: language(.securityEndNamed, "\(row.name), \(row.detail)"), language))
        }),
      .p(language[.signOutText], class: "small"),
      SignOutForm.node(.signOutEverywhere, .signOutEverywhere, language))
  }

  private static func end(_ row: SecurityContent.Row, label: String, _ language: Language) -> Node {
    if row.isHere { return SignOutForm.node(.signOut, .securityEnd, label: label, language) }
    return .form(
      to: Address.securitySessionEnd(row.id).path,
      tag("button", ["type": "submit", "class": "quiet", "aria-label": label], .text(language[.securityEnd])))
  }

  private static func passphrase(_ language: Language) -> Node {
    .card(
      language[.securityPassphrase], id: "passphrase",
      .p(language[.securityPassphraseText]),
      .form(
        to: Address.securityPassphrase.path, class: "form", marks: ["data-form"],
        SecretField.owner,
        SecretField.node(
          "new", .securityNewPassphrase, hint: language[.setupPassphraseHint], autocomplete: "new-password", language),
        SecretField.button(.securityChange, language)))
  }

  private static func codes(_ content: SecurityContent, _ language: Language) -> Node {
    .card(
      language[.securityCodes], id: "recovery",
      .p(content.codesLeft), .p(language[.securityCodesText], class: "small"),
      .form(
        to: Address.securityRecovery.path, marks: ["data-form"], .button(language[.securityCodesNew], class: "quiet")))
  }
}

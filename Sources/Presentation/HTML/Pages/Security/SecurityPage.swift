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
    return Layout.document(
      frame, title: language[.securityTitle],
      Layout.backLink(language, to: Address.settings.path, .settingsTitle),
      Layout.header(title: language[.securityTitle]),
      Layout.status(notice), Layout.alert(problem),
      tag(
        "div", ["class": "columns"],
        tag("div", [:], passkeys(content, passkeyName, language), browsers(content, language)),
        tag("div", [:], passphrase(language), codes(content, language), withheld(content, language))))
  }

  private static func withheld(_ content: SecurityContent, _ language: Language) -> Node {
    if content.withheld.isEmpty { return .nothing }
    return tag(
      "section", ["class": "card text", "id": "withheld"], tag("h2", [:], .text(language[.securityWithheld])),
      tag("p", [:], .text(language[.securityWithheldText])),
      tag(
        "ul", ["class": "entries"],
        content.withheld.map { row in
          tag(
            "li", [:],
            tag("div", [:], tag("b", [:], .text(row.name)), tag("span", ["class": "soft"], .text(row.detail))))
        }),
      tag(
        "form", ["method": "post", "action": Address.securityForgetWithheld.path, "data-form": ""],
        tag("button", ["type": "submit", "class": "quiet"], .text(language[.securityWithheldForget]))))
  }

  private static func passkeys(_ content: SecurityContent, _ typed: String, _ language: Language) -> Node {
    tag(
      "section", ["class": "card text", "id": "passkeys"], tag("h2", [:], .text(language[.passkeysTitle])),
      tag("p", [:], .text(language[.passkeysText])),
      content.passkeys.isEmpty
        ? content.obstacle == nil ? tag("p", ["class": "soft"], .text(language[.passkeysNone])) : .nothing
        : tag("ul", ["class": "entries"], content.passkeys.map { passkey($0, language) }),
      content.obstacle.map { tag("p", ["class": "soft"], .text(language[$0])) } ?? add(typed, language))
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
    tag(
      "li", [:],
      tag("div", [:], tag("b", [:], .text(row.name)), tag("span", ["class": "soft"], .text(row.detail))),
      fold(
        .passkeyRename, .passkeyRenameNamed, row, language,
        tag(
          "form", ["method": "post", "action": Address.passkeyName(row.id).path, "class": "form"],
          name("name-\(row.id.prefix(16))", row.name, .passkeyLabel, language),
          tag("button", ["type": "submit"], .text(language[.commonSave])))),
      fold(
        .passkeyRemove, .passkeyRemoveNamed, row, language, tag("p", [:], .text(language[.passkeyRemoveSure])),
        tag(
          "form", ["method": "post", "action": Address.passkeyRemove(row.id).path],
          tag("button", ["type": "submit", "class": "danger"], .text(language[.passkeyRemove])))))
  }

  private static func fold(
    _ title: TextKey, _ named: TextKey, _ row: SecurityContent.Row, _ language: Language, _ content: Node...
  ) -> Node {
    tag(
      "details", ["class": "fold undo"],
      [tag("summary", ["aria-label": language(named, row.name)], .text(language[title]))] + content)
  }

  private static func browsers(_ content: SecurityContent, _ language: Language) -> Node {
    tag(
      "section", ["class": "card text", "id": "browsers"], tag("h2", [:], .text(language[.securityBrowsers])),
      tag(
        "ul", ["class": "entries"],
        content.browsers.map { row in
          tag(
            "li", [:],
            tag("div", [:], tag("b", [:], .text(row.name)), tag("span", ["class": "soft"], .text(row.detail))),
            end(row, label: language(.securityEndNamed, "\(row.name), \(row.detail)"), language))
        }),
      tag("p", ["class": "small"], .text(language[.signOutText])),
      SignOutForm.node(.signOutEverywhere, .signOutEverywhere, language))
  }

  private static func end(_ row: SecurityContent.Row, label: String, _ language: Language) -> Node {
    if row.isHere { return SignOutForm.node(.signOut, .securityEnd, label: label, language) }
    return tag(
      "form", ["method": "post", "action": Address.securitySessionEnd(row.id).path],
      tag("button", ["type": "submit", "class": "quiet", "aria-label": label], .text(language[.securityEnd])))
  }

  private static func passphrase(_ language: Language) -> Node {
    tag(
      "section", ["class": "card text", "id": "passphrase"], tag("h2", [:], .text(language[.securityPassphrase])),
      tag("p", [:], .text(language[.securityPassphraseText])),
      tag(
        "form", ["method": "post", "action": Address.securityPassphrase.path, "class": "form", "data-form": ""],
        SecretField.owner,
        SecretField.node(
          "new", .securityNewPassphrase, hint: language[.setupPassphraseHint], autocomplete: "new-password", language),
        SecretField.button(.securityChange, language)))
  }

  private static func codes(_ content: SecurityContent, _ language: Language) -> Node {
    tag(
      "section", ["class": "card text", "id": "recovery"], tag("h2", [:], .text(language[.securityCodes])),
      tag("p", [:], .text(content.codesLeft)), tag("p", ["class": "small"], .text(language[.securityCodesText])),
      tag(
        "form", ["method": "post", "action": Address.securityRecovery.path, "data-form": ""],
        tag("button", ["type": "submit", "class": "quiet"], .text(language[.securityCodesNew]))))
  }
}

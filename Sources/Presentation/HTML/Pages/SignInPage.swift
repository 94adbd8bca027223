internal import DailveViewModels

/// Asks for the passphrase or a recovery code.
package enum SignInPage {
  /// - Parameter next: The page to go to afterwards.
  package static func html(next: String?, problem: String? = nil, frame: PageFrame) -> [UInt8] {
    let language = frame.language
    return Layout.document(
      frame, title: language[.signInTitle],
      Layout.header(title: language[.signInTitle]), Layout.alert(problem),
      tag(
        "form", ["method": "post", "action": Address.signIn.path, "class": "card form"],
        next.map { tag("input", ["type": "hidden", "name": "next", "value": $0]) } ?? .nothing,
        SecretField.owner,
        SecretField.node(
          "passphrase", .signInPassphrase, hint: .signInHint, autocomplete: "current-password", language),
        SecretField.button(.signInButton, language)))
  }
}

/// A field for a secret, which browsers and password managers may fill in.
enum SecretField {
  /// Password managers file a secret under a name; there is one person.
  static let owner = tag(
    "input", ["type": "text", "name": "username", "value": "dailve", "autocomplete": "username", "hidden": ""])

  static func node(_ name: String, _ label: TextKey, hint: TextKey, autocomplete: String, _ language: Language) -> Node
  {
    tag(
      "div", ["class": "field"], tag("label", ["for": "f-\(name)"], .text(language[label])),
      tag(
        "input",
        [
          "id": "f-\(name)", "name": name, "type": autocomplete == "off" ? "text" : "password",
          "autocomplete": autocomplete, "autocapitalize": "off", "spellcheck": "false", "required": "",
          "aria-describedby": "f-\(name)-hint",
        ]),
      tag("p", ["class": "hint", "id": "f-\(name)-hint"], .text(language[hint])))
  }

  static func button(_ title: TextKey, _ language: Language) -> Node {
    tag("div", ["class": "save"], tag("button", ["type": "submit", "class": "primary"], .text(language[title])))
  }
}

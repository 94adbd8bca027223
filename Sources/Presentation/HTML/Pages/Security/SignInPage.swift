internal import DailveViewModels

/// The content and purpose of the sign-in page.
package struct SignInForm: Sendable {
  /// The page to go to afterwards.
  package var next: String?
  /// True for the confirmation by somebody who is signed in.
  package var isConfirming: Bool
  /// The fields of a form to submit afterwards.
  package var waiting: [(name: String, value: String)]?
  package var offersPasskey: Bool
  package var problem: String?

  /// The action to be confirmed, if it requires confirmation.
  var action: ConfirmedAction? {
    next.flatMap { Address(path: String($0.prefix { $0 != "?" && $0 != "#" })) }.flatMap { ConfirmedAction($0.pattern) }
  }

  package init(
    next: String?, isConfirming: Bool = false, waiting: [(name: String, value: String)]? = nil, offersPasskey: Bool,
    problem: String? = nil
  ) {
    self.next = next
    self.isConfirming = isConfirming
    self.waiting = waiting
    self.offersPasskey = offersPasskey
    self.problem = problem
  }
}

/// Asks for the passphrase or a recovery code, or for a passkey.
package enum SignInPage {
  /// - Parameter notice: The result of the previous step.
  package static func html(_ form: SignInForm, notice: String? = nil, frame: PageFrame) -> [UInt8] {
    let language = frame.language
    let title: TextKey = form.isConfirming ? .confirmTitle : .signInTitle
    let back = form.isConfirming ? form.action?.back : nil
    return Layout.document(
      frame, title: language[title],
      back.map { Layout.backLink(language, to: $0.address.path, $0.title) },
      Layout.header(title: language[title], eyebrow: form.isConfirming ? nil : language[.appName]),
      Layout.status(notice), Layout.alert(form.problem, id: SecretField.problem),
      lead(form).map { .p(language[$0], class: "lead") },
      .form(
        to: Address.signIn.path, class: "card form", marks: ["data-form"],
        hidden(form), SecretField.owner,
        SecretField.node(
          "passphrase", .signInPassphrase, hint: language[.signInHint], autocomplete: "current-password",
          isWrong: form.problem != nil, language),
        SecretField.button(form.isConfirming ? .confirmButton : .signInButton, language)),
      // Placed below, because it appears once the script has found passkeys.
      form.offersPasskey
        ? PasskeyForm.node(
          .signIn, title: form.isConfirming ? .passkeyConfirm : .passkeySignIn, hidden(form), language) : .nothing)
  }

  private static func lead(_ form: SignInForm) -> TextKey? {
    if form.isConfirming { return form.action?.sentence ?? .confirmLead }
    return form.waiting == nil ? nil : .signInWaiting
  }

  private static func hidden(_ form: SignInForm) -> Node {
    let asked = form.isConfirming ? [("again", "1")] : []
    let fields = asked + (form.next.map { [("next", $0)] } ?? []) + (form.waiting ?? []).map { ($0.name, $0.value) }
    return .group(fields.map { .hidden($0.0, $0.1) })
  }
}

/// A field for a secret, which browsers and password managers may fill in.
enum SecretField {
  /// Identifier of the sentence that says why a secret was rejected.
  static let problem = "problem"

  /// The name under which password managers file a secret; there is one person.
  static let owner = tag(
    "input", ["type": "text", "name": "username", "value": "dailve", "autocomplete": "username", "hidden": ""])

  static func node(
    _ name: String, _ label: TextKey, hint: String, autocomplete: String, value: String? = nil, isWrong: Bool = false,
    _ language: Language
  )
    -> Node
  {
    tag(
      "div", ["class": "field"], tag("label", ["for": "f-\(name)"], .text(language[label])),
      tag(
        "input",
        [
          "id": "f-\(name)", "name": name, "type": autocomplete == "one-time-code" ? "text" : "password",
          "value": value,
          "autocomplete": autocomplete, "autocapitalize": "off", "spellcheck": "false", "required": "",
          "aria-describedby": isWrong ? "\(problem) f-\(name)-hint" : "f-\(name)-hint",
          "aria-invalid": isWrong ? "true" : nil,
        ]),
      tag("p", ["class": "hint", "id": "f-\(name)-hint"], .text(hint)))
  }

  static func button(_ title: TextKey, _ language: Language) -> Node {
    tag("div", ["class": "save"], .button(language[title], class: "primary"))
  }
}

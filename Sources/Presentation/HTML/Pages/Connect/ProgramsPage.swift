package import DailveViewModels

/// How other programs read the pages' data.
package enum ProgramsPage {
  /// - Parameters:
  ///   - form: Makes a key; `nil` if programs need none.
  ///   - secret: The key that was just created.
  ///   - failure: Why nothing was saved.
  package static func html(
    _ guide: ProgramGuide, form: ProgramKeyForm?, keys: [DevicePresenter.Row], secret: String? = nil,
    notice: String? = nil,
    failure: String? = nil, frame: PageFrame
  ) -> [UInt8] {
    let language = frame.language
    let view = form.map { FormView(fields: $0.fields, language: language) }
    return Layout.page(
      frame, title: language[.programsTitle],
      back: Layout.backLink(language, to: Address.settings.path, .navSettings),
      Layout.status(notice), Layout.alert(failure), view?.summary([name(language)]),
      .p(language[.programsLead], class: "soft"),
      tag(
        "div", ["class": "columns"],
        tag(
          "div", [:], secret.map { made($0, language) }, key(guide, view, language),
          view == nil && keys.isEmpty ? .nothing : list(keys, language)),
        tag("div", [:], .group(guide.examples.map { example($0, language) }), all(guide, language))))
  }

  private static func made(_ secret: String, _ language: Language) -> Node {
    .card(
      language[.connectKey],
      Snippet.node(secret, language, name: language[.connectKey]),
      tag("p", [:], .text(language[.connectKeyOnce]), .text(" "), .text(language[.programsExamplesReady])))
  }

  private static func key(_ guide: ProgramGuide, _ view: FormView?, _ language: Language) -> Node {
    .card(
      language[.programsKey],
      .p(language[guide.needsKey ? .programsKeyNeeded : .programsKeyFree]),
      view.map { form($0, language) } ?? rights(language),
      Snippet.node(guide.command, language, name: language[.programsKey]))
  }

  private static func name(_ language: Language) -> FormView.Input {
    FormView.Input(
      name: ProgramKeyForm.name, label: language[.programsName], hint: language(.formExample, "Grafana"), required: true
    )
  }

  private static func form(_ view: FormView, _ language: Language) -> Node {
    .form(
      to: Address.programs.path, class: "form", marks: ["data-form", "novalidate"],
      .hidden(ProgramKeyForm.key, view.fields[ProgramKeyForm.key]),
      view.field(name(language)),
      tag(
        "fieldset", ["class": "plain basis ways"], .legend(language[.programsRights]),
        .group(ProgramGuide.rights.map { choice($0, view.fields[ProgramKeyForm.right], language) })),
      view.field(
        FormView.Input(
          name: ProgramKeyForm.days, label: language[.connectExpires], options: ConnectForm.validities(language))),
      tag("div", ["class": "save"], .button(language[.connectCreate], class: "primary")))
  }

  private static func choice(_ right: ProgramGuide.Right, _ chosen: String, _ language: Language) -> Node {
    tag(
      "label", ["class": "choice"],
      tag(
        "input",
        [
          "type": "radio", "name": ProgramKeyForm.right, "value": right.name,
          "checked": right.name == chosen ? "" : nil,
        ]),
      tag("span", [:], tag("b", [:], .code(right.name)), .span(language[right.text], class: "small")))
  }

  private static func list(_ keys: [DevicePresenter.Row], _ language: Language) -> Node {
    .card(
      language[.programsList], id: "programs",
      keys.isEmpty
        ? .p(language[.programsNone], class: "soft")
        : .entries(
          keys.map { key in
            tag(
              "li", ["class": key.isActive ? nil : "off"],
              tag("div", [:], .b(key.name), .span(key.detail, class: "soft")),
              key.isActive ? DeviceList.revoke(key, language, sure: .programsRevokeSure) : .nothing)
          }))
  }

  private static func rights(_ language: Language) -> Node {
    tag(
      "dl", ["class": "settings-of"],
      ProgramGuide.rights.map { right in
        tag("div", [:], tag("dt", [:], .code(right.name)), .dd(language[right.text]))
      })
  }

  private static func example(_ example: ProgramGuide.Example, _ language: Language) -> Node {
    .card(
      language[example.title],
      .p(language[example.lead]),
      Snippet.node(example.text, language, name: language[example.title]))
  }

  private static func all(_ guide: ProgramGuide, _ language: Language) -> Node {
    tag("p", [:], .link(language[.programsAll], to: guide.description, class: "link"))
  }
}

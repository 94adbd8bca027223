package import DailveViewModels

/// The address for devices: switching it on and off, its safety, and a test.
package enum DeviceAddressPage {
  /// - Parameter failure: Why nothing was saved.
  package static func html(
    _ content: DeviceAddressContent, notice: String? = nil, failure: String? = nil, frame: PageFrame
  ) -> [UInt8] {
    let language = frame.language
    let view = FormView(fields: content.form.fields, language: language)
    return Layout.document(
      frame, title: language[.deviceAddressTitle],
      Layout.backLink(language, to: Address.settings.path, .settingsTitle),
      Layout.header(title: language[.deviceAddressTitle]),
      Layout.status(notice), Layout.alert(failure), view.summary(inputs(content, language)),
      tag("p", ["class": "lead"], .text(language[.deviceAddressLead])),
      tag(
        "div", ["class": "columns"],
        tag("div", [:], state(content, language), content.isGiven ? .nothing : card(content, language)),
        tag(
          "div", [:], safety(content, language),
          tag(
            "p", [:],
            tag("a", ["class": "link", "href": Address.connect.path], .text(language[.connectTitle]))))))
  }

  /// The form alone.
  ///
  /// - Parameter leadsBack: True on the page that connects a device, to which the form then returns.
  static func form(_ content: DeviceAddressContent, leadsBack: Bool, _ language: Language) -> Node {
    let view = FormView(fields: content.form.fields, language: language)
    return tag(
      "form",
      ["method": "post", "action": Address.deviceAddress.path, "class": "form", "data-form": "", "novalidate": ""],
      leadsBack ? tag("input", ["type": "hidden", "name": DeviceAddressForm.back, "value": "1"]) : .nothing,
      .group(inputs(content, language).map(view.field)),
      tag(
        "div", ["class": "save"],
        turn(DeviceAddressForm.on, content.isOn ? .deviceAddressChange : .deviceAddressOn, "primary", language)))
  }

  private static func turn(_ value: String, _ text: TextKey, _ style: String?, _ language: Language) -> Node {
    tag(
      "button", ["type": "submit", "name": DeviceAddressForm.turn, "value": value, "class": style],
      .text(language[text]))
  }

  private static func inputs(_ content: DeviceAddressContent, _ language: Language) -> [FormView.Input] {
    [
      FormView.Input(
        name: DeviceAddressForm.host, label: language[.deviceAddressHost], hint: language[.deviceAddressHostHint],
        options: content.form.options(language)),
      FormView.Input(
        name: DeviceAddressForm.port, label: language[.deviceAddressPort], mode: "numeric",
        hint: language(.deviceAddressPortHint, DeviceAddressForm.usualPort),
        limits: DeviceAddressForm.ports, limitText: DeviceAddressForm.portText(language), required: true),
    ]
  }

  private static func card(_ content: DeviceAddressContent, _ language: Language) -> Node {
    tag("section", ["class": "card text"], form(content, leadsBack: false, language))
  }

  private static func state(_ content: DeviceAddressContent, _ language: Language) -> Node {
    tag(
      "section", ["class": "card text", "id": "state"], tag("h2", [:], .text(language[.deviceAddressState])),
      tag("p", [:], .text(content.status)), problem(content),
      .group(content.origins.map { Snippet.node($0, language, name: language[.deviceAddressTitle]) }),
      tag("p", ["class": "soft"], .text(content.last)),
      content.results.isEmpty
        ? .nothing
        : tag(
          "div", ["role": "status", "id": "results"], tag("ul", [:], content.results.map { tag("li", [:], .text($0)) })),
      content.isOn
        ? tag(
          "div", ["class": "buttons"],
          tag(
            "form", ["method": "post", "action": Address.deviceAddressTest.path],
            tag("button", ["type": "submit"], .text(language[.deviceAddressTest]))),
          content.isGiven
            ? .nothing
            : tag(
              "form", ["method": "post", "action": Address.deviceAddress.path],
              turn(DeviceAddressForm.off, .deviceAddressOff, nil, language)))
        : .nothing)
  }

  /// Why the address is not open.
  static func problem(_ content: DeviceAddressContent) -> Node {
    content.problem.map { tag("p", ["class": "banner"], Icon.warning.node, tag("span", [:], .text($0))) } ?? .nothing
  }

  private static func safety(_ content: DeviceAddressContent, _ language: Language) -> Node {
    tag(
      "section", ["class": "card text"], tag("h2", [:], .text(language[.deviceAddressSafety])),
      .group(content.safety.map { tag("p", [:], .text($0)) }),
      content.command.map { Snippet.node($0, language) } ?? .nothing)
  }
}

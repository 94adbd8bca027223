internal import DailveViewModels

/// The devices that send data, and the button to withdraw a key.
enum DeviceList {
  static func section(_ devices: [DevicePresenter.Row], _ language: Language, link: Node = .nothing) -> Node {
    .card(
      language[.connectDevices], id: "devices",
      devices.isEmpty
        ? .p(language[.connectDevicesNone], class: "soft")
        : .entries(devices.map { row($0, language) }),
      link)
  }

  private static func row(_ device: DevicePresenter.Row, _ language: Language) -> Node {
    tag(
      "li", ["class": device.isActive ? nil : "off"],
      tag(
        "div", [:],
        tag(
          "a", ["class": "row-open", "href": device.path], .strong(device.name),
          .span(device.detail, class: "soft"))))
  }

  /// The button to withdraw a key, behind a confirmation.
  ///
  /// - Parameter sure: The consequences.
  static func revoke(_ device: DevicePresenter.Row, _ language: Language, sure: TextKey = .connectRevokeSure) -> Node {
    tag(
      "details", ["class": "fold undo"],
      tag("summary", ["aria-label": language(.connectRevokeNamed, device.name)], .text(language[.connectRevoke])),
      .p(language[sure]),
      .form(to: Address.connectRevoke(device.id).path, .button(language[.connectRevoke], class: "danger")))
  }
}

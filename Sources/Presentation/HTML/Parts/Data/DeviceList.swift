internal import DailveViewModels

/// The devices that send data, and the button to withdraw a key.
enum DeviceList {
  static func section(_ devices: [DevicePresenter.Row], _ language: Language, link: Node = .nothing) -> Node {
    tag(
      "section", ["class": "card text", "id": "devices"], tag("h2", [:], .text(language[.connectDevices])),
      devices.isEmpty
        ? tag("p", ["class": "soft"], .text(language[.connectDevicesNone]))
        : tag("ul", ["class": "entries"], devices.map { row($0, language) }),
      link)
  }

  private static func row(_ device: DevicePresenter.Row, _ language: Language) -> Node {
    tag(
      "li", ["class": device.isActive ? nil : "off"],
      tag(
        "div", [:],
        tag(
          "a", ["class": "row-open", "href": device.path], tag("strong", [:], .text(device.name)),
          tag("span", ["class": "soft"], .text(device.detail)))))
  }

  /// The button to withdraw a key, behind a confirmation.
  ///
  /// - Parameter sure: The consequences.
  static func revoke(
    _ device: DevicePresenter.Row, _ language: Language, sure: TextKey = .connectRevokeSure
  ) -> Node {
    tag(
      "details", ["class": "fold undo"],
      tag("summary", ["aria-label": language(.connectRevokeNamed, device.name)], .text(language[.connectRevoke])),
      tag("p", [:], .text(language[sure])),
      tag(
        "form", ["method": "post", "action": Address.connectRevoke(device.id).path],
        tag("button", ["type": "submit", "class": "danger"], .text(language[.connectRevoke]))))
  }
}

package import DailveViewModels

/// The page for connecting a phone: the address that it sends to, the sending app, and a key for it.
package enum ConnectPage {
  /// - Parameters:
  ///   - target: The separate address for devices; `nil` for a server that has none.
  ///   - failure: Why nothing was saved.
  package static func html(
    _ form: ConnectForm, devices: [DevicePresenter.Row], target: DeviceAddressContent?, notice: String? = nil,
    failure: String? = nil, frame: PageFrame
  ) -> [UInt8] {
    let language = frame.language
    let view = FormView(fields: form.fields, language: language)
    let name = FormView.Input(
      name: ConnectForm.name, label: language[.connectName],
      hint: language(.formExample, language[.connectNameExample]),
      required: true)
    let address = FormView.Input(
      name: ConnectForm.address, label: language[.connectAddress], type: "text", mode: "url",
      hint: language[.connectAddressHint], required: true, suggestions: target?.origins ?? [])
    let days = FormView.Input(
      name: ConnectForm.days, label: language[.connectExpires], options: ConnectForm.validities(language))
    return Layout.page(
      frame, title: language[.connectTitle],
      back: Layout.backLink(frame, above: Address.data.path, .dataTitle),
      Layout.status(notice), Layout.alert(failure), view.summary([name, address]),
      .p(language[.connectLead], class: "lead"),
      tag(
        "div", ["class": "columns"],
        tag(
          "div", [:], target.map { self.target($0, language) } ?? .nothing,
          tag(
            "section", ["class": "card text"], tag("h2", [:], .text(language[.connectStepKey])),
            tag(
              "form",
              ["method": "post", "action": Address.connect.path, "class": "form", "data-form": "", "novalidate": ""],
              tag("input", ["type": "hidden", "name": ConnectForm.device, "value": form.fields[ConnectForm.device]]),
              ways(form, language), view.field(name), view.field(address), view.field(days),
              tag(
                "div", ["class": "save"],
                tag("button", ["type": "submit", "class": "primary"], .text(language[.connectCreate]))),
              tag("p", ["class": "soft"], .text(language[.connectStepPhone]))))),
        tag("div", [:], DeviceList.section(devices, language), checks(language), InstallHelp.section(frame))))
  }

  private static func ways(_ form: ConnectForm, _ language: Language) -> Node {
    tag(
      "fieldset", ["class": "plain basis ways"], .legend(language[.connectWay]),
      .group(
        ConnectWay.allCases.map { way in
          tag(
            "label", ["class": "choice"],
            tag(
              "input",
              [
                "type": "radio", "name": ConnectForm.way, "value": way.rawValue,
                "checked": way == form.chosen ? "" : nil,
              ]),
            tag("span", [:], .b(language[way.title]), .span(language[way.lead], class: "small")))
        }))
  }

  /// The first step: an address that the phone can reach.
  private static func target(_ content: DeviceAddressContent, _ language: Language) -> Node {
    let link = tag(
      "a", ["class": "link", "href": Address.deviceAddress.path], .text(language[.connectStepAddressLink]))
    return tag(
      "section", ["class": "card text", "id": "target"], tag("h2", [:], .text(language[.connectStepAddress])),
      DeviceAddressPage.problem(content),
      content.reached.map { tag("p", [:], .text(language(.connectStepAddressDone, $0))) } ?? .nothing,
      content.isOn && content.problem == nil && content.origins.isEmpty
        ? tag("p", ["class": "banner"], Icon.warning.node, tag("span", [:], .text(language[.connectAddressHere])))
        : .nothing,
      content.reached == nil && !content.isOn
        ? .group([
          tag("p", [:], .text(language[.connectAddressNone])),
          DeviceAddressPage.form(content, leadsBack: true, language),
        ]) : .nothing,
      link)
  }

  /// Empty checks that the script fills in.
  private static func checks(_ language: Language) -> Node {
    let all: [(name: String, title: TextKey, good: TextKey, bad: TextKey)] = [
      ("secure", .connectCheckSecure, .connectCheckSecureGood, .connectCheckSecureBad),
      ("offline", .connectCheckOffline, .connectCheckOfflineGood, .connectCheckOfflineBad),
      ("cookies", .connectCheckCookies, .connectCheckCookiesGood, .connectCheckCookiesBad),
      ("clock", .connectCheckClock, .connectCheckClockGood, .connectCheckClockBad),
      ("installed", .connectCheckInstalled, .connectCheckInstalledGood, .connectCheckInstalledBad),
      ("storage", .connectCheckStorage, .connectCheckStorageGood, .connectCheckStorageBad),
    ]
    return .card(
      language[.connectCheck],
      tag("p", ["class": "soft", "data-unscripted": ""], .text(language[.connectCheckNeedsScript])),
      tag(
        "dl", ["class": "checks"],
        all.map { check in
          tag(
            "div",
            [
              "data-check": check.name, "data-good": language[check.good], "data-bad": language[check.bad],
              "data-browser": check.name == "offline" ? language[.connectCheckOfflineBrowser] : nil,
            ],
            .dt(language[check.title]), .dd("…"))
        }))
  }
}

/// Instructions for installing the pages as an app.
enum InstallHelp {
  static func section(_ frame: PageFrame) -> Node {
    if frame.isUnencrypted {
      return .card(frame[.installTitle], id: "install", .p(frame[.installUnencrypted]))
    }
    return .card(
      frame[.installTitle], id: "install",
      .p(frame[.installLead]),
      .h3(frame[.installPhone]),
      tag(
        "ol", [:],
        [TextKey.installPhone1, .installPhone2, frame.isSignedIn ? .installPhone3SignIn : .installPhone3].map {
          .li(frame[$0])
        }),
      .p(frame[.installPhoneWhy], class: "small"),
      .h3(frame[.installOther]),
      .p(frame[.installOtherHow]))
  }
}

package import DailveViewModels

/// The page for connecting a phone: the sending app, and a key for it.
package enum ConnectPage {
  /// - Parameters:
  ///   - addresses: Addresses for devices besides this machine itself; empty if only this machine reaches the device
  ///     address, `nil` if there is none.
  ///   - failure: Why nothing was saved.
  package static func html(
    _ form: ConnectForm, devices: [DevicePresenter.Row], addresses: [String]?, notice: String? = nil,
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
      hint: language[.connectAddressHint], required: true, suggestions: addresses ?? [])
    let days = FormView.Input(
      name: ConnectForm.days, label: language[.connectExpires], options: ConnectForm.validities(language))
    return Layout.document(
      frame, title: language[.connectTitle],
      Layout.backLink(frame, above: Address.data.path, .dataTitle),
      Layout.header(title: language[.connectTitle]),
      Layout.status(notice), Layout.alert(failure), view.summary([name, address]),
      tag("p", ["class": "lead"], .text(language[.connectLead])),
      tag(
        "div", ["class": "columns"],
        tag(
          "form",
          ["method": "post", "action": Address.connect.path, "class": "card form", "data-form": "", "novalidate": ""],
          tag("input", ["type": "hidden", "name": ConnectForm.device, "value": form.fields[ConnectForm.device]]),
          ways(form, language), view.field(name), view.field(address),
          DeviceAddress(form.fields[ConnectForm.address])?.isLoopback == false || addresses?.isEmpty == false
            ? .nothing : unreachable(hasOwnAddress: addresses != nil, frame),
          view.field(days),
          tag(
            "div", ["class": "save"],
            tag("button", ["type": "submit", "class": "primary"], .text(language[.connectCreate])))),
        tag("div", [:], DeviceList.section(devices, language), checks(language), InstallHelp.section(frame))))
  }

  private static func ways(_ form: ConnectForm, _ language: Language) -> Node {
    tag(
      "fieldset", ["class": "plain basis ways"], tag("legend", [:], .text(language[.connectWay])),
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
            tag(
              "span", [:], tag("b", [:], .text(language[way.title])),
              tag("span", ["class": "small"], .text(language[way.lead]))))
        }))
  }

  private static func unreachable(hasOwnAddress: Bool, _ frame: PageFrame) -> Node {
    let language = frame.language
    let text = language[hasOwnAddress ? .connectAddressHere : .connectAddressNone]
    let banner = tag("p", ["class": "banner"], Icon.warning.node, tag("span", [:], .text(text)))
    if hasOwnAddress { return banner }
    return .group([
      banner,
      Snippet.node(frame.commands.serving("--ingest-listen", "192.168.1.20:8421"), language),
    ])
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
    return tag(
      "section", ["class": "card text"], tag("h2", [:], .text(language[.connectCheck])),
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
            tag("dt", [:], .text(language[check.title])), tag("dd", [:], .text("…")))
        }))
  }
}

/// Instructions for installing the pages as an app.
enum InstallHelp {
  static func section(_ frame: PageFrame) -> Node {
    let language = frame.language
    if frame.isUnencrypted {
      return tag(
        "section", ["class": "card text", "id": "install"], tag("h2", [:], .text(language[.installTitle])),
        tag("p", [:], .text(language[.installUnencrypted])))
    }
    return tag(
      "section", ["class": "card text", "id": "install"], tag("h2", [:], .text(language[.installTitle])),
      tag("p", [:], .text(language[.installLead])),
      tag("h3", [:], .text(language[.installPhone])),
      tag(
        "ol", [:],
        [TextKey.installPhone1, .installPhone2, frame.isSignedIn ? .installPhone3SignIn : .installPhone3].map {
          tag("li", [:], .text(language[$0]))
        }),
      tag("p", ["class": "small"], .text(language[.installPhoneWhy])),
      tag("h3", [:], .text(language[.installOther])),
      tag("p", [:], .text(language[.installOtherHow])))
  }
}

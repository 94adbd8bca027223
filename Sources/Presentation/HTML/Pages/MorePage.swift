internal import DailveViewModels

/// The More page: links to everything without a tab.
package enum MorePage {
  package static func html(frame: PageFrame) -> [UInt8] {
    let entries: [(path: String, icon: Icon, title: TextKey, text: TextKey)] = [
      (Address.sleep.path, .sleep, .navSleep, .moreSleepText), (Address.body.path, .body, .navBody, .moreBodyText),
      (Address.injuries.path, .injury, .navInjuries, .moreInjuriesText),
      (Address.vitals.path, .vitals, .navVitals, .moreVitalsText),
      (Address.dataTypes.path, .list, .moreTypes, .moreTypesText), (Address.data.path, .data, .navData, .moreDataText),
      (Address.connect.path, .phone, .connectTitle, .moreConnectText),
      (Address.programs.path, .app, .programsTitle, .programsMore),
      (Address.settings.path, .settings, .navSettings, .moreSettingsText),
    ]
    return Layout.page(
      frame, title: frame[.moreTitle],
      tag(
        "nav", ["class": "more-list", "aria-label": frame[.navMoreLabel]],
        entries.map { row($0.path, $0.icon, title: frame[$0.title], frame[$0.text]) }))
  }

  /// A link to a page, with an icon and a text that says what is there.
  static func row(_ path: String, _ icon: Icon, title: String, _ text: String) -> Node {
    tag(
      "a", ["class": "card row-link", "href": path],
      tag("span", ["class": "badge-icon"], icon.node), tag("div", [:], .h2(title), .p(text)))
  }
}

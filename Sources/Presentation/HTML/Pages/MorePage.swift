internal import DailveViewModels

/// The More page: links to everything without a tab.
package enum MorePage {
  package static func html(frame: PageFrame) -> [UInt8] {
    let language = frame.language
    let entries: [(path: String, icon: Icon, title: TextKey, text: TextKey)] = [
      (Address.sleep.path, .sleep, .navSleep, .moreSleepText), (Address.body.path, .body, .navBody, .moreBodyText),
      (Address.injuries.path, .injury, .navInjuries, .moreInjuriesText),
      (Address.vitals.path, .vitals, .navVitals, .moreVitalsText),
      (Address.dataTypes.path, .list, .moreTypes, .moreTypesText), (Address.data.path, .data, .navData, .moreDataText),
      (Address.connect.path, .phone, .connectTitle, .moreConnectText),
      (Address.programs.path, .app, .programsTitle, .programsMore),
      (Address.settings.path, .settings, .navSettings, .moreSettingsText),
    ]
    return Layout.document(
      frame, title: language[.moreTitle], Layout.header(title: language[.moreTitle]),
      tag(
        "nav", ["class": "more-list", "aria-label": language[.navMoreLabel]],
        entries.map { entry in
          tag(
            "a", ["class": "card row-link", "href": entry.path], tag("span", ["class": "badge-icon"], entry.icon.node),
            tag("div", [:], tag("h2", [:], .text(language[entry.title])), tag("p", [:], .text(language[entry.text]))))
        }))
  }
}

package import DailveViewModels

/// The Settings page: profile, goals, display, export and erasure.
package enum SettingsPage {
  package struct Display: Sendable {
    package var language: String
    package var theme: String
    package var units: String
    /// "12", "24", or "" for the style usual for the browser's language.
    package var clock: String

    package init(language: String, theme: String, units: String, clock: String) {
      self.language = language
      self.theme = theme
      self.units = units
      self.clock = clock
    }
  }

  /// The version of the program.
  package struct About: Sendable {
    package var version: String
    /// A sentence for an old version.
    package var notice: String?

    package init(version: String, notice: String? = nil) {
      self.version = version
      self.notice = notice
    }
  }

  /// - Parameter backupsWarning: A problem with the backups, if any.
  package static func html(
    _ form: SettingsForm, display: Display, notice: String?, backupsWarning: String? = nil, about: About,
    frame: PageFrame
  ) -> [UInt8] {
    let language = frame.language
    var fields = form.fields
    fields.values["lang"] = display.language
    fields.values["theme"] = display.theme
    fields.values["units"] = display.units
    fields.values["clock"] = display.clock
    let view = FormView(fields: fields, language: language)
    let groups = groups(display, language)
    return Layout.page(
      frame, title: language[.settingsTitle],
      back: Layout.backLink(language, to: Address.browse.path, .navBrowse),
      Layout.status(notice),
      view.summary(groups.flatMap(\.inputs)),
      .form(
        to: Address.settings.path, class: "settings",
        marks: ["data-form", "novalidate", "data-outbox", "data-outbox-changes"],
        .group(
          groups.map { group in
            tag("fieldset", ["class": "card"], [.legend(group.title)] + group.inputs.map(view.field))
          }),
        tag("div", ["class": "save"], .button(language[.commonSave], class: "primary"))
      ),
      more(
        .heartRateZones, .heart, name: .zoneSettingsTitle, title: .zoneSettingsLink, language[.zoneSettingsLead],
        language),
      more(.history, .refresh, name: .historyTitle, title: .historyTitle, language[.historyShort], language),
      more(
        .deviceAddress, .phone, name: .deviceAddressTitle, title: .deviceAddressTitle, language[.deviceAddressShort],
        language),
      more(.programs, .data, name: .programsTitle, title: .programsTitle, language[.programsMore], language),
      more(
        .backups, backupsWarning == nil ? .clock : .warning, name: .backupsTitle, title: .backupsTitle,
        backupsWarning ?? language[.backupsLead], language),
      export(language),
      frame.isSignedIn ? signOut(language) : .nothing,
      erase(frame.isSignedIn, language), self.about(about, language))
  }

  private static func groups(_ display: Display, _ language: Language) -> [(title: String, inputs: [FormView.Input])] {
    func number(_ name: String, _ label: TextKey, mode: String = "numeric", hint: String? = nil) -> FormView.Input {
      FormView.Input(
        name: name, label: language[label], mode: mode, hint: hint, limits: SettingsForm.limits[name],
        limitText: SettingsForm.limitText(name, language))
    }
    func choice(_ name: String, _ label: TextKey, _ options: [(value: String, text: String)]) -> FormView.Input {
      FormView.Input(name: name, label: language[label], options: options)
    }
    return [
      (
        language[.settingsDisplay],
        [
          choice("lang", .settingsLanguage, [("", language[.settingsLanguageAuto]), ("en", "English"), ("ko", "한국어")]),
          choice(
            "theme", .settingsTheme,
            [
              ("", language[.settingsThemeAuto]), ("light", language[.settingsThemeLight]),
              ("dark", language[.settingsThemeDark]),
            ]),
          choice(
            "units", .settingsUnits,
            [("metric", language[.settingsUnitsMetric]), ("imperial", language[.settingsUnitsImperial])]),
          choice(
            "clock", .settingsClock,
            [
              ("", language[.settingsClockAuto]), ("12", language[.settingsClockTwelve]),
              ("24", language[.settingsClockTwentyFour]),
            ]),
        ]
      ),
      (
        language[.settingsYou],
        [
          FormView.Input(name: SettingsForm.birthDate, label: language[.settingsBirthDate], type: "date"),
          choice(
            SettingsForm.sex, .settingsSex,
            [
              ("", language[.settingsUnset]), ("female", language[.settingsSexFemale]),
              ("male", language[.settingsSexMale]), ("other", language[.settingsSexOther]),
            ]),
          // Only numbers are checked while typing.
          display.units == "imperial"
            ? FormView.Input(
              name: SettingsForm.height, label: language[.settingsHeightFeet], hint: language(.formExample, "5'9\""))
            : number(SettingsForm.height, .settingsHeight, mode: "decimal"),
          FormView.Input(
            name: SettingsForm.zone, label: language[.settingsZone], hint: language(.formExample, "Asia/Seoul")),
        ]
      ),
      (
        language[.settingsGoals],
        [
          number(SettingsForm.activeDays, .settingsActiveDays),
          number(SettingsForm.exerciseMinutes, .settingsExerciseMinutes),
          number(SettingsForm.stepsPerDay, .settingsStepsPerDay, hint: language[.settingsStepsPerDayHint]),
          number(
            SettingsForm.sleepHours, .settingsSleepHours, mode: "decimal", hint: language[.settingsSleepHoursHint]),
          choice(SettingsForm.weightGoal, .settingsWeightGoal, FormChoices.weightGoals(language)),
          choice(SettingsForm.firstWeekday, .settingsFirstWeekday, FormChoices.weekdays(language)),
        ]
      ),
    ]
  }

  /// A link to another page of settings.
  ///
  /// - Parameter name: What screen readers call it.
  private static func more(
    _ address: Address, _ icon: Icon, name: TextKey, title: TextKey, _ text: String, _ language: Language
  ) -> Node {
    tag(
      "nav", ["class": "more-list", "aria-label": language[name]],
      RowLink.node(address.path, icon, title: language[title], text))
  }

  private static func export(_ language: Language) -> Node {
    .card(
      language[.settingsExport], id: "export",
      .p(language[.settingsExportText]),
      tag(
        "p", ["class": "buttons"],
        .link(language[.settingsExportCSV], to: Address.exportCSV.path, class: "button quiet"),
        .link(language[.settingsExportJSON], to: Address.exportJSON.path, class: "button quiet")))
  }

  private static func signOut(_ language: Language) -> Node {
    .card(
      language[.signOutTitle],
      .p(language[.signOutText]),
      tag(
        "div", ["class": "buttons"],
        .link(language[.securityLink], to: Address.security.path, class: "button quiet"),
        SignOutForm.node(.signOut, .signOut, language)))
  }

  private static func erase(_ isSignedIn: Bool, _ language: Language) -> Node {
    .card(
      language[.settingsDelete],
      .p(language[.settingsDeleteText]),
      isSignedIn ? .p(language[.settingsDeleteSignIn]) : .nothing,
      .form(
        to: Address.erase.path, class: "inline",
        tag(
          "label", [:], .text(language(.settingsDeleteConfirm, language[.settingsDeleteWord])),
          tag("input", ["name": "word", "autocomplete": "off", "autocapitalize": "characters", "required": ""])),
        .button(language[.settingsDeleteButton], class: "danger")))
  }

  private static func about(_ about: About, _ language: Language) -> Node {
    .card(
      language[.settingsAbout], id: "about",
      .p(language(.settingsVersion, about.version)), about.notice.map { .p($0) })
  }
}

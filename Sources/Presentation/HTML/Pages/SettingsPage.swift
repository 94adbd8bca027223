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
    return Layout.document(
      frame, title: language[.settingsTitle],
      Layout.backToMore(language),
      Layout.header(title: language[.settingsTitle]),
      Layout.status(notice),
      view.summary(groups.flatMap(\.inputs)),
      tag(
        "form",
        [
          "method": "post", "action": Address.settings.path, "class": "settings", "data-form": "", "novalidate": "",
          "data-outbox": "", "data-outbox-changes": "",
        ],
        .group(
          groups.map { group in
            tag("fieldset", ["class": "card"], [tag("legend", [:], .text(group.title))] + group.inputs.map(view.field))
          }),
        tag(
          "div", ["class": "save"], tag("button", ["type": "submit", "class": "primary"], .text(language[.commonSave])))
      ),
      heartRateZones(language), history(language), deviceAddress(language),
      programs(language), backups(backupsWarning, language),
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
          number(SettingsForm.stepsPerDay, .settingsStepsPerDay),
          number(
            SettingsForm.sleepHours, .settingsSleepHours, mode: "decimal", hint: language[.settingsSleepHoursHint]),
          choice(SettingsForm.weightGoal, .settingsWeightGoal, FormChoices.weightGoals(language)),
          choice(SettingsForm.firstWeekday, .settingsFirstWeekday, FormChoices.weekdays(language)),
        ]
      ),
    ]
  }

  private static func heartRateZones(_ language: Language) -> Node {
    tag(
      "nav", ["class": "more-list", "aria-label": language[.zoneSettingsTitle]],
      tag(
        "a", ["class": "card row-link", "href": Address.heartRateZones.path],
        tag("span", ["class": "badge-icon"], Icon.heart.node),
        tag(
          "div", [:], tag("h2", [:], .text(language[.zoneSettingsLink])),
          tag("p", [:], .text(language[.zoneSettingsLead])))))
  }

  private static func history(_ language: Language) -> Node {
    tag(
      "nav", ["class": "more-list", "aria-label": language[.historyTitle]],
      tag(
        "a", ["class": "card row-link", "href": Address.history.path],
        tag("span", ["class": "badge-icon"], Icon.refresh.node),
        tag("div", [:], tag("h2", [:], .text(language[.historyTitle])), tag("p", [:], .text(language[.historyShort]))))
    )
  }

  private static func deviceAddress(_ language: Language) -> Node {
    tag(
      "nav", ["class": "more-list", "aria-label": language[.deviceAddressTitle]],
      tag(
        "a", ["class": "card row-link", "href": Address.deviceAddress.path],
        tag("span", ["class": "badge-icon"], Icon.phone.node),
        tag(
          "div", [:], tag("h2", [:], .text(language[.deviceAddressTitle])),
          tag("p", [:], .text(language[.deviceAddressShort])))))
  }

  private static func programs(_ language: Language) -> Node {
    tag(
      "nav", ["class": "more-list", "aria-label": language[.programsTitle]],
      tag(
        "a", ["class": "card row-link", "href": Address.programs.path],
        tag("span", ["class": "badge-icon"], Icon.data.node),
        tag("div", [:], tag("h2", [:], .text(language[.programsTitle])), tag("p", [:], .text(language[.programsMore]))))
    )
  }

  private static func backups(_ warning: String?, _ language: Language) -> Node {
    tag(
      "nav", ["class": "more-list", "aria-label": language[.backupsTitle]],
      tag(
        "a", ["class": "card row-link", "href": Address.backups.path],
        tag("span", ["class": "badge-icon"], (warning == nil ? Icon.clock : .warning).node),
        tag(
          "div", [:], tag("h2", [:], .text(language[.backupsTitle])),
          tag("p", [:], .text(warning ?? language[.backupsLead])))))
  }

  private static func export(_ language: Language) -> Node {
    tag(
      "section", ["class": "card text", "id": "export"], tag("h2", [:], .text(language[.settingsExport])),
      tag("p", [:], .text(language[.settingsExportText])),
      tag(
        "p", ["class": "buttons"],
        tag(
          "a", ["class": "button quiet", "href": Address.exportCSV.path], .text(language[.settingsExportCSV])),
        tag(
          "a", ["class": "button quiet", "href": Address.exportJSON.path],
          .text(language[.settingsExportJSON]))))
  }

  private static func signOut(_ language: Language) -> Node {
    tag(
      "section", ["class": "card text"], tag("h2", [:], .text(language[.signOutTitle])),
      tag("p", [:], .text(language[.signOutText])),
      tag(
        "div", ["class": "buttons"],
        tag("a", ["class": "button quiet", "href": Address.security.path], .text(language[.securityLink])),
        SignOutForm.node(.signOut, .signOut, language)))
  }

  private static func erase(_ isSignedIn: Bool, _ language: Language) -> Node {
    tag(
      "section", ["class": "card text"], tag("h2", [:], .text(language[.settingsDelete])),
      tag("p", [:], .text(language[.settingsDeleteText])),
      isSignedIn ? tag("p", [:], .text(language[.settingsDeleteSignIn])) : .nothing,
      tag(
        "form", ["method": "post", "action": Address.erase.path, "class": "inline"],
        tag(
          "label", [:], .text(language(.settingsDeleteConfirm, language[.settingsDeleteWord])),
          tag("input", ["name": "word", "autocomplete": "off", "autocapitalize": "characters", "required": ""])),
        tag("button", ["type": "submit", "class": "danger"], .text(language[.settingsDeleteButton]))))
  }

  private static func about(_ about: About, _ language: Language) -> Node {
    tag(
      "section", ["class": "card text", "id": "about"], tag("h2", [:], .text(language[.settingsAbout])),
      tag("p", [:], .text(language(.settingsVersion, about.version))),
      about.notice.map { tag("p", [:], .text($0)) } ?? .nothing)
  }
}

package import DailveViewModels

/// What the person tells about themselves and wants to see.
package enum SettingsPage {
  package struct Display: Sendable {
    package var language: String
    package var theme: String
    package var units: String

    package init(language: String, theme: String, units: String) {
      self.language = language
      self.theme = theme
      self.units = units
    }
  }

  package static func html(_ form: SettingsForm, display: Display, saved: Bool, frame: PageFrame) -> [UInt8] {
    let language = frame.language
    let fields = Fields(form: form, language: language)
    return Layout.document(
      frame, title: language[.settingsTitle],
      Layout.header(title: language[.settingsTitle]),
      Layout.status(saved ? language[.settingsSaved] : nil),
      form.errors.isEmpty
        ? .nothing
        : tag(
          "p", ["class": "banner", "role": "alert"], Icon.warning.node,
          .text(language(.settingsError, form.errors.joined(separator: ", ")))),
      tag(
        "form", ["method": "post", "action": "/settings", "class": "settings"],
        group(
          language[.settingsDisplay],
          fields.select(
            "lang", .settingsLanguage, display.language,
            [("", language[.settingsLanguageAuto]), ("en", "English"), ("ko", "한국어")]),
          fields.select(
            "theme", .settingsTheme, display.theme,
            [
              ("", language[.settingsThemeAuto]), ("light", language[.settingsThemeLight]),
              ("dark", language[.settingsThemeDark]),
            ]),
          fields.select(
            "units", .settingsUnits, display.units,
            [("metric", language[.settingsUnitsMetric]), ("imperial", language[.settingsUnitsImperial])])),
        group(
          language[.settingsYou],
          fields.input(SettingsForm.birthDate, .settingsBirthDate, mode: "numeric", placeholder: "1988-05-17"),
          fields.select(
            SettingsForm.sex, .settingsSex,
            [
              ("", language[.settingsUnset]), ("female", language[.settingsSexFemale]),
              ("male", language[.settingsSexMale]), ("other", language[.settingsSexOther]),
            ]),
          fields.input(SettingsForm.height, .settingsHeight, mode: "decimal"),
          fields.input(SettingsForm.zone, .settingsZone, placeholder: "Asia/Seoul")),
        group(
          language[.settingsGoals],
          fields.input(SettingsForm.activeDays, .settingsActiveDays, mode: "numeric"),
          fields.input(SettingsForm.exerciseMinutes, .settingsExerciseMinutes, mode: "numeric"),
          fields.input(SettingsForm.stepsPerDay, .settingsStepsPerDay, mode: "numeric"),
          fields.input(SettingsForm.sleepHours, .settingsSleepHours, mode: "decimal"),
          fields.select(
            SettingsForm.weightGoal, .settingsWeightGoal,
            [
              ("maintain", language[.settingsWeightGoalMaintain]), ("lose", language[.settingsWeightGoalLose]),
              ("gain", language[.settingsWeightGoalGain]),
            ]),
          fields.select(
            SettingsForm.firstWeekday, .settingsFirstWeekday,
            (0..<7).map { ("\($0)", language.text("weekday.long.\($0)")) })),
        tag("button", ["type": "submit", "class": "primary"], .text(language[.commonSave]))))
  }

  private static func group(_ title: String, _ fields: Node...) -> Node {
    tag("fieldset", ["class": "card"], [tag("legend", [:], .text(title))] + fields)
  }

  private struct Fields {
    let form: SettingsForm
    let language: Language

    func input(_ name: String, _ label: TextKey, mode: String? = nil, placeholder: String? = nil) -> Node {
      tag(
        "label", [:], .text(language[label]),
        tag(
          "input",
          [
            "name": name, "value": form.fields[name], "inputmode": mode, "enterkeyhint": "done",
            "autocomplete": "off", "placeholder": placeholder,
            "aria-invalid": form.errors.contains(language[label]) ? "true" : nil,
          ]))
    }

    func select(_ name: String, _ label: TextKey, _ options: [(String, String)]) -> Node {
      select(name, label, form.fields[name] ?? "", options)
    }

    func select(_ name: String, _ label: TextKey, _ chosen: String, _ options: [(value: String, text: String)]) -> Node
    {
      tag(
        "label", [:], .text(language[label]),
        tag(
          "select", ["name": name],
          options.map { option in
            .element(
              tag: "option",
              attributes: [("value", option.value.isEmpty ? " " : option.value)]
                + (option.value == chosen ? [("selected", "")] : []), children: [.text(option.text)])
          }))
    }
  }
}

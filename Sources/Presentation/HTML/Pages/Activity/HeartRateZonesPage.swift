package import DailveViewModels

/// The settings of heart-rate zones and of the intensity of rides.
package enum HeartRateZonesPage {
  package static func html(
    _ content: HeartRateZonesContent?, _ form: HeartRateZonesForm, notice: String?, failure: String? = nil,
    frame: PageFrame
  ) -> [UInt8] {
    let language = frame.language
    let view = FormView(fields: form.fields, language: language)
    func number(_ name: String, _ label: TextKey, _ unit: TextKey, hint: String?) -> FormView.Input {
      FormView.Input(
        name: name, label: language[label], mode: "decimal", unit: language[unit], hint: hint,
        limits: HeartRateZonesForm.limits[name], limitText: HeartRateZonesForm.limitText(name, language))
    }
    let maximum = number(HeartRateZonesForm.maximum, .zoneSettingsOwn, .unitBpm, hint: content?.hint)
    let threshold = number(
      HeartRateZonesForm.threshold, .zoneSettingsThreshold, .workoutUnitWatt, hint: content?.thresholdHint)
    return Layout.page(
      frame, title: language[.zoneSettingsTitle],
      back: Layout.backLink(frame, above: Address.settings.path, .settingsTitle),
      Layout.status(notice), Layout.alert(failure), view.summary([maximum, threshold]),
      .p(language[.zoneSettingsLead], class: "lead"),
      tag(
        "div", ["class": "two"],
        content.map { today($0, language) },
        .form(
          to: frame.origin.added(to: Address.heartRateZones.path), class: "card form",
          marks: ["data-form", "novalidate", "data-outbox", "data-outbox-changes"],
          choices(HeartRateZonesForm.basis, .zoneSettingsBasis, FormChoices.zoneBases(language), form, language),
          view.field(maximum),
          choices(
            HeartRateZonesForm.formula, .zoneSettingsFormula, FormChoices.maximumFormulas(language), form, language),
          view.field(threshold),
          tag("div", ["class": "save"], .button(language[.commonSave], class: "primary")))))
  }

  private static func today(_ content: HeartRateZonesContent, _ language: Language) -> Node {
    .card(
      language[.zoneSettingsToday], class: "hue-heart",
      tag(
        "dl", ["class": "zone-list"],
        content.zones.reversed().map { zone in
          tag(
            "div", ["class": "zone-\(zone.number)"],
            tag("dt", [:], .b(language(.workoutZone, "\(zone.number)")), .text(" \(zone.name)")),
            .dd(zone.range))
        }),
      .p([content.maximum, content.resting].compactMap { $0 }.joined(separator: " "), class: "small"))
  }

  private static func choices(
    _ name: String, _ legend: TextKey, _ choices: [FormChoices.Choice], _ form: HeartRateZonesForm, _ language: Language
  ) -> Node {
    tag(
      "fieldset", ["class": "plain basis"], .legend(language[legend]),
      .group(
        choices.map { choice in
          tag(
            "label", ["class": "choice"],
            tag(
              "input",
              [
                "type": "radio", "name": name, "value": choice.value,
                "checked": choice.value == form.fields[name] ? "" : nil,
              ]), .span(choice.text))
        }))
  }
}

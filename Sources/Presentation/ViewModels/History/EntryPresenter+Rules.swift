internal import DailveDomain
internal import DailveScores

/// The person's statements about settings, sources, nights and readings.
extension EntryPresenter {
  func words(_ rule: any Rule) -> EntryContent {
    switch rule {
    case let rule as Setting: SettingPresenter(presenter: self).words(rule)
    case let rule as TypeSwitch: counted(.historyType, TypeName.readable(rule.type, language), rule.isOff)
    case let rule as SourceSwitch: counted(.historySource, rule.source, rule.isOff)
    case let rule as SourceDevice:
      EntryContent(
        kind: .historySource, title: rule.source,
        lines: lines((.dataSourceDevice, language[rule.device.title])))
    case let rule as SourceOrder:
      EntryContent(
        kind: .historyOrder, title: TypeName.readable(rule.type, language),
        lines: lines((.historyOrder, rule.sources.compactMap(\.first).joined(separator: ", "))))
    case let rule as NightChoice:
      EntryContent(
        kind: .historySleep, title: language(.historyNightOf, day(rule.day)),
        lines: lines((.historySource, rule.source)))
    case let rule as ReadingOverride: words(rule)
    case let rule as EnteredStay:
      EntryContent(
        kind: .historyStay, title: rule.zone,
        lines: lines((.dataFrom, moment(rule.start)), (.dataUntil, moment(rule.end))))
    default: EntryContent(kind: .historyOther, title: language[.historyOtherWhat], lines: [])
    }
  }

  private func counted(_ kind: TextKey, _ title: String, _ isOff: Bool) -> EntryContent {
    EntryContent(
      kind: kind, title: title,
      lines: lines((.historyCounts, language[isOff ? .historyNotCounted : .historyCounted])))
  }

  private func words(_ rule: ReadingOverride) -> EntryContent {
    let format: any ValueFormat =
      MetricTraits.metric(ofType: rule.type).map { viewer.format($0) }
      ?? TypeFormat(rule.type, unit: nil, largest: rule.value, language: language)
    return EntryContent(
      kind: .historyReading,
      title: [TypeName.readable(rule.type, language), moment(rule.start)].joined(separator: " · "),
      lines: lines(
        (.historySource, rule.source), (.historyRecorded, format.text(rule.value)),
        (.historyRight, rule.correction.map { format.text($0) } ?? language[.samplesExcluded])))
  }
}

/// Settings by the labels and options of their forms.
private struct SettingPresenter {
  let presenter: EntryPresenter
  private var language: Language { presenter.language }

  func words(_ setting: Setting) -> EntryContent {
    let (label, text) = pair(setting)
    return EntryContent(
      kind: .historySetting, title: label, lines: [EntryContent.Line(label: label, text: text)])
  }

  private func pair(_ setting: Setting) -> (label: String, text: String) {
    let value = setting.value
    func option(_ key: TextKey, _ text: TextKey?) -> (String, String) {
      (language[key], text.map { language[$0] } ?? value)
    }
    func number(_ key: TextKey) -> (String, String) {
      (language[key], Double(value).map { NumberFormat.text($0, decimals: $0 == $0.rounded() ? 0 : 1) } ?? value)
    }
    switch setting.name {
    case SettingName.birthDate:
      return (language[.settingsBirthDate], CivilDay(accepting: value).map { presenter.day($0) } ?? value)
    case SettingName.sex: return option(.settingsSex, BiologicalSex(rawValue: value)?.title)
    case SettingName.height: return number(.settingsHeight)
    case SettingName.homeZone: return (language[.settingsZone], value)
    case SettingName.activeDays: return number(.settingsActiveDays)
    case SettingName.exerciseMinutes: return number(.settingsExerciseMinutes)
    case SettingName.stepsPerDay: return number(.settingsStepsPerDay)
    case SettingName.sleepHours: return number(.settingsSleepHours)
    case SettingName.weightGoal: return option(.bodyGoalTitle, WeightGoal(rawValue: value)?.title)
    case SettingName.firstWeekday:
      return option(.settingsFirstWeekday, Int(value).flatMap(Weekday.init(rawValue:))?.title)
    case SettingName.pinned:
      let metrics = PinnedMetrics.normalised(value.split(separator: ",").map(String.init))
      return (language[.todayPinned], metrics.map { language[$0.title] }.joined(separator: ", "))
    case SettingName.maximumHeartRate: return number(.zoneSettingsMaximum)
    case SettingName.maximumFormula:
      return option(
        .zoneSettingsFormula,
        MaximumHeartRate.Formula(rawValue: value).map {
          $0 == .age ? .zoneSettingsFormulaAge : .zoneSettingsFormulaTanaka
        })
    case SettingName.zoneBasis:
      return option(
        .zoneSettingsBasis,
        HeartRateZones.Basis(rawValue: value).map { $0 == .maximum ? .zoneSettingsMaximum : .zoneSettingsReserve })
    case SettingName.thresholdPower: return number(.zoneSettingsThreshold)
    default: return (setting.name, value)
    }
  }
}

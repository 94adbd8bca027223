internal import DailveDomain
internal import DailveScores

extension Setting: WordedEntry {
  func words(_ presenter: EntryPresenter) -> EntryContent { SettingPresenter(presenter: presenter).words(self) }
}

extension TypeSwitch: WordedEntry {
  func words(_ presenter: EntryPresenter) -> EntryContent {
    presenter.counted(.historyType, TypeName.readable(type, presenter.language), isOff)
  }
}

extension SourceSwitch: WordedEntry {
  func words(_ presenter: EntryPresenter) -> EntryContent { presenter.counted(.historySource, source, isOff) }
}

extension SourceDevice: WordedEntry {
  func words(_ presenter: EntryPresenter) -> EntryContent {
    EntryContent(
      kind: .historySource, title: source,
      lines: presenter.lines((.dataSourceDevice, presenter.language[device.title])))
  }
}

extension SourceOrder: WordedEntry {
  func words(_ presenter: EntryPresenter) -> EntryContent {
    EntryContent(
      kind: .historyOrder, title: TypeName.readable(type, presenter.language),
      lines: presenter.lines((.historyOrder, sources.compactMap(\.first).joined(separator: ", "))))
  }
}

extension NightChoice: WordedEntry {
  func words(_ presenter: EntryPresenter) -> EntryContent {
    EntryContent(
      kind: .historySleep, title: presenter.language(.historyNightOf, presenter.day(day)),
      lines: presenter.lines((.historySource, source)))
  }
}

extension ReadingOverride: WordedEntry {
  func words(_ presenter: EntryPresenter) -> EntryContent {
    let language = presenter.language
    let format: any ValueFormat =
      MetricTraits.metric(ofType: type).map { presenter.viewer.format($0) }
      ?? TypeFormat(type, unit: nil, largest: value, language: language)
    return EntryContent(
      kind: .historyReading,
      title: [TypeName.readable(type, language), presenter.moment(start)].joined(separator: " · "),
      lines: presenter.lines(
        (.historySource, source), (.historyRecorded, format.text(value)),
        (.historyRight, correction.map { format.text($0) } ?? language[.samplesExcluded])))
  }
}

extension ZoneEntry: WordedEntry {
  func words(_ presenter: EntryPresenter) -> EntryContent {
    EntryContent(
      kind: .historyStay, title: zone,
      lines: presenter.lines((.dataFrom, presenter.moment(start)), (.dataUntil, presenter.moment(end))))
  }
}

extension EntryPresenter {
  fileprivate func counted(_ kind: TextKey, _ title: String, _ isOff: Bool) -> EntryContent {
    EntryContent(
      kind: kind, title: title,
      lines: lines((.historyCounts, language[isOff ? .historyNotCounted : .historyCounted])))
  }
}

/// Settings by the labels and options of their forms.
private struct SettingPresenter {
  let presenter: EntryPresenter
  private var language: Language { presenter.language }

  func words(_ setting: Setting) -> EntryContent {
    let (label, text) = pair(setting)
    return EntryContent(kind: .historySetting, title: label, lines: [EntryContent.Line(label: label, text: text)])
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

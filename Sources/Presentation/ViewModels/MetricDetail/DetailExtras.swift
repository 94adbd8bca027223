internal import DailveDomain
internal import DailveScores

/// Sections that only one metric's page has: zones of the newest workout, VO2 max norms, the trend of body fat, the
/// baseline of wrist temperature.
struct DetailExtras {
  let viewer: ViewerContext
  let reader: any TrainingReading
  private var language: Language { viewer.language }

  func extras(_ metric: Metric, _ series: [DayValue]) throws -> [MetricDetailContent.Extra] {
    switch metric {
    case .heartRate: try zones().map { [$0] } ?? []
    case .vo2Max: try norms(series).map { [$0] } ?? []
    case .bodyFat: series.isEmpty ? [] : [bodyFat(series)]
    case .wristTemperature: temperature(series).map { [$0] } ?? []
    default: []
    }
  }

  private func zones() throws -> MetricDetailContent.Extra? {
    guard let zones = try NewestHeartRateZones.load(reader, on: viewer.day) else { return nil }
    let total = max(1, zones.seconds.reduce(0, +))
    let activity = TypeName.activity(zones.workout.activity, language)
    let words = HeartRateZonePresenter(viewer: viewer)
    let minutes = HeartRateZonePart.minutes(zones.seconds)
    return MetricDetailContent.Extra(
      title: language[.zonesTitle], text: language(.zonesText, activity, DateFormat.short(zones.workout.day, language)),
      rows: zip(words.zones(zones.day.zones), zones.seconds.dropFirst()).reversed().map { zone, seconds in
        BarRow(
          label: language(.zonesZone, "\(zone.number)", zone.range),
          text: NumberFormat.durationText(minutes[zone.number], language), share: seconds / total,
          tone: "zone-\(zone.number)")
      },
      note: [words.maximum(zones.day), zones.day.zones.basis == .reserve ? words.resting(zones.day) : nil]
        .compactMap { $0 }.joined(separator: " "))
  }

  private func norms(_ series: [DayValue]) throws -> MetricDetailContent.Extra? {
    guard let newest = series.last else { return nil }
    let profile = try reader.profile()
    let title = language[.vo2NormsTitle]
    guard let age = profile.age(on: viewer.day), let sex = profile.sex,
      let row = CardioFitness.values(age: age, sex: sex),
      let percentile = CardioFitness.percentile(of: newest.value, age: age, sex: sex)
    else {
      return MetricDetailContent.Extra(title: title, text: language[.vo2NormsNeeds], rows: [], note: nil)
    }
    let top = row.first ?? 1
    let group = language(
      .vo2NormsGroup, language[sex.people],
      RangeText.join("\(age / 10 * 10)", "\(age / 10 * 10 + 9)", language))
    var rows = zip(CardioFitness.percentiles, row).filter { [90, 75, 50, 25, 10].contains($0.0) }.map { entry in
      BarRow(
        label: language(.vo2NormsHigher, "\(Int(saturating: entry.0))"), text: NumberFormat.text(entry.1, decimals: 1),
        share: entry.1 / top, tone: nil)
    }
    let own = BarRow(
      label: language[.vo2NormsYou], text: NumberFormat.text(newest.value, decimals: 1),
      share: min(1, newest.value / top),
      tone: "own")
    let place = rows.firstIndex { row in (Double(row.text) ?? 0) <= newest.value } ?? rows.count
    rows.insert(own, at: place)
    return MetricDetailContent.Extra(
      title: title,
      text: percentile >= 95
        ? language(.vo2NormsTop, group)
        : percentile <= 5
          ? language(.vo2NormsBottom, group)
          : language(.vo2NormsText, NumberFormat.text(percentile, decimals: 0), group), rows: rows,
      note: language[.vo2NormsNote])
  }

  private func bodyFat(_ series: [DayValue]) -> MetricDetailContent.Extra {
    let title = language[.bodyFatTrendTitle]
    guard let change = WeeklyTrend(series).change(on: viewer.day) else {
      return MetricDetailContent.Extra(title: title, text: language[.bodyFatTrendNeeds], rows: [], note: nil)
    }
    let points = NumberFormat.text(change.change.magnitude * 100, decimals: 2)
    let text =
      Double(points) == 0
      ? language[.bodyFatTrendSteady]
      : language(change.change > 0 ? .bodyFatTrendUp : .bodyFatTrendDown, points)
    return MetricDetailContent.Extra(title: title, text: text, rows: [], note: language[.bodyFatTrendNote])
  }

  private func temperature(_ series: [DayValue]) -> MetricDetailContent.Extra? {
    let title = language[.temperatureTitle]
    let format = viewer.format(.wristTemperature)
    guard let newest = series.last, let baseline = WristTemperature.baseline(series, before: newest.day) else {
      let have = series.suffix(WristTemperature.nights).count
      return MetricDetailContent.Extra(
        title: title, text: language(.temperatureNeeds, "\(have)", "\(WristTemperature.neededNights)"), rows: [],
        note: nil)
    }
    return MetricDetailContent.Extra(
      title: title,
      text: language(
        .temperatureText, UnitText.join(NumberFormat.text(format.shown(newest.value), decimals: 2), format.unit),
        UnitText.join(NumberFormat.text(format.shown(baseline), decimals: 2), format.unit)), rows: [], note: nil)
  }
}

internal import DailveDomain
internal import DailveScores

/// Puts the newest values of the store into words.
struct LibraryPresenter {
  let viewer: ViewerContext
  let library: Library
  private var language: Language { viewer.language }

  /// A newest value.
  struct Newest {
    var pieces: [Piece]
    var day: CivilDay

    var text: String { pieces.map { UnitText.join($0.number, $0.unit) }.joined(separator: " ") }
  }

  /// The newest value of a type, the same as on its card where it has one.
  func newest(_ type: String) -> Newest? {
    if PressurePresenter.types.contains(type) { return pressure }
    if let metric = MetricTraits.metric(ofType: type) { return newest(metric) }
    guard let value = library.newestValue(of: type) else { return nil }
    let format = TypeFormat(type, unit: nil, largest: value.value, language: language)
    return Newest(pieces: format.pieces(value.value), day: value.day)
  }

  private func newest(_ metric: Metric) -> Newest? {
    if let card = library.cards[metric], let day = card.day {
      return Newest(pieces: CardPresenter(viewer).card(card).pieces, day: day)
    }
    guard metric != .sleep, let row = library.newest[metric.traits.type] else { return nil }
    return Newest(pieces: viewer.format(metric).pieces(row.value(metric.traits.aggregation)), day: row.day)
  }

  /// Both numbers of the newest day, if it has both.
  private var pressure: Newest? {
    guard let upper = library.newestValue(of: PressurePresenter.systolic),
      let lower = library.newestValue(of: PressurePresenter.diastolic), upper.day == lower.day
    else { return nil }
    let format = PressurePresenter.format(language)
    let number = "\(format.number(upper.value))/\(format.number(lower.value))"
    return Newest(pieces: [Piece(number: number, unit: format.unit)], day: upper.day)
  }

  func age(_ day: CivilDay) -> String {
    if viewer.day - day > Self.longestAge { return DateFormat.withYear(day, language) }
    return viewer.age(of: day) ?? viewer.date(day)
  }

  /// After this many days a date says more than an age.
  private static let longestAge = 60

  /// The types of a category, with both numbers of blood pressure as one, by name.
  func rows(_ category: BrowseCategory) -> [BrowseRow] {
    var rows: [BrowseRow] = []
    for listed in library.types where BrowseCategory.of(listed.type) == category {
      let isPressure = PressurePresenter.types.contains(listed.type)
      let title = isPressure ? language[.typePressure] : TypeName.readable(listed.type, language)
      if isPressure, rows.contains(where: { $0.title == title }) { continue }
      rows.append(
        row(
          isPressure ? PressurePresenter.systolic : listed.type, title: title, isOff: listed.isOff, category))
    }
    return rows.sorted { ($0.title, $0.path) < ($1.title, $1.path) }
  }

  func row(_ type: String, title: String, isOff: Bool = false, _ category: BrowseCategory) -> BrowseRow {
    var row = BrowseRow(subject: .category(category), title: title, path: SeriesPath.of(type).path)
    if isOff { row.text = language[.browseNotCounted] }
    if let newest = newest(type) {
      row.values = [.init(label: "", text: newest.text)]
      row.ageText = age(newest.day)
      row.isStale = Freshness(of: newest.day, today: viewer.day).isStale
    }
    return row
  }

  /// A category with its newest values; `nil` without data.
  func summary(_ category: BrowseCategory) -> BrowseRow? {
    let types = library.types.filter { BrowseCategory.of($0.type) == category }
    let known = category.leads.compactMap { type in newest(type).map { (type: type, newest: $0) } }
    guard !types.isEmpty || !known.isEmpty else { return nil }
    var row = BrowseRow(
      subject: .category(category), title: language[category.title], path: Address.browseCategory(category).path)
    let fresh = known.filter { viewer.day - $0.newest.day <= Freshness.fallbackDays }
    if fresh.isEmpty, let newest = known.max(by: { $0.newest.day < $1.newest.day }) {
      row.values = [value(newest.type, newest.newest)]
      row.ageText = age(newest.newest.day)
      row.isStale = true
    } else {
      row.values = fresh.prefix(2).map { value($0.type, $0.newest) }
    }
    if row.values.isEmpty { row.text = language(.browseKinds, "\(types.count)") }
    return row
  }

  private func value(_ type: String, _ newest: Newest) -> BrowseRow.Value {
    let isPressure = PressurePresenter.types.contains(type)
    return .init(
      label: isPressure ? language[.typePressure] : TypeName.readable(type, language), text: newest.text)
  }
}

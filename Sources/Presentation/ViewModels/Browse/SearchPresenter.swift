internal import DailveDomain
internal import DailveScores

/// Puts what a search found into words.
struct SearchPresenter {
  let library: LibraryPresenter
  /// As typed; not empty.
  let query: String
  private var viewer: ViewerContext { library.viewer }
  private var language: Language { viewer.language }

  /// How many results of one kind are listed.
  static let most = 8
  static let mostNotes = 5
  /// How many other names of the best result are told.
  private static let mostNames = 4

  func results(_ hits: [SearchIndex.Hit], _ notes: FoundNotes) -> BrowseResults {
    let best = hits.first { $0.entry.kind == .data && $0.fit.isBeginning }
    let shown = best.flatMap(card)
    let data = hits.filter { $0.entry.kind == .data && (shown == nil || $0.entry != best?.entry) }
    var groups: [(fit: SearchFit, group: BrowseResults.Group)] = []
    func add(_ title: TextKey, _ fit: SearchFit, _ rows: [BrowseRow], more: EmptyContent.Link? = nil) {
      if !rows.isEmpty { groups.append((fit, .init(title: language[title], rows: rows, more: more))) }
    }
    func list(_ title: TextKey, _ hits: [SearchIndex.Hit]) {
      add(title, hits.first?.fit ?? SearchFit.none, hits.prefix(Self.most).map { row($0.entry) })
    }
    list(.browseFoundData, data)
    list(.browseFoundPages, hits.filter { $0.entry.kind == .page })
    list(.browseFoundSettings, hits.filter { $0.entry.kind == .setting })
    let rest = notes.allWorkouts > notes.workouts.count ? link(notes.allWorkouts) : nil
    add(.browseFoundWorkouts, .contains, notes.workouts.map { workout($0, notes) }, more: rest)
    add(.browseFoundEntries, .contains, notes.injuries.map(injury) + notes.measurements.map(measurement))
    // Groups follow their best result; those that are equally good keep the order above.
    let ordered = groups.enumerated().sorted { a, b in
      (a.element.fit.rawValue, a.offset) < (b.element.fit.rawValue, b.offset)
    }.map(\.element.group)
    let count = (shown == nil ? 0 : 1) + groups.reduce(0) { $0 + $1.group.rows.count }
    return BrowseResults(
      summary: summary(count, best: best), hit: shown, groups: ordered,
      empty: count > 0
        ? nil
        : EmptyContent(
          title: language(.browseNone, query), text: language[.browseNoneText],
          link: .init(text: language[.browseAll], path: Address.browse.path)))
  }

  private func summary(_ count: Int, best: SearchIndex.Hit?) -> String {
    guard count > 0 else { return language(.browseNone, query) + "." }
    let found = language(.browseResults, "\(count)")
    guard let best, best.fit == .wholeOther || best.fit == .otherBegins else { return found }
    return found + " " + language(.browseMeans, query, names(best.entry, title: true))
  }

  /// The names of an entry that differ from what was typed.
  private func names(_ entry: SearchEntry, title: Bool) -> String {
    let typed = SearchIndex.key(query).letters
    let names = ((title ? [entry.title] : []) + entry.names).filter { SearchKey($0).letters != typed }
    return names.prefix(Self.mostNames).joined(separator: ", ")
  }

  private func card(_ hit: SearchIndex.Hit) -> BrowseHit? {
    guard let type = hit.entry.type, let newest = library.newest(type) else { return nil }
    return BrowseHit(
      category: BrowseCategory.of(type), title: hit.entry.title, alsoText: names(hit.entry, title: false),
      pieces: newest.pieces, ageText: library.age(newest.day), path: hit.entry.path)
  }

  private func row(_ entry: SearchEntry) -> BrowseRow {
    if let type = entry.type { return library.row(type, title: entry.title, BrowseCategory.of(type)) }
    let address = Address(path: entry.path)
    return BrowseRow(
      subject: entry.kind == .setting ? .setting : .page(address ?? .browse), title: entry.title, path: entry.path,
      text: entry.text)
  }

  private func workout(_ logged: LoggedWorkout, _ notes: FoundNotes) -> BrowseRow {
    let row = WorkoutRowPresenter(viewer: viewer, timeline: notes.timeline, lines: [:]).row(logged)
    return BrowseRow(
      subject: .workout(row.activity), title: row.name, path: row.path.path,
      values: [.init(label: "", text: [row.value, row.detail].compactMap { $0 }.joined(separator: " · "))],
      excerpt: notes.memos[logged.id].map { Excerpt($0, around: query) }, ageText: row.whenText)
  }

  private func link(_ count: Int) -> EmptyContent.Link {
    EmptyContent.Link(
      text: language(.browseAllWorkouts, NumberFormat.text(Double(count), decimals: 0)),
      path: Address.workouts.path("\(WorkoutListQuery.Field.q.rawValue)=\(AddressText.encoded(query))"))
  }

  private func injury(_ injury: Injury) -> BrowseRow {
    BrowseRow(
      subject: .injury, title: InjuryPresenter(viewer: viewer).name(injury), path: Address.injury(injury.id).path,
      excerpt: injury.memo.isEmpty ? nil : Excerpt(injury.memo, around: query), ageText: viewer.date(injury.start))
  }

  private func measurement(_ entry: BodyEntry) -> BrowseRow {
    BrowseRow(
      subject: .measurement, title: language(.browseMeasurement, viewer.date(entry.day)),
      path: Address.bodyEntry(entry.id).path, excerpt: Excerpt(entry.memo, around: query))
  }
}

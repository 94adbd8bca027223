package import DailveViewModels

/// The Browse page: the search, then what it found, or favourites, categories and the ways to other pages.
package enum BrowsePage {
  /// Name of the field with the searched text.
  package static let field = "q"

  package static func html(_ content: BrowseContent, frame: PageFrame) -> [UInt8] {
    let language = frame.language
    return Layout.document(
      frame.following(),
      title: content.query.isEmpty ? language[.browseTitle] : "\(content.query) · \(language[.browseTitle])",
      Layout.header(title: language[.browseTitle]), search(content, language),
      content.banner.map { tag("p", ["class": "banner", "role": "alert"], Icon.warning.node, .text($0)) },
      tag(
        "div", ["class": "browse", "data-found": ""],
        content.results.map { found($0, frame) } ?? library(content, frame)),
      index(content, language))
  }

  /// A GET form, so that results have an address.
  private static func search(_ content: BrowseContent, _ language: Language) -> Node {
    tag(
      "form", ["class": "seek", "method": "get", "action": Address.browse.path, "role": "search"],
      Icon.search.node,
      tag(
        "input",
        [
          "type": "search", "name": field, "value": content.query, "aria-label": language[.browseSearch],
          "placeholder": language[.browseHint], "enterkeyhint": "search", "autocomplete": "off",
          "autocapitalize": "off", "spellcheck": "false", "maxlength": "\(BrowseViewModel.longest)", "data-seek": "",
        ]),
      content.query.isEmpty
        ? .nothing
        : tag(
          "a", ["class": "clear", "href": Address.browse.path, "aria-label": language[.browseClear]], Icon.close.node))
  }

  private static func library(_ content: BrowseContent, _ frame: PageFrame) -> Node {
    let language = frame.language
    return .group([
      content.empty.map { EmptyState.card($0) } ?? .nothing,
      content.favourites.isEmpty
        ? .nothing
        : section(
          .browseFavourites, language,
          tag("div", ["class": "grid"], content.favourites.map { CardView.link($0, frame) })),
      content.categories.isEmpty
        ? .nothing : section(.browseEverything, language, BrowseRows.node(content.categories)),
      section(.browseApp, language, BrowseRows.node(content.pages, class: "two")),
    ])
  }

  private static func section(_ title: TextKey, _ language: Language, _ content: Node) -> Node {
    tag("section", [:], .h2(language[title]), content)
  }

  private static func found(_ results: BrowseResults, _ frame: PageFrame) -> Node {
    let groups = results.groups.map { group in
      tag(
        "section", [:], .h2(group.title), BrowseRows.node(group.rows, from: frame.asOrigin),
        group.more.map { .link($0.text, to: $0.path, class: "link") })
    }
    return .group([
      tag("p", ["class": "soft small", "role": "status"], .text(results.summary)),
      results.empty.map { EmptyState.card($0) } ?? .nothing, results.hit.map { hit($0, frame) } ?? .nothing,
      .group(groups),
    ])
  }

  private static func hit(_ hit: BrowseHit, _ frame: PageFrame) -> Node {
    tag(
      "article", ["class": "card hit hue-\(hit.category.hue)"],
      tag(
        "header", [:], hit.category.icon.tile(),
        tag("div", [:], .h2(hit.title), .p(hit.alsoText, class: "soft small"))),
      tag(
        "p", ["class": "row"],
        tag(
          "span", ["class": "value"],
          hit.pieces.flatMap { piece in
            [.text(piece.number), piece.unit.isEmpty ? .text(" ") : UnitMark.node(piece.unit)]
          }), .span(hit.ageText, class: "soft")),
      tag("p", ["class": "buttons"], .link(frame[.browseOpen], to: frame.asOrigin.added(to: hit.path), class: "link")))
  }

  /// The names that `browse.js` searches without the server. The template is not part of the page.
  private static func index(_ content: BrowseContent, _ language: Language) -> Node {
    tag(
      "template",
      [
        "data-index": "", "data-none": language(.browseNone, "{0}"), "data-note": language[.browseOffline],
        "data-data": language[.browseFoundData], "data-page": language[.browseFoundPages],
        "data-setting": language[.browseFoundSettings],
      ],
      content.index.map { entry in
        tag(
          "a",
          ["href": entry.path, "data-kind": entry.kind.rawValue, "data-names": entry.names.joined(separator: "|")],
          .text(entry.title))
      })
  }
}

/// Rows that lead to pages.
enum BrowseRows {
  /// - Parameter origin: The page to which pages of data lead back.
  static func node(_ rows: [BrowseRow], class style: String? = nil, from origin: PageOrigin? = nil) -> Node {
    tag("div", ["class": style.map { "card rows \($0)" } ?? "card rows"], rows.map { row($0, origin) })
  }

  private static func row(_ row: BrowseRow, _ origin: PageOrigin?) -> Node {
    var path = row.path
    if case .category = row.subject { path = origin.added(to: path) }
    return tag(
      "a", ["class": "brow hue-\(hue(row.subject))\(row.isStale ? " old" : "")", "href": path],
      icon(row.subject).tile(isPlace(row) ? "s" : "s soft"),
      tag(
        "span", ["class": "what"], .strong(row.title), details(row),
        row.excerpt.map { excerpt in
          tag(
            "span", ["class": "soft"], .text("“" + excerpt.before),
            excerpt.match.isEmpty ? .nothing : tag("mark", [:], .text(excerpt.match)), .text(excerpt.after + "”"))
        }),
      Icon.forward.node)
  }

  /// True for a category as a whole.
  private static func isPlace(_ row: BrowseRow) -> Bool {
    if case .category(let category) = row.subject { row.path == Address.browseCategory(category).path } else { false }
  }

  private static func details(_ row: BrowseRow) -> Node {
    var parts: [Node] = row.values.map { value in
      .group([value.label.isEmpty ? .nothing : .text(value.label + " "), .b(value.text)])
    }
    parts += [row.text, row.ageText].compactMap { $0 }.filter { !$0.isEmpty }.map { .text($0) }
    guard !parts.isEmpty else { return .nothing }
    let joined = parts.enumerated().flatMap { index, part in index == 0 ? [part] : [.text(" · "), part] }
    return tag("span", ["class": "soft"], joined)
  }

  private static func hue(_ subject: BrowseRow.Subject) -> String {
    switch subject {
    case .category(let category): category.hue
    case .page, .setting: "records"
    case .workout: "activity"
    case .injury: "heart"
    case .measurement: "body"
    }
  }

  private static func icon(_ subject: BrowseRow.Subject) -> Icon {
    switch subject {
    case .category(let category): category.icon
    case .page(let address): icon(address)
    case .workout(let activity): ActivityIcon.icon(activity)
    case .injury: .injury
    case .measurement: .body
    case .setting: .settings
    }
  }

  private static func icon(_ address: Address) -> Icon {
    switch address {
    case .today: .today
    case .activity, .workouts, .workoutNew: .run
    case .wellness, .wellnessScore, .condition: .wellness
    case .sleep: .sleep
    case .body, .bodyNew: .body
    case .injuries, .injuryNew: .injury
    case .vitals: .vitals
    case .records: .medal
    case .heartRateZones: .heart
    case .healthRecords, .clinicalRecords: .records
    case .electrocardiograms: .ecg
    case .hearingTests: .hearing
    case .statesOfMind: .mind
    case .data: .data
    case .sources: .watch
    case .dataTypes: .list
    case .connect, .deviceAddress: .phone
    case .programs: .app
    case .history: .refresh
    case .backups, .zones: .clock
    case .audit: .check
    case .conditionWhatIf, .sleepWhatIf, .readinessWhatIf: .compare
    case .settings: .settings
    default: .list
    }
  }
}

extension BrowseCategory {
  /// The family whose colour it has.
  var hue: String {
    switch self {
    case .activity: "activity"
    case .heart: "heart"
    case .sleep: "sleep"
    case .breathing, .vitals: "vitals"
    case .body, .food: "body"
    case .walking: "fitness"
    case .mind: "mind"
    case .medication, .other: "records"
    }
  }

  var icon: Icon {
    switch self {
    case .activity: .flame
    case .heart: .heart
    case .sleep: .sleep
    case .breathing: .drop
    case .vitals: .vitals
    case .body: .body
    case .walking: .mobility
    case .mind: .mind
    case .food: .nutrition
    case .medication: .medication
    case .other: .list
    }
  }
}

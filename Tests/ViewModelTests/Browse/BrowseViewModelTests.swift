import DailveDomain
import DailveScores
import DailveTestSupport
import Testing

@testable import DailveViewModels

/// The Browse page in words.
@Suite struct BrowseViewModelTests: ViewerSuite {
  private static let pressure = ["Systolic", "Diastolic"].map { "HKQuantityTypeIdentifierBloodPressure\($0)" }

  private func store() -> InMemoryStore {
    var store = InMemoryStore.person(today: today)
    store.set(.steps, InMemoryStore.wave.map { 8000 + $0 * 300 }, today: today)
    store.set(.weight, [72, nil, 72.4], today: today - 4)
    for (type, value) in zip(Self.pressure, [122.0, 78.0]) { store.types[type] = [statistics(today, value)] }
    store.types["HKQuantityTypeIdentifierDietaryCaffeine"] = [statistics(today - 800, 180)]
    store.listed = (Metric.allCases.map(\.traits.type) + Array(store.types.keys) + ["Unknown"]).sorted().map { type in
      ListedType(
        type: type, samples: 3, first: Instant(midnightOf: today - 9), last: Instant(midnightOf: today),
        isOff: type == "Unknown", sources: [])
    }
    store.injuries = [
      Injury(id: "knee", part: .knee, side: .left, severity: .moderate, start: today - 11, end: nil, memo: "Stairs <b>")
    ]
    store.bodyEntries = [
      BodyEntry(
        id: "b1", day: today - 1, clock: 450, weight: 71.9, bodyFat: nil, leanBodyMass: nil, memo: "BP cuff forgotten")
    ]
    return store
  }

  private func statistics(_ day: CivilDay, _ value: Double) -> DailyStatistics {
    DailyStatistics(
      day: day, count: 1, sum: value, minimum: value, maximum: value, average: value, latest: value,
      latestAt: Instant(midnightOf: day))
  }

  private func content(_ query: String, _ language: Language = .en) throws -> BrowseContent {
    try BrowseViewModel(viewer(language), query: query, from: store()).content
  }

  @Test func `categories show their newest values and lead to every type`() throws {
    let content = try content("")
    #expect(content.results == nil && content.empty == nil && content.favourites.count == 3)
    let activity = try #require(content.categories.first)
    #expect(activity.title == "Activity" && activity.values.first?.label == "Steps")
    let vitals = try #require(content.categories.first { $0.title == "Vitals" })
    #expect(vitals.values.contains(.init(label: "Blood pressure", text: "122/78 mmHg")))
    let food = try #require(content.categories.first { $0.title == "Food and water" })
    #expect(food.isStale && food.values.first?.text == "180 mg" && food.ageText?.contains("2024") == true)
    var types: Set<String> = []
    for category in BrowseCategory.allCases {
      let rows = try BrowseCategoryViewModel(viewer(), category, from: store()).content.rows
      types.formUnion(rows.map(\.path))
      #expect(rows.count == Set(rows.map(\.path)).count, "\(category)")
    }
    for listed in store().listed where listed.type != Self.pressure[1] {
      #expect(types.contains(SeriesPath.of(listed.type).path), "\(listed.type)")
    }
  }

  @Test func `an empty store shows the way to the import`() throws {
    let content = try BrowseViewModel(viewer(), query: "", from: InMemoryStore()).content
    #expect(content.categories.isEmpty && content.empty?.link?.path == "/data" && !content.pages.isEmpty)
    let category = try BrowseCategoryViewModel(viewer(), .food, from: InMemoryStore()).content
    #expect(category.rows.isEmpty && category.empty != nil)
  }

  @Test(arguments: Language.allCases)
  func `BP finds blood pressure with its newest value, and the note about it`(language: Language) throws {
    let results = try #require(try content("BP", language).results)
    let hit = try #require(results.hit)
    #expect(
      hit.title == language[.typePressure] && hit.pieces.first?.number == "122/78" && hit.pieces.first?.unit == "mmHg")
    #expect(hit.path == "/type/\(Self.pressure[0])")
    #expect(results.summary.contains(language[.typePressure]))
    let entries = try #require(results.groups.first { $0.title == language[.browseFoundEntries] })
    #expect(entries.rows.first?.path == "/body/b1" && entries.rows.first?.excerpt?.match == "BP")
  }

  @Test func `an injury is found by its name in either language and by its note`() throws {
    for text in ["left knee", "왼쪽 무릎", "stairs", "INJURIES"] {
      let groups = try content(text).results?.groups ?? []
      #expect(groups.flatMap(\.rows).contains { $0.path == "/injuries/knee" }, "\(text)")
    }
  }

  @Test func `workouts are found, the newest first, with a link to the rest`() throws {
    let results = try #require(
      try BrowseViewModel(viewer(), query: "running", from: InMemoryStore.workouts(today: today)).content.results)
    let group = try #require(results.groups.first { $0.title == "In your workouts" })
    #expect(group.rows.count <= SearchPresenter.mostNotes && group.rows.allSatisfy { $0.path.hasPrefix("/activity/") })
    if let more = group.more { #expect(more.path == "/activity/workouts?q=running") }
  }

  @Test func `an empty result says so and leads back`() throws {
    let results = try #require(try content("zzzz <i>").results)
    #expect(results.groups.isEmpty && results.hit == nil && results.empty?.link?.path == "/browse")
    #expect(results.summary.contains("zzzz <i>"))
  }

  @Test func `the names that a browser keeps contain nothing that the person wrote`() throws {
    let index = try content("").index
    #expect(!index.contains { ([$0.title] + $0.names).contains { $0.contains("cuff") || $0.contains("Stairs") } })
    #expect(Set(index.map(\.kind)) == Set(SearchEntry.Kind.allCases))
  }

  @Test func `data that cannot be read are named, and the pages stay reachable`() throws {
    var store = store()
    store.failing = [.steps]
    let content = try BrowseViewModel(viewer(), query: "", from: store).content
    #expect(content.banner != nil && !content.pages.isEmpty)
  }
}

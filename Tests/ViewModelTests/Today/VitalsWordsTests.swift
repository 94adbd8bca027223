import DailveDomain
import DailveScores
import DailveTestSupport
import DailveViewModels
import Testing

/// The Vitals page gives one verdict on a night.
@Suite struct VitalsWordsTests: ViewerSuite {
  /// Forty nights around 52 bpm, then the given ones.
  private func store(_ last: [Double?]) -> InMemoryStore {
    var store = InMemoryStore.person(today: today)
    let rates: [Double?] = (0..<40).map { 51.5 + Double($0 % 3) / 2 } + last
    store.nightMeans[.heartRate] = Dictionary(
      uniqueKeysWithValues: rates.enumerated().compactMap { index, rate in
        rate.map { (today - (rates.count - 1 - index), $0) }
      })
    return store
  }

  private func content(_ store: InMemoryStore, _ language: Language = .en) throws -> VitalsViewModel.Content {
    try VitalsViewModel(viewer(language), from: store).content
  }

  private func pulse(_ content: VitalsViewModel.Content) -> VitalsViewModel.Content.Reading? {
    content.readings.first { $0.name == "Sleeping heart rate" }
  }

  @Test func `a usual range that covers nearly everything is not shown`() throws {
    var store = store([52])
    store.setNights((0..<40).map { $0 % 2 == 0 ? 60 : 1380 }, today: today)
    let content = try content(store)
    let sleep = try #require(content.readings.first { $0.name == "Sleep duration" })
    // Only the heart rate is judged and counted.
    #expect(content.headline == "1 of 1 as usual")
    #expect(sleep.rangeText == "Your nights vary too much to call anything usual" && sleep.statusText == nil)
  }

  @Test func `the first raised night of two is raised in its reading and in the signal`() throws {
    let content = try content(store([60]))
    let signal = try #require(content.signal)
    #expect(pulse(content)?.statusText == "Higher than usual")
    #expect(signal.title == "Raised for one night" && signal.state == "once" && signal.text.contains("above"))
    #expect(signal.nights.last?.text == signal.title && signal.nights.dropLast().allSatisfy { $0.text == "Steady" })
    #expect(content.headline == "One of 2 outside your usual range")
    // A second night in a row decides.
    let second = try self.content(store([60, 60]))
    #expect(second.signal?.title == "Raised two nights in a row")
    #expect(second.signal?.nights.suffix(2).map(\.text) == ["Raised for one night", "Raised two nights in a row"])
    #expect(second.sentence.hasPrefix("Your sleeping heart rate has been raised for two nights"))
  }

  @Test func `a second night above the range is not a single night, even if the signal sees nothing`() throws {
    // The newest 28 nights determine the range, and the median of 60 the signal.
    let rates = [Double](repeating: 58, count: 31) + [Double](repeating: 52, count: 28) + [57, 57]
    var store = InMemoryStore.person(today: today)
    store.nightMeans[.heartRate] = Dictionary(
      uniqueKeysWithValues: rates.enumerated().map { (today - (rates.count - 1 - $0.offset), $0.element) })
    let content = try content(store)
    let signal = try #require(content.signal)
    #expect(pulse(content)?.statusText == "Higher than usual" && signal.title == "Higher than usual")
    #expect(signal.text.hasPrefix("Two nights in a row") && !signal.text.contains("single"))
    #expect(signal.nights.suffix(2).map(\.text) == ["Raised for one night", "Higher than usual"])
    #expect(try self.content(store, .ko).signal?.text.hasPrefix("이틀 연속") == true)
  }

  @Test func `a low night is not steady either`() throws {
    let content = try content(store([40]))
    #expect(pulse(content)?.statusText == "Lower than usual" && content.signal?.title == "Lower than usual")
  }

  @Test func `two nights that are raised within the usual range are not merely as usual`() throws {
    let content = try content(store([55.5, 55.5]))
    #expect(content.signal?.title == "Slightly raised two nights in a row" && content.headline == content.signal?.title)
    #expect(pulse(content)?.status == "typical" && pulse(content)?.statusText == "In range, but raised for two nights")
  }

  @Test func `a raised heart rate alone is not several readings, on any page`() throws {
    let store = store([60, 60])
    guard case .ready(let content) = try TodayViewModel(viewer(), from: store).state else { return }
    let action = try #require(content.action)
    #expect(action.title == "Walk 10 min" && action.intensity == "walk")
    #expect(action.reason == "Your heart rate ran high two nights in a row.")
    #expect(action.why.contains("See how you feel; if you feel unwell, talk to a professional."))
    let notice = try #require(try WellnessViewModel(viewer(), from: store).content.vitalsNotice)
    #expect(notice.hasPrefix("Two nights in a row") && !notice.contains("Several"))
  }

  @Test(arguments: [(Language.en, "No readings to judge that night"), (.ko, "그날 밤은 판단할 측정값이 없어요")])
  func `a night without readings is not a time of learning`(language: Language, headline: String) throws {
    var store = store([nil])
    store.sleep.removeLast()
    let content = try content(store, language)
    #expect(content.empty == nil && content.readings.isEmpty && content.also.count == 1)
    #expect(content.headline == headline && content.signal?.state == "unknown")
    if language == .en {
      #expect(content.sentence.hasPrefix("Your usual ranges are known") && content.signal?.title == "No reading")
    }
    // With five nights there is enough to learn from.
    var young = InMemoryStore.person(today: today)
    young.sleep.removeFirst(young.sleep.count - 5)
    #expect(try self.content(young).headline == "Learning your usual ranges")
  }

  @Test func `readings and signals of forty people never contradict each other`() throws {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<40 {
      let content = try content(store((0..<3).map { _ in Double.random(in: 44...62, using: &random) }))
      let (reading, signal) = (try #require(pulse(content)), try #require(content.signal))
      #expect((reading.status == "typical") || signal.title != "Steady")
      #expect(!signal.title.hasPrefix("Raised") || reading.statusText != "As usual")
      #expect(content.headline != "2 of 2 as usual" || ["Steady"].contains(signal.title))
    }
  }

  @Test func `a difference says "vs yesterday" only where yesterday has a value`() throws {
    func labels(_ values: [Double?]) throws -> [String] {
      var store = InMemoryStore()
      store.set(.rhr, values, today: today)
      return try MetricDetailViewModel(
        .rhr, window: DetailWindow(period: .week, end: nil, today: today, isCompared: false), viewer: viewer(),
        from: store
      ).content.facts.map(\.label)
    }
    let before: [Double?] = Array(repeating: 54, count: 12)
    #expect(try labels(before + [56, 58]).contains("vs yesterday"))
    let without = try labels(before + [nil, 58])
    #expect(!without.contains("vs yesterday") && without.contains("vs 14 d"))
  }
}

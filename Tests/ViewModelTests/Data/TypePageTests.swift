import DailveDomain
import DailveScores
import DailveTestSupport
import Testing

@testable import DailveViewModels

/// A type's page reads only the days on which it depends, and shows the same as if it had read all of them.
@Suite struct TypePageTests {
  static let today = CivilDay(year: 2026, month: 11, day: 21)
  static let ends = [today, today - 200]
  let viewer = ViewerContext(language: .en, units: .metric, day: Self.today, clock: 0)

  /// Two days out of three, for 1,000 days.
  func rows(until last: CivilDay, _ value: (Int) -> Double) -> [DailyStatistics] {
    (0..<1000).reversed().filter { $0 % 3 != 1 }.map { back in
      let number = value(back)
      return DailyStatistics(
        day: last - back, count: 1 + back % 4, sum: number, minimum: number, maximum: number, average: number,
        latest: number, latestAt: Instant(midnightOf: last - back))
    }
  }

  /// Each period, ending where data exist and where none do.
  var windows: [DetailWindow] {
    DetailPeriod.allCases.flatMap { period in
      [nil, 0, 3, 40, 400, 1500, 4000].map { (back: Int?) in
        DetailWindow(period: period, end: back.map { Self.today - $0 }, today: Self.today, isCompared: true)
      }
    }
  }

  func presenter(_ type: String, _ format: TypeFormat, _ window: DetailWindow) -> MetricDetailPresenter {
    MetricDetailPresenter(viewer: viewer, format: format, metric: nil, subject: .type(type), window: window)
  }

  @Test(
    arguments: [
      "HKQuantityTypeIdentifierDietaryWater", "HKQuantityTypeIdentifierBodyTemperature",
      "HKCategoryTypeIdentifierMindfulSession", "HKCategoryTypeIdentifierHeadache",
    ], ends)
  func `the page of a type says the same as if it had read all days`(type: String, end: CivilDay) throws {
    let isCounted = type.hasSuffix("Headache")
    let rows = rows(until: end) { back in
      let base: Double = back < 500 ? 96 : 36
      return base + Double(back % 7)
    }
    var store = InMemoryStore()
    store.types = [type: rows]
    let values = rows.map { DayValue(day: $0.day, value: $0.sum) }
    let largest = try #require(RobustStatistics.median(values.map { $0.value.magnitude }))
    let format = TypeFormat(type, unit: nil, largest: largest, language: .en)
    for window in windows {
      let page = try MetricDetailViewModel(type: type, window: window, viewer: viewer, from: store).content
      var whole = presenter(type, format, window.opening(at: end)).content(values, extras: [])
      if HealthType.isCategory(type) {
        whole.note = viewer.language[isCounted ? .detailCategoryCount : .detailCategoryMinutes]
      }
      #expect(page == whole, "\(window)")
    }
  }

  @Test(arguments: ends)
  func `the page of blood pressure says the same as if it had read all days`(end: CivilDay) throws {
    let upper = rows(until: end) { 118 + Double($0 % 7) }
    // The newest days have only one of the two numbers.
    let lower = rows(until: end - 150) { 76 + Double($0 % 5) }
    var store = InMemoryStore()
    store.types = [PressurePresenter.systolic: upper, PressurePresenter.diastolic: lower]
    func values(_ rows: [DailyStatistics]) -> [DayValue] { rows.map { DayValue(day: $0.day, value: $0.average) } }
    for type in PressurePresenter.types {
      for window in windows {
        let page = try MetricDetailViewModel(type: type, window: window, viewer: viewer, from: store).content
        let presenter = presenter(type, PressurePresenter.format(.en), window.opening(at: end))
        let whole = PressurePresenter(presenter: presenter, upper: values(upper), lower: values(lower), newest: nil)
        #expect(page == whole.content(), "\(window)")
      }
    }
  }

  @Test func `a type without data has an empty page`() throws {
    for type in [
      "HKQuantityTypeIdentifierDietaryWater", "HKCategoryTypeIdentifierHeadache", PressurePresenter.systolic,
    ] {
      for window in windows {
        let page = try MetricDetailViewModel(type: type, window: window, viewer: viewer, from: InMemoryStore()).content
        #expect(page.empty != nil && page.periods.isEmpty, "\(type) \(window)")
      }
    }
  }
}

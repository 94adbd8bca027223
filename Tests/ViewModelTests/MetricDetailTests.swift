import DailveDomain
import DailveScores
import DailveTestSupport
import DailveViewModels
import Testing

@Suite struct MetricDetailTests {
  let today = CivilDay(year: 2026, month: 11, day: 21)

  func content(
    _ metric: Metric, _ values: [Double?], _ period: DetailPeriod, end: CivilDay? = nil, isCompared: Bool = false
  ) async throws -> MetricDetailContent {
    var store = InMemoryStore()
    store.set(metric, values, today: today)
    let model = try MetricDetailViewModel(
      metric, window: DetailWindow(period: period, end: end, today: today, isCompared: isCompared),
      viewer: ViewerContext(language: .en, units: .metric, day: today, clock: 0), from: store)
    return model.content
  }

  @Test func `a period has one point per day, including gaps`() async throws {
    let content = try await content(.rhr, [54, nil, 56, 55, nil, 57, 55], .week)
    #expect(content.points.map(\.value) == [54, nil, 56, 55, nil, 57, 55])
    #expect(content.points.last?.label == "Nov 21")
    #expect(content.facts.map(\.text) == ["55 bpm", "54–57 bpm", "▼ 2 bpm", "5 of 7"])
  }

  @Test func `days beyond what is possible are named, not silently missing`() async throws {
    let content = try await content(.steps, [5000, 250_310, 6000, 7000, 8000, 9000, 400_000], .week)
    #expect(content.points[1].value == nil && content.points[6].value == nil && content.points[2].value == 6000)
    let leftOut = try #require(content.leftOut)
    #expect(
      leftOut.hasPrefix("Not counted: November 21, 2026 (400,000") && leftOut.contains("250,310")
        && leftOut.contains("More than 200,000"))
    let only = try await self.content(.steps, [nil, nil, 250_310], .week)
    #expect(only.empty != nil && only.leftOut != nil)
    let many = try await self.content(.steps, [Double](repeating: 300_000, count: 7), .week)
    #expect(many.leftOut?.contains(", 4 more") == true)
    #expect(try await self.content(.steps, [5000, 200_000], .week).leftOut == nil)
  }

  @Test func `a year is shown by weeks and compares with the year before`() async throws {
    let steps = (0..<730).map { $0 < 365 ? 5000.0 : 6000 }
    let content = try await content(.steps, steps, .year)
    #expect(content.bucketText != nil && content.points.count == 53)
    #expect(content.facts.contains { $0.text == "▲ 1,000" })
    // The previous year can be drawn and hidden again.
    #expect(content.before.isEmpty && content.comparison == "days=365&before=1")
    let compared = try await self.content(.steps, steps, .year, isCompared: true)
    #expect(
      compared.before.count == 53 && compared.comparison == "days=365"
        && compared.earlier?.hasSuffix("&before=1") == true)
  }

  @Test func `a chart opens where the data end, and names the year`() async throws {
    var store = InMemoryStore()
    store.set(.rhr, (0..<40).map { Double(50 + $0 % 5) }, today: today - 1000)
    let viewer = ViewerContext(language: .en, units: .metric, day: today, clock: 0)
    func opened(until end: CivilDay?) throws -> MetricDetailContent {
      let window = DetailWindow(period: .week, end: end, today: today)
      return try MetricDetailViewModel(.rhr, window: window, viewer: viewer, from: store).content
    }
    let content = try opened(until: nil)
    #expect(content.points.last?.day == "2024-02-25" && content.points.last?.label == "Feb 25, 2024")
    #expect(content.points.allSatisfy { $0.value != nil } && content.points.count == 7)
    #expect(content.says.hasPrefix("Feb 25, 2024") && content.later != nil)
    // An empty week is shown if the address requests it.
    #expect(try opened(until: today).points.last?.day == today.description)
  }

  @Test func `every range is called usual, and a night within its wide one is not called close`() throws {
    var store = InMemoryStore.person(today: today)
    store.set(.steps, InMemoryStore.wave.map { 8000 + $0 * 300 }, today: today)
    store.set(.wristTemperature, InMemoryStore.wave.map { 35.2 + $0 / 20 }, today: today)
    for (metric, middle, step) in [(Metric.respiratoryRate, 14.0, 0.1), (.oxygenSaturation, 0.97, 0.002)] {
      let values = InMemoryStore.wave.map { middle + $0 * step }
      store.set(metric, values, today: today)
      store.nightMeans[metric] = Dictionary(
        uniqueKeysWithValues: values.enumerated().map { (today - 60 + $0.offset, $0.element) })
    }
    let viewer = ViewerContext(language: .en, units: .metric, day: today, clock: 0)
    for (metric, isNight) in [
      (Metric.sleep, true), (.respiratoryRate, true), (.oxygenSaturation, true), (.wristTemperature, true),
      (.hrv, false), (.rhr, false), (.steps, false),
    ] {
      let window = DetailWindow(period: .month, end: nil, today: today)
      let content = try MetricDetailViewModel(metric, window: window, viewer: viewer, from: store).content
      let band = content.legend.first { $0.key == "band" }?.text
      #expect(band?.hasPrefix("your usual range") == true, "\(metric): \(band ?? "none")")
      // A value within the wide range is not called close to the middle either.
      #expect(!isNight || !content.says.contains("close to"), "\(metric): \(content.says)")
    }
  }

  @Test func `a usual value a tenth from the middle is in its range, not close`() throws {
    var store = InMemoryStore.person(today: today)
    func says(_ last: Double, _ language: Language = .en) throws -> (detail: String, hero: String) {
      var hrv: [Double?] = InMemoryStore.wave.map { 50 + $0 * 2 }
      hrv[hrv.count - 1] = last
      store.setHRV(hrv, today: today)
      let viewer = ViewerContext(language: language, units: .metric, day: today, clock: 432)
      let window = DetailWindow(period: .month, end: nil, today: today)
      let detail = try MetricDetailViewModel(.hrv, window: window, viewer: viewer, from: store).content
      return (detail.says, try ConditionViewModel(viewer, period: .week, from: store).content.hero.sentence)
    }
    let near = try says(51)
    #expect(near.detail.contains("close to your usual") && near.hero.contains("is close to your usual"))
    let far = try says(55)
    #expect(far.detail.contains("in your usual range") && far.detail.contains("ms"))
    #expect(far.hero.contains("HRV 55 ms is in your usual range 4"))
    let korean = try says(55, .ko)
    #expect(korean.detail.contains("평소 범위") && korean.hero.contains("심박변이가 55 ms로 평소 범위"))
  }

  @Test func `blood pressure of a past day is not called today's`() throws {
    let past = today - 10
    let rows = { (value: Double) in
      (0..<20).map { back in
        DailyStatistics(
          day: past - (19 - back), count: 1, sum: value, minimum: value, maximum: value, average: value, latest: value,
          latestAt: Instant(midnightOf: past - (19 - back)))
      }
    }
    var store = InMemoryStore()
    let systolic = "HKQuantityTypeIdentifierBloodPressureSystolic"
    store.types = [systolic: rows(120), "HKQuantityTypeIdentifierBloodPressureDiastolic": rows(80)]
    func says(on day: CivilDay) throws -> String {
      let viewer = ViewerContext(language: .en, units: .metric, day: past, clock: 0, today: day)
      let window = DetailWindow(period: .week, end: past, today: past)
      return try MetricDetailViewModel(type: systolic, window: window, viewer: viewer, from: store).content.says
    }
    #expect(try says(on: past).hasPrefix("Today, "))
    #expect(try says(on: today).hasPrefix("Nov 11, "))
  }

  @Test func `an unfinished day counts in the total, but not in averages, ranges or comparisons`() async throws {
    let steps = [Double?](repeating: 10000, count: 13) + [200]
    let open = try await content(.steps, steps, .week)
    let facts = Dictionary(uniqueKeysWithValues: open.facts.map { ($0.label, $0.text) })
    #expect(facts["Daily average, without today"] == "10,000 steps" && facts["Total"] == "60,200 steps")
    // The finished days are equal, so there is no range from 200.
    #expect(facts["Range"] == nil && facts["vs previous period"] == "no change")
    #expect(facts["Days with data"] == "7 of 7" && open.points.last?.value == 200)
    // Weekly and monthly points use only finished days too.
    let year = try await content(.steps, [Double?](repeating: 10000, count: 364) + [200], .year)
    #expect(year.points.last?.value == 10000)
    // The same day, seen later.
    var store = InMemoryStore()
    store.set(.steps, steps, today: today)
    let later = ViewerContext(language: .en, units: .metric, day: today, clock: 0, today: today + 1)
    let model = try MetricDetailViewModel(
      .steps, window: DetailWindow(period: .week, end: nil, today: today), viewer: later, from: store)
    #expect(model.content.facts.first?.text == "8,600 steps")
    let pulse = try await content(.heartRate, [Double?](repeating: 70, count: 6) + [56], .week)
    #expect(pulse.facts.first?.text == "70 bpm" && pulse.facts.first?.label == "Average, without today")
  }

  @Test func `a day within which the data end is left out by its date`() throws {
    var store = InMemoryStore()
    store.set(.steps, [Double?](repeating: 10000, count: 6) + [200], today: today)
    store.set(.heartRate, [Double?](repeating: 70, count: 6) + [56], today: today)
    store.imported = Instant(midnightOf: today) + 360 * 60
    var later = ViewerContext(language: .en, units: .metric, day: today, clock: 0, today: today + 1)
    later.dataEnd = try store.dataEnd(before: later.today)
    for (metric, name, text) in [
      (Metric.steps, "Daily average, without Nov 21", "10,000 steps"),
      (.heartRate, "Average, without Nov 21", "70 bpm"),
    ] {
      let window = DetailWindow(period: .week, end: nil, today: today)
      let facts = try MetricDetailViewModel(metric, window: window, viewer: later, from: store).content.facts
      #expect(facts.first?.label == name && facts.first?.text == text)
    }
  }

  @Test func `an empty period says so`() async throws {
    let content = try await content(.rhr, [], .month)
    #expect(content.finding == "No readings in this period")
    #expect(content.points.allSatisfy { $0.value == nil })
  }

  @Test func `earlier and later navigate through time, and stop at today`() async throws {
    let values = (0..<120).map { Double(50 + $0 % 5) }
    let now = try await content(.rhr, values, .month)
    #expect(now.later == nil && now.earlier == "days=30&to=2026-10-22")
    let past = try await content(.rhr, values, .month, end: today - 30)
    #expect(past.later == "days=30" && past.earlier == "days=30&to=2026-09-22")
    #expect(past.points.last?.day == "2026-10-22" && past.points.count == 30)
    #expect(past.query == "days=30&to=2026-10-22")
    #expect(past.periods.map(\.query).contains("days=90&to=2026-10-22"))
    let all = try await content(.rhr, values, .all)
    #expect(all.earlier == nil && all.later == nil && all.points.count == 120)
  }

  @Test func `a week has seven labels, a month fewer, each for the day above it`() async throws {
    let week = try await content(.rhr, (0..<90).map { Double(50 + $0 % 5) }, .week)
    #expect(week.points.compactMap(\.axis).map(\.text) == ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"])
    #expect(week.points.compactMap(\.axis?.detail) == ["15", "16", "17", "18", "19", "20", "21"])
    let month = try await content(.rhr, (0..<90).map { Double(50 + $0 % 5) }, .month)
    let labels = month.points.filter { $0.axis != nil }
    #expect(labels.map(\.axis?.text) == labels.map(\.label))
    #expect(labels.map(\.label) == ["Oct 24", "Oct 31", "Nov 7", "Nov 14", "Nov 21"])
    let quarter = try await content(.rhr, (0..<90).map { Double(50 + $0 % 5) }, .quarter)
    #expect(quarter.points.compactMap(\.axis).filter { !$0.isMinor }.map(\.text) == ["Sep 1", "Oct 1", "Nov 1"])
    let year = try await content(.rhr, (0..<700).map { Double(50 + $0 % 5) }, .year)
    let january = try #require(year.points.first { $0.axis?.text == "2026" })
    // The week that contains 1 January.
    #expect(january.day <= "2026-01-01" && january.day >= "2025-12-26")
    #expect(year.points.compactMap(\.axis).count == 12)
  }

  @Test func `the whole period spans the data, and names years`() async throws {
    var store = InMemoryStore()
    store.set(.rhr, (0..<2000).map { Double(50 + $0 % 5) }, today: today - 100)
    let model = try MetricDetailViewModel(
      .rhr, window: DetailWindow(period: .all, end: nil, today: today),
      viewer: ViewerContext(language: .en, units: .metric, day: today, clock: 0), from: store)
    let all = model.content
    #expect(all.spanText.hasSuffix("Aug 13, 2026") && all.points.allSatisfy { $0.value != nil })
    #expect(
      all.points.compactMap(\.axis).filter { !$0.isMinor }.map(\.text) == ["2022", "2023", "2024", "2025", "2026"])
    // Other periods still end today.
    #expect(all.periods.map(\.query).contains("days=30"))
    let short = try await content(.rhr, (0..<200).map { Double(50 + $0 % 5) }, .all)
    #expect(short.points.compactMap(\.axis).contains { $0.text.contains("2026") })
    // Decades are drawn by year.
    let life = try await content(.rhr, (0..<18_000).map { Double(50 + $0 % 5) }, .all)
    #expect(life.points.count == 50 && life.points.last?.label == "2026")
  }

  @Test func `the summary is the newest value with its meaning, or the average of a past period`() async throws {
    let values = (0..<120).map { Double(50 + $0 % 5) }
    let now = try await content(.rhr, values, .month)
    #expect(now.pieces.map(\.number) == ["54"] && now.says.hasPrefix("Today, ") && !now.says.contains("54"))
    let past = try await content(.rhr, values, .month, end: today - 30)
    #expect(past.pieces.map(\.number) == ["52"] && past.says == "on average, 30 days with data" && past.value == nil)
  }

  @Test func `heart rate shows each day's range and average, and resting heart rate`() async throws {
    var store = InMemoryStore()
    store.statistics[.heartRate] = (0..<40).reversed().map { back in
      DailyStatistics(
        day: today - back, count: 100, sum: 0, minimum: 48, maximum: back == 3 ? 171 : 120, average: 70, latest: 60,
        latestAt: 0)
    }
    store.set(.rhr, Array(repeating: 55, count: 40), today: today)
    let viewer = ViewerContext(language: .en, units: .metric, day: today, clock: 0)
    let content = try MetricDetailViewModel(
      .heartRate, window: DetailWindow(period: .week, end: nil, today: today), viewer: viewer, from: store
    ).content
    #expect(content.style == .ranges && content.points.map(\.value) == Array(repeating: 70, count: 7))
    #expect(content.points.map(\.range) == [120, 120, 120, 171, 120, 120, 120].map { [48, $0] })
    #expect(content.companion == Array(repeating: 55, count: 7))
    #expect(content.facts.map(\.text).contains("48–171 bpm") && content.facts.map(\.text).contains("55 bpm"))
    #expect(content.csv.contains("2026-11-18,70.0,bpm,48.0,171.0"))
    // Half a day at rest is not a day below usual.
    #expect(content.says == "Today so far")
  }

  @Test func `the calendar month is compared with the one before`() async throws {
    // October 50, November 56.
    let values = (0..<52).map { $0 < 31 ? 50.0 : 56 }
    let content = try await content(.rhr, values, .week)
    let months = try #require(content.extras.first)
    #expect(
      months.rows.map(\.label) == ["November so far", "October"] && months.rows.map(\.text) == ["56 bpm", "50 bpm"])
    #expect(months.text == "6 bpm higher than in October.")
    // The steps of an unfinished day do not lower the month.
    let steps = try await self.content(.steps, (0..<52).map { $0 == 51 ? 10 : 5000.0 }, .week)
    #expect(steps.extras.first?.rows.map(\.text) == ["5,000 steps", "5,000 steps"])
    #expect(try await self.content(.rhr, [54, 55], .week).extras.isEmpty)
  }

  @Test func `the month of a past day is not called unfinished`() throws {
    var store = InMemoryStore()
    store.set(.rhr, (0..<82).map { Double(50 + $0 % 5) }, today: today)
    func month(on day: CivilDay, _ language: Language) throws -> String? {
      let viewer = ViewerContext(language: language, units: .metric, day: day, clock: 0, today: today + 1)
      let window = DetailWindow(period: .week, end: nil, today: day, isDayInAddress: true)
      return try MetricDetailViewModel(.rhr, window: window, viewer: viewer, from: store).content
        .extras.first?.rows.first?.label
    }
    #expect(try month(on: today, .en) == "November by then" && month(on: today, .ko) == "11월(그날까지)")
    // A month whose last day is over is whole.
    let october = CivilDay(year: 2026, month: 10, day: 31)
    #expect(try month(on: october, .en) == "October" && month(on: october - 1, .en) == "October by then")
  }

  @Test func `both numbers of blood pressure are in one chart, on the page of either`() async throws {
    var store = InMemoryStore()
    for (type, value) in [("Systolic", 120.0), ("Diastolic", 80)] {
      store.types["HKQuantityTypeIdentifierBloodPressure\(type)"] = (0..<30).map { back in
        let reading = value + Double(back % 3)
        return DailyStatistics(
          day: today - (29 - back), count: 1, sum: reading, minimum: reading, maximum: reading, average: reading,
          latest: reading, latestAt: 0)
      }
    }
    let viewer = ViewerContext(language: .en, units: .metric, day: today, clock: 0)
    for type in ["Systolic", "Diastolic"] {
      let model = try MetricDetailViewModel(
        type: "HKQuantityTypeIdentifierBloodPressure\(type)",
        window: DetailWindow(period: .week, end: nil, today: today), viewer: viewer, from: store)
      let content = model.content
      #expect(content.name == "Blood pressure" && content.style == .pairs)
      #expect(content.pieces.map(\.number) == ["122/82"] && content.pieces.map(\.unit) == ["mmHg"])
      #expect(content.points.last?.range == [82, 122] && content.points.last?.text == "122/82 mmHg")
      #expect(content.facts.first?.text == "121/81 mmHg")
    }
  }

  @Test func `ten years are shown by months`() async throws {
    let content = try await content(.rhr, (0..<3650).map { Double(50 + $0 % 5) }, .all)
    #expect((119...122).contains(content.points.count))
    #expect(content.points.last?.label == "Nov 2026")
  }

  @Test func `wrist temperature is shown relative to what was usual for each night`() async throws {
    let content = try await content(.wristTemperature, Array(repeating: 35.0, count: 20) + [35.6], .week)
    #expect(content.pieces.first?.number == "+0.6")
    #expect(content.points.last?.value.map { ($0 * 10).rounded() / 10 } == 0.6)
    #expect(content.points.last?.text == "+0.6°C" && content.points.first?.text == "±0")
    // The page has one quantity: no monthly absolute temperatures, and a symmetric range.
    #expect(content.extras.count == 1 && content.says == "Today")
    #expect(content.legend.map(\.text).contains("usual ±0"))
    #expect(content.legend.contains { $0.text.hasPrefix("your usual range ±0.") })
    #expect(content.extras.first?.text.contains("35.60°C on the latest night, 35.00°C on average") == true)
    let few = try await self.content(.wristTemperature, [35.0, 35.1], .week)
    #expect(few.pieces.first?.number == "35.1" && few.points.allSatisfy { $0.value == nil })
    // The night keeps its number once it is too old to stand on a card.
    let old = try await self.content(
      .wristTemperature, Array(repeating: 35.0, count: 20) + [35.6] + [Double?](repeating: nil, count: 40), .all)
    #expect(old.pieces.first?.number == "+0.6" && old.finding.hasSuffix(": +0.6°C"))
    let past = try await self.content(.wristTemperature, Array(repeating: 35.0, count: 60), .week, end: today - 20)
    #expect(past.pieces.first?.number == "±0" && past.says == "on average, 7 days with data")
  }

  @Test func `the file has the values of the chart`() async throws {
    let content = try await content(.rhr, [54, nil, 56], .week)
    #expect(
      content.csv.split(separator: "\r\n").suffix(3) == [
        "2026-11-19,54.0,bpm", "2026-11-20,,bpm", "2026-11-21,56.0,bpm",
      ])
  }

  @Test func `a value from long ago says how old it is`() async throws {
    var store = InMemoryStore()
    store.set(.rhr, Array(repeating: 55, count: 20), today: today - 400)
    let model = try MetricDetailViewModel(
      .rhr, window: DetailWindow(period: .all, end: nil, today: today),
      viewer: ViewerContext(language: .en, units: .metric, day: today, clock: 0), from: store)
    #expect(model.content.staleText?.contains("October 17, 2025") == true)
    // On a past day it is unknown whether anything newer has arrived.
    let past = ViewerContext(language: .en, units: .metric, day: today - 100, clock: 0, today: today)
    let window = DetailWindow(period: .all, end: nil, today: past.day)
    #expect(try MetricDetailViewModel(.rhr, window: window, viewer: past, from: store).content.staleText == nil)
  }

  @Test func `a sparse metric is not called old`() async throws {
    let weight = try await content(.weight, [72] + [Double?](repeating: nil, count: 20), .quarter)
    #expect(weight.staleText == nil && weight.says == "20 days ago")
  }

  @Test func `a slow metric states its trend, and a usual value repeats no number`() async throws {
    let weight = (0..<180).map { $0 % 7 == 5 ? 70 + Double($0 / 90) : nil }
    let content = try await content(.weight, weight, .quarter)
    #expect(content.says.hasSuffix(" · Up 1.0 kg from the 90 days before."))
    #expect(content.finding == "Up 1.0 kg from the 90 days before.")
    let same = try await self.content(.rhr, (0..<60).map { 55 + Double($0 % 3) - 1 } + [55], .month)
    #expect(same.says == "Today, same as your usual.")
  }

  @Test func `the usual range is that of the day, wherever the chart ends`() throws {
    var store = InMemoryStore()
    store.set(.weight, (0..<40).map { 70 + Double($0) / 10 }, today: today - 20)
    let viewer = ViewerContext(language: .en, units: .metric, day: today, clock: 0)
    let week = DetailWindow(period: .week, end: nil, today: today)
    let page = try MetricDetailViewModel(.weight, window: week, viewer: viewer, from: store).content
    let body = try BodyViewModel(viewer, period: .quarter, before: nil, from: store).content
    #expect(page.points.last?.day == (today - 20).description && body.weight?.points.last?.day == today.description)
    #expect(page.mark != nil && page.mark == body.weight?.mark)
    #expect(page.usual != nil && page.usual == body.weight?.usual)
  }

  @Test func `nights are in hours, in chart and file`() async throws {
    var store = InMemoryStore()
    store.setNights([450], today: today)
    let model = try MetricDetailViewModel(
      .sleep, window: DetailWindow(period: .week, end: nil, today: today),
      viewer: ViewerContext(language: .en, units: .metric, day: today, clock: 0), from: store)
    #expect(model.content.csv.hasSuffix("2026-11-21,7.5,h\r\n") == true)
    #expect(model.content.points.last?.text == "7 h 30 min")
  }
}

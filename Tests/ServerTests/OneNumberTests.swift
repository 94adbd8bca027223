import DailveDomain
import DailveScores
import DailveServer
import DailveStore
import DailveTestSupport
import DailveTransfer
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing

/// Each word stands for one number: a metric's usual range and its value of the day are the same on every page.
@Suite struct OneNumberTests {
  enum InventedPerson: String, CaseIterable { case recovering, twoWeighIns, shiftWorker, sparse, twoDevices }

  static let lastDay = CivilDay(year: 2001, month: 3, day: 20)
  static let days = 75

  /// Seventy-five days up to 20 March 2001, in Paris winter time.
  static func export(_ person: InventedPerson) -> ExportText {
    var export = ExportText()
    export.exported = "2001-03-21"
    for index in 0..<days {
      let day = lastDay - (days - 1 - index)
      if person == .sparse, index % 3 == 1 { continue }
      add(day, index, person, to: &export)
    }
    return export
  }

  private static func add(_ day: CivilDay, _ index: Int, _ person: InventedPerson, to export: inout ExportText) {
    // The person was ill for four days a week ago, and the numbers recover slowly.
    let illness = person == .recovering ? max(0, 5 - Double(abs(index - 66))) / 5 : 0
    let wave = Double(index * 7 % 11) - 5
    let shift = person == .shiftWorker && index % 6 < 3 ? 5 : 0
    let sources = person == .twoDevices ? ["Ada’s Apple Watch", "Ben’s Apple Watch"] : ["Ada’s Apple Watch"]
    for (number, source) in sources.enumerated() {
      let step = Double(number * 2)
      func night(_ type: String, _ hour: Int, _ value: Double, _ unit: String) {
        export.add(
          type, "\(day) 0\(hour + shift):10:0\(number)", value: "\(value)", unit: unit, source: source)
      }
      export.add(
        HealthType.sleepAnalysis, "\(day) 0\(shift):\(20 + index % 9):00", "\(day) 0\(6 + shift / 2):4\(index % 5):00",
        value: "HKCategoryValueSleepAnalysisAsleepCore", source: source)
      for hour in 1...3 {
        night("HeartRateVariabilitySDNN", hour, (50 + wave + step) * (1 - 0.4 * illness), "ms")
        night("HeartRate", hour, 52 + wave / 3 + step + 9 * illness, "count/min")
        night("RespiratoryRate", hour, 14 + wave / 10 + 2 * illness, "count/min")
        night("OxygenSaturation", hour, 0.97 + wave / 2000, "%")
      }
      // Oxygen saturation by day differs from that at night.
      export.add("OxygenSaturation", "\(day) 15:00:0\(number)", value: "0.94", unit: "%", source: source)
      export.add(
        "RestingHeartRate", "\(day) 12:00:0\(number)", value: "\((54 + wave / 4 + 8 * illness).rounded())",
        unit: "count/min", source: source)
    }
    export.add(
      "AppleSleepingWristTemperature", "\(day) 0\(shift):30:00", "\(day) 06:30:00",
      value: "\(35.4 + wave / 50 + illness)", unit: "degC")
    export.add("StepCount", "\(day) 08:00:00", "\(day) 09:00:00", value: "\(6000 + index % 7 * 900)", unit: "count")
    if index % 4 != 0 {
      export.add(
        "AppleExerciseTime", "\(day) 17:00:00", "\(day) 17:30:00", value: "\(20 + index % 3 * 10)", unit: "min")
    }
    export.add("BodyMass", "\(day) 07:05:00", value: "\(80 + wave / 10)", unit: "kg", source: "Scale")
    if person == .twoWeighIns {
      export.add("BodyMass", "\(day) 21:05:00", value: "\(81 + wave / 10)", unit: "kg", source: "Scale")
    }
    if index % 5 == 0 {
      export.add(
        raw: """
          <Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="40" durationUnit="min" sourceName="Ada’s Apple Watch" \
          startDate="\(day) 10:00:00 +0100" endDate="\(day) 10:40:00 +0100"/>
          """)
    }
  }

  func pages(_ person: InventedPerson) async throws -> [String: String] {
    let store = try Importing.store()
    try Importing.run(Self.export(person).write(), into: store, zone: "Europe/Paris")
    try await store.updateProfile { $0.pinned = [.hrv, .exercise, .weight] }
    let now = Instant(Self.lastDay.number * 86_400 + 14 * 3600)
    let router = makeRouter(
      ServerDependencies(
        directory: store.directory, store: store, imports: ServerTests.Imports(store: store),
        exports: StoreExports(store: store), records: RecordReader(),
        deliveries: ServerTests.intake(store),
        uploads: store.folder + "/uploads", now: { now }, zone: { store.zoneRules($0) }))
    let paths =
      ["/", "/condition", "/wellness", "/wellness/score", "/vitals", "/sleep", "/body", "/api/v1/today"]
      + Metric.allCases.flatMap { ["/metric/\($0.rawValue)", "/metric/\($0.rawValue)?days=90"] }
    return try await Application(router: router).test(.router) { client in
      var pages: [String: String] = [:]
      for path in paths {
        pages[path] = try await client.execute(uri: path, method: .get) { response in
          #expect(response.status == .ok, "\(path)")
          return String(buffer: response.body)
        }
      }
      return pages
    }
  }

  /// The numbers that each page has under each name: attribute values whose first word is the name.
  func marks(_ attribute: String, _ pages: [String: String]) throws -> [String: [String: Set<String>]] {
    let pattern = try Regex("\(attribute)=\"([^ \"]+) ([^\"]+)\"", as: (Substring, Substring, Substring).self)
    var found: [String: [String: Set<String>]] = [:]
    for (path, html) in pages {
      for match in html.matches(of: pattern) {
        found[String(match.output.1), default: [:]][String(match.output.2), default: []].insert(path)
      }
    }
    return found
  }

  @Test(arguments: InventedPerson.allCases)
  func `a usual range and a value are the same on every page`(person: InventedPerson) async throws {
    let pages = try await pages(person)
    let usual = try marks("data-usual", pages)
    let values = try marks("data-value", pages)
    for (name, numbers) in usual { #expect(numbers.count == 1, "usual \(name): \(numbers)") }
    for (name, numbers) in values { #expect(numbers.count == 1, "\(name): \(numbers)") }
    // The name must occur on several pages, or nothing would have been compared.
    func pagesSaying(_ name: String, _ marks: [String: [String: Set<String>]]) -> Set<String> {
      (marks[name] ?? [:]).values.reduce(into: []) { $0.formUnion($1) }
    }
    for name in ["hrv", "rhr", "sleep", "wrist-temperature"] {
      #expect(pagesSaying(name, usual).count >= 3, "\(name): \(usual[name] ?? [:])")
    }
    for name in ["respiratory-rate", "oxygen-saturation"] {
      #expect(pagesSaying(name, usual).count >= 2, "\(name): \(usual[name] ?? [:])")
    }
    #expect(pagesSaying("weight", values).isSuperset(of: ["/", "/body", "/wellness", "/metric/weight"]))
  }

  func captures(_ pattern: String, _ page: String?) throws -> [[String]] {
    try (page ?? "").matches(of: Regex(pattern)).map { match in
      match.output.dropFirst().map { $0.substring.map(String.init) ?? "" }
    }
  }

  @Test(arguments: InventedPerson.allCases)
  func `sentences about usual never contradict one another`(person: InventedPerson) async throws {
    let pages = try await pages(person)
    let heroes = try captures("HRV ([0-9]+) ms is (above|close to|below) your usual ([0-9]+)", pages["/condition"])
    #expect(heroes.count == 1)
    // Today says the same of the range.
    let places = try captures("HRV ([0-9]+), (?:[^<,]*, )?(above|within|below) your range", pages["/"])
    #expect(places == heroes.map { [$0[0], $0[1] == "close to" ? "within" : $0[1]] })
    let detail = try captures(
      "<b>([0-9]+)</b><small>ms </small></p><p class=\"says\">[^,<]*, (above|close to|below) your usual ([0-9]+) ms",
      pages["/metric/hrv"])
    #expect(detail == heroes)
    // Vitals and the pages of the metrics.
    let states = [
      "As usual": "in your usual range", "Higher than usual": "above", "Lower than usual": "below",
    ]
    let pattern = "class=\"says\">[^,<]*, (above|in your usual range|below|same as)"
    for metric in ["sleep", "respiratory-rate", "oxygen-saturation"] {
      let vitals = try captures(
        "/metric/\(metric)\\?from=vitals\".*?class=\"state\">([^<]*)<",
        pages["/vitals"]?.replacingOccurrences(of: "\n", with: " "))
      let said = try captures(pattern, pages["/metric/\(metric)"])
      let verdict = said.first?.first.map { $0 == "same as" ? "in your usual range" : $0 }
      #expect(verdict == vitals.first.flatMap { states[$0[0]] }, "\(metric): \(said) and \(vitals)")
    }
    for (path, page) in pages {
      #expect(!page.contains("week is above your usual") && !page.contains("week is in your usual"), "\(path)")
    }
  }

  @Test(arguments: InventedPerson.allCases)
  func `usual clock times and the week's minutes never differ`(person: InventedPerson) async throws {
    let pages = try await pages(person)
    let clock = "([0-9]{1,2}:[0-9]{2})"
    let compared = try captures("bed at \(clock), up at \(clock)", pages["/sleep"])
    #expect(compared.count == 1)
    #expect(compared == (try captures("Usually \(clock) to \(clock)", pages["/sleep"])))
    let json = try need(
      JSONSerialization.jsonObject(with: Data((pages["/api/v1/today"] ?? "").utf8)), [String: Any].self)
    let goal = try need(need(json["goal"], [String: Any].self)["minutesText"], String.self)
    let cards = try need(json["pinned"], [[String: Any]].self)
    let exercise = try #require(cards.first { $0["metric"] as? String == "exercise" })
    let week = try need(exercise["weekText"], String.self)
    #expect(goal.split(separator: " ").first == week.split(separator: " ").first, "\(goal) and \(week)")
  }
}

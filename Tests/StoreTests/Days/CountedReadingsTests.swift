import DailveDomain
import DailveScores
import DailveTestSupport
import GRDB
import Testing

@testable import DailveStore

/// Every consumer gets the same readings: those that count, once, in one unit.
@Suite struct CountedReadingsTests {
  /// The difference between the second reading and the first.
  enum Matter: CaseIterable {
    case nothing, sourceOff, typeOff, duplicate, excluded, corrected, superseded, otherUnit
  }

  /// The consumers.
  enum Asker: CaseIterable {
    case days, daysBySource, means, statistics, listed, counted, hrv, workout, effort, standHours

    var type: String {
      switch self {
      case .hrv: Metric.hrv.traits.type
      case .workout: Metric.heartRate.traits.type
      case .effort: WorkoutEffort.type
      case .standHours: HealthType.standHour
      default: Metric.respiratoryRate.traits.type
      }
    }

    /// The usual unit, another one, and the factor from the usual to the other.
    var units: (usual: String, other: String, scale: Double)? {
      switch self {
      case .hrv: ("ms", "s", 0.001)
      case .effort, .standHours: nil
      default: ("count/min", "count/s", 1.0 / 60)
      }
    }

    /// The two readings.
    var values: (Double, Double) {
      switch self {
      case .hrv: (40, 60)
      case .workout: (120, 150)
      case .effort: (4, 8)
      default: (12, 18)
      }
    }
  }

  static let day = CivilDay(year: 2001, month: 1, day: 2)
  /// 10:00 and 11:00 UTC.
  static let instants = [978_429_600, 978_433_200]
  static let ends = [instants[0] + 600, instants[1] + 600]

  static func clock(_ instant: Int) -> String { instant == instants[0] ? "2001-01-02 11:" : "2001-01-02 12:" }

  func store(_ asker: Asker, _ matter: Matter) async throws -> HealthStore {
    var export = ExportText()
    func add(_ index: Int, value: Double, unit: String?, source: String, created: String? = nil) {
      let from = Self.clock(Self.instants[index]) + "00:00 +0100"
      let to = Self.clock(Self.instants[index]) + "10:00 +0100"
      let text = asker == .standHours ? "HKCategoryValueAppleStandHourStood" : "\(value)"
      let unit = unit.map { "unit=\"\($0)\" " } ?? ""
      export.add(
        raw: """
          <Record type="\(asker.type)" sourceName="\(source)" \(unit)value="\(text)" \
          creationDate="\(created ?? to)" startDate="\(from)" endDate="\(asker == .workout ? from : to)"/>
          """)
    }
    let (first, second) = asker.values
    let usual = asker.units?.usual ?? (asker == .effort ? "appleEffortScore" : nil)
    add(0, value: first, unit: usual, source: "One")
    switch matter {
    case .duplicate: add(0, value: first, unit: usual, source: "One", created: "2001-01-05 11:00:00 +0100")
    case .otherUnit:
      let units = try #require(asker.units)
      add(1, value: second * units.scale, unit: units.other, source: "Two")
    default: add(1, value: second, unit: usual, source: "Two")
    }
    if asker == .workout {
      export.add(
        raw: """
          <Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="80" durationUnit="min" \
          sourceName="One" startDate="2001-01-02 11:00:00 +0100" endDate="2001-01-02 12:20:00 +0100"/>
          """)
    }
    let store = try Importing.store()
    try Importing.run(export.write(), into: store, zone: "UTC")
    let start = Instant(Self.instants[1])
    switch matter {
    case .nothing, .duplicate, .otherUnit: break
    case .sourceOff:
      let source = try #require(try await store.listedSources().first { $0.name == "Two" })
      try await store.setSource(source.id, isOff: true)
    case .typeOff: try await store.setType(asker.type, isOff: true)
    case .excluded, .corrected:
      let changed = try await store.override(
        type: asker.type, start: start, source: nil, correction: matter == .corrected ? first : nil, now: Instant(0))
      try #require(changed == 1)
    case .superseded:
      try store.withWriteLock(during: .saving, atMost: .seconds(300)) { database in
        try database.write { db in
          try db.execute(sql: "INSERT INTO superseded SELECT * FROM sample WHERE start = \(start.seconds)")
          let type = try #require(try TypeTable.number(of: asker.type, db))
          try RuleChange.markDirty(type: type, db)
          try Derivation(zones: store.zones).run(db)
        }
      }
    }
    return store
  }

  /// The values that a consumer receives.
  func values(_ asker: Asker, _ store: HealthStore) async throws -> [Double] {
    let (day, type) = (Self.day, asker.type)
    let interval = Instant(Self.instants[0])..<Instant(Self.ends[1])
    return try await store.read { reader -> [Double] in
      switch asker {
      case .days:
        try reader.daily(.respiratoryRate, in: day...day).flatMap {
          Self.values(count: $0.count, $0.minimum, $0.maximum)
        }
      case .daysBySource:
        try reader.dailyStatisticsBySource(type: type, in: day...day).flatMap {
          Self.values(count: $0.statistics.count, $0.statistics.minimum, $0.statistics.maximum)
        }
      case .means:
        try Self.instants.compactMap {
          try reader.means(of: .respiratoryRate, in: [Instant($0)...Instant($0 + 600)]).first ?? nil
        }
      case .statistics:
        try (reader.statistics(of: type, in: [interval]).first ?? nil).map {
          Self.values(count: $0.count, $0.minimum, $0.maximum)
        } ?? []
      case .listed:
        try reader.samples(SampleQuery(types: [type])).samples.filter(\.state.isCounted).compactMap { stored in
          if case .corrected(let value) = stored.state { value } else { stored.sample.value }
        }
      case .counted: try reader.countedSamples(of: type, in: interval).map(\.value)
      case .hrv: try reader.hrvSamples(in: day...day).map(\.value)
      case .workout: try reader.workoutHeartRates(in: day...day).flatMap { $0.held.map(\.heartRate) }
      case .effort: try reader.workoutEfforts(in: day...day).map(\.effort)
      case .standHours: try reader.dailyStatistics(type: type, in: day...day).map(\.sum)
      }
    }
  }

  /// Returns as many values as were counted: the minimum once, and the maximum for each further one.
  private static func values(count: Int, _ minimum: Double, _ maximum: Double) -> [Double] {
    [minimum] + [Double](repeating: maximum, count: max(0, count - 1))
  }

  @Test(arguments: Asker.allCases, Matter.allCases)
  func `every consumer counts the same readings`(asker: Asker, matter: Matter) async throws {
    // Stand hours and efforts have no other unit, and words cannot be corrected.
    guard matter != .otherUnit || asker.units != nil, matter != .corrected || asker != .standHours else { return }
    var heard = try await values(asker, try await store(asker, matter)).map { ($0 * 1e6).rounded() / 1e6 }.sorted()
    switch asker {
    // This query holds a value between samples.
    case .workout: heard = Set(heard).sorted()
    default: break
    }
    let (first, second) = asker.values
    let isOne = [.sourceOff, .duplicate, .excluded, .corrected, .superseded].contains(matter)
    if asker == .standHours {
      #expect(heard == (matter == .typeOff ? [] : [isOne ? 1 : 2]))
    } else {
      // A reading that is corrected to the other one's value still counts beside it.
      let corrected = matter == .corrected && asker != .workout ? [first, first] : [first]
      #expect(heard == (matter == .typeOff ? [] : isOne ? corrected : [first, second]))
    }
  }
}

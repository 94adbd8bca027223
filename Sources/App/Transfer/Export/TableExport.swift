package import DailveDomain
package import DailveHealthExport
internal import DailveScores
package import DailveStore

/// Exports of one store.
package struct StoreExports: ExportRunning {
  private let store: HealthStore

  package init(store: HealthStore) { self.store = store }

  package func export(_ format: TableFormat, write: @escaping ([UInt8]) throws -> Void) throws {
    // Pages take precedence over an export.
    BackgroundPriority.begin()
    defer { BackgroundPriority.end() }
    try TableExport(store: store, isJSON: format == .json).write(to: ZipWriter(effort: .quick, sink: write))
  }
}

/// Exports everything as tables: samples in one file per type, daily statistics, nights, workouts, activity summaries and manual
/// entries. Electrocardiograms are already tables, so their files are copied unchanged and listed in a table.
package struct TableExport {
  private let store: HealthStore
  private let isJSON: Bool

  package init(store: HealthStore, isJSON: Bool) {
    self.store = store
    self.isJSON = isJSON
  }

  /// Blocks until done.
  ///
  /// - Returns: The rows and files that could not be written.
  @discardableResult
  package func write(to zip: ZipWriter) throws -> RowsSetAside {
    var setAside = RowsSetAside()
    try store.snapshot { setAside = try write($0, to: zip) }
    try zip.finish()
    return setAside
  }

  private func write(_ store: StoreReader, to zip: ZipWriter) throws -> RowsSetAside {
    let types = try store.types()
    for type in types {
      var table = try begin(
        "samples/\(ArchiveNames.component(type))",
        ["start", "end", "value", "unit", "source", "device", "metadata", "state"], zip)
      let words = try store.words(ofType: type)
      var (origins, details) = (SharedCells(), SharedCells())
      try store.forEachLine(type: type) { sample in
        table.instant(sample.start)
        table.instant(sample.end)
        if let text = sample.text { table.text(text) } else { table.number(sample.value) }
        try table.cells(sample.origin, of: &origins) { table in
          let origin = try words.origin(sample.origin)
          table.text(origin.unit)
          table.text(origin.source)
          table.text(origin.device)
        }
        try table.cells(sample.detail, of: &details) { table in
          table.metadata(try words.metadata(ofDetail: sample.detail))
        }
        table.text(sample.state.name)
        try table.endRow()
      }
      try table.end()
    }
    for type in types {
      var table = try begin(
        "daily/\(ArchiveNames.component(type))", ["day", "count", "sum", "min", "max", "average", "latest"], zip)
      for row in try store.dailyStatistics(type: type, in: CivilDay.accepted) {
        table.text("\(row.day)")
        table.numbers([Double(row.count), row.sum, row.minimum, row.maximum, row.average, row.latest])
        try table.endRow()
      }
      try table.end()
    }
    try writeNights(store, zip)
    try writeWorkouts(store, zip)
    try writeSummaries(store, zip)
    for kind in EntryKinds.all { if let kind = kind as? any TabularEntry.Type { try writeEntries(kind, store, zip) } }
    return try writeElectrocardiograms(store, zip)
  }

  func begin(_ name: String, _ columns: [String], _ zip: ZipWriter) throws -> TableWriter {
    try zip.begin(name + (isJSON ? ".json" : ".csv"))
    return TableWriter(zip: zip, isJSON: isJSON, columns: columns)
  }

  private func writeNights(_ store: StoreReader, _ zip: ZipWriter) throws {
    var table = try begin(
      "nights", ["day", "bedtime", "wake", "asleep", "inBed", "awake", "rem", "core", "deep", "source"], zip)
    for night in try store.nights(in: CivilDay.accepted, segments: false) {
      table.text("\(night.day)")
      table.text(night.hasClock ? "\(night.bedtime)" : nil)
      table.text(night.hasClock ? "\(night.wake)" : nil)
      table.number(night.hasSleep ? night.asleep : nil)
      table.number(night.inBed)
      table.numbers([SleepStage.awake, .rem, .core, .deep].map { night.stages[$0] })
      table.text(night.source)
      try table.endRow()
    }
    try table.end()
  }

  private func writeWorkouts(_ store: StoreReader, _ zip: ZipWriter) throws {
    var table = try begin(
      "workouts",
      [
        "activity", "start", "end", "day", "minutes", "km", "kcal", "averageHeartRate", "maximumHeartRate", "source",
        "id",
      ], zip)
    for workout in try store.workoutRecordings(in: CivilDay.accepted) {
      table.text(workout.activity)
      table.instant(workout.start)
      table.instant(workout.end)
      table.text("\(workout.day)")
      table.numbers([
        workout.duration, workout.distance, workout.energy, workout.averageHeartRate, workout.maximumHeartRate,
      ])
      table.text(workout.source)
      table.text(workout.id)
      try table.endRow()
    }
    try table.end()
  }

  /// The person's own entries.
  private func writeEntries<E: TabularEntry>(_ kind: E.Type, _ store: StoreReader, _ zip: ZipWriter) throws {
    var table = try begin(E.table, E.columns, zip)
    for entry in try store.entries(E.self).sorted(by: E.precedes) {
      entry.write(to: &table)
      try table.endRow()
    }
    try table.end()
  }

  private func writeSummaries(_ store: StoreReader, _ zip: ZipWriter) throws {
    var table = try begin("activity-summaries", ["day", "activeEnergy", "exerciseMinutes", "standHours"], zip)
    for summary in try store.activitySummaries(in: CivilDay.accepted) {
      table.text("\(summary.day)")
      table.numbers([summary.activeEnergy, summary.exerciseMinutes, summary.standHours])
      try table.endRow()
    }
    try table.end()
  }
}

/// An entry of a kind that is exported as a table.
protocol TabularEntry: Entry {
  /// Name of its file, without the extension.
  static var table: String { get }
  static var columns: [String] { get }
  /// The order of rows.
  static func precedes(_ a: Self, _ b: Self) -> Bool
  /// Writes one cell for each column.
  func write(to table: inout TableWriter)
}

extension BodyEntry: TabularEntry {
  static let table = "body-records"
  static let columns = ["id", "day", "minute", "weight", "bodyFat", "leanBodyMass", "memo"]
  static func precedes(_ a: Self, _ b: Self) -> Bool { (a.day, a.clock) < (b.day, b.clock) }

  func write(to table: inout TableWriter) {
    table.text(id)
    table.text("\(day)")
    table.numbers([Double(clock), weight, bodyFat, leanBodyMass])
    table.text(memo)
  }
}

extension Injury: TabularEntry {
  static let table = "injuries"
  static let columns = ["id", "part", "side", "severity", "start", "end", "memo"]
  static func precedes(_ a: Self, _ b: Self) -> Bool { (a.start, a.id) < (b.start, b.id) }

  func write(to table: inout TableWriter) {
    for text in [id, part.rawValue, side?.rawValue, severity.rawValue, "\(start)", end.map { "\($0)" }, memo] {
      table.text(text)
    }
  }
}

extension WorkoutEntry: TabularEntry {
  static let table = "workout-records"
  static let columns = [
    "id", "activity", "start", "day", "minutes", "km", "kcal", "isEnergyEstimated", "effort", "memo",
  ]
  static func precedes(_ a: Self, _ b: Self) -> Bool { (a.start, a.id) < (b.start, b.id) }

  func write(to table: inout TableWriter) {
    table.text(id)
    table.text(activity)
    table.instant(start)
    table.text("\(day)")
    table.numbers([duration, distance, energy])
    table.text("\(isEnergyEstimated)")
    table.number(effort.map(Double.init))
    table.text(memo)
  }
}

extension WorkoutNote: TabularEntry {
  static let table = "workout-notes"
  static let columns = ["workout", "day", "effort", "memo"]
  static func precedes(_ a: Self, _ b: Self) -> Bool { (a.day, a.id) < (b.day, b.id) }

  func write(to table: inout TableWriter) {
    table.text(workout)
    table.text("\(day)")
    table.number(effort.map(Double.init))
    table.text(memo)
  }
}

extension WorkoutLink: TabularEntry {
  static let table = "workout-links"
  static let columns = ["first", "second", "isOne", "day"]
  static func precedes(_ a: Self, _ b: Self) -> Bool { (a.day, a.id) < (b.day, b.id) }

  func write(to table: inout TableWriter) {
    for text in [first, second, "\(isOne)", "\(day)"] { table.text(text) }
  }
}

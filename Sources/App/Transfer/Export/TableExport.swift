package import DailveDomain
package import DailveHealthExport
internal import DailveScores
package import DailveStore

/// Everything as tables: samples in one file per type, daily statistics, nights, workouts, activity summaries, manual
/// entries. Electrocardiograms are tables already: their files come as they are, with a table of them.
package struct TableExport {
  private let store: HealthStore
  private let isJSON: Bool

  package init(store: HealthStore, isJSON: Bool) {
    self.store = store
    self.isJSON = isJSON
  }

  /// Blocks until done.
  ///
  /// - Returns: What could not be written.
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
    try writeRecords(store, zip)
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
  private func writeRecords(_ store: StoreReader, _ zip: ZipWriter) throws {
    var table = try begin("body-records", ["id", "day", "minute", "weight", "bodyFat", "leanBodyMass", "memo"], zip)
    for record in try store.entries(BodyEntry.self).sorted(by: { ($0.day, $0.clock) < ($1.day, $1.clock) }) {
      table.text(record.id)
      table.text("\(record.day)")
      table.numbers([Double(record.clock), record.weight, record.bodyFat, record.leanBodyMass])
      table.text(record.memo)
      try table.endRow()
    }
    try table.end()
    table = try begin("injuries", ["id", "part", "side", "severity", "start", "end", "memo"], zip)
    for injury in try store.entries(Injury.self).sorted(by: { ($0.start, $0.id) < ($1.start, $1.id) }) {
      for text in [
        injury.id, injury.part.rawValue, injury.side?.rawValue, injury.severity.rawValue, "\(injury.start)",
        injury.end.map { "\($0)" }, injury.memo,
      ] {
        table.text(text)
      }
      try table.endRow()
    }
    try table.end()
    try writeWorkoutRecords(store, zip)
  }

  private func writeWorkoutRecords(_ store: StoreReader, _ zip: ZipWriter) throws {
    var table = try begin(
      "workout-records",
      ["id", "activity", "start", "day", "minutes", "km", "kcal", "isEnergyEstimated", "effort", "memo"], zip)
    for record in try store.entries(WorkoutEntry.self).sorted(by: { ($0.start, $0.id) < ($1.start, $1.id) }) {
      table.text(record.id)
      table.text(record.activity)
      table.instant(record.start)
      table.text("\(record.day)")
      table.numbers([record.duration, record.distance, record.energy])
      table.text("\(record.isEnergyEstimated)")
      table.number(record.effort.map(Double.init))
      table.text(record.memo)
      try table.endRow()
    }
    try table.end()
    table = try begin("workout-notes", ["workout", "day", "effort", "memo"], zip)
    for note in try store.entries(WorkoutNote.self).sorted(by: { ($0.day, $0.id) < ($1.day, $1.id) }) {
      table.text(note.workout)
      table.text("\(note.day)")
      table.number(note.effort.map(Double.init))
      table.text(note.memo)
      try table.endRow()
    }
    try table.end()
    table = try begin("workout-links", ["first", "second", "isOne", "day"], zip)
    for link in try store.entries(WorkoutLink.self).sorted(by: { ($0.day, $0.id) < ($1.day, $1.id) }) {
      for text in [link.first, link.second, "\(link.isOne)", "\(link.day)"] { table.text(text) }
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

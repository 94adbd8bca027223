internal import DailveDomain
internal import DailveHealthExport
internal import DailveStore
internal import DailveViewModels
internal import Foundation

/// Everything as tables: a file of samples for each type, daily statistics, nights, workouts, activity summaries.
struct TableExport {
  let store: HealthStore
  let isJSON: Bool

  func write(to file: FileHandle) async throws {
    let zip = ZipWriter(file)
    for type in try await store.contents().types {
      try zip.begin(fileName("samples/\(ArchiveNames.component(type.type))"))
      var table = TableWriter(
        zip: zip, isJSON: isJSON, columns: ["start", "end", "value", "unit", "source", "device", "metadata"])
      try store.forEachSample(type: type.type, in: .min..<Int.max) { sample in
        let metadata = sample.metadata.map { "\($0.key)=\($0.value)" }.joined(separator: "; ")
        try table.row([
          .text("\(sample.start)"), .text("\(sample.end)"),
          sample.value.map(TableWriter.Cell.number) ?? .text(sample.text),
          .text(sample.unit), .text(sample.source), .text(sample.device), .text(metadata),
        ])
      }
      try table.end()
    }
    for type in try await store.contents().types {
      try zip.begin(fileName("daily/\(ArchiveNames.component(type.type))"))
      var table = TableWriter(
        zip: zip, isJSON: isJSON, columns: ["day", "count", "sum", "min", "max", "average", "latest"])
      for row in try await store.dailyStatistics(type: type.type, in: DayRange.always) {
        try table.row([
          .text("\(row.day)"), .number(Double(row.count)), .number(row.sum), .number(row.minimum),
          .number(row.maximum), .number(row.average), .number(row.latest),
        ])
      }
      try table.end()
    }
    try await writeNights(zip)
    try await writeWorkouts(zip)
    try await writeSummaries(zip)
    try await writeRecords(zip)
    try zip.finish()
  }

  private func fileName(_ name: String) -> String { name + (isJSON ? ".json" : ".csv") }

  private func writeNights(_ zip: ZipWriter) async throws {
    try zip.begin(fileName("nights"))
    var table = TableWriter(
      zip: zip, isJSON: isJSON,
      columns: ["day", "bedtime", "wake", "asleep", "inBed", "awake", "rem", "core", "deep", "source"])
    for night in try await store.nights(in: DayRange.always, segments: false) {
      try table.row(
        [
          .text("\(night.day)"), .text("\(night.bedtime)"), .text("\(night.wake)"),
          night.hasSleep ? .number(night.asleep) : .empty,
          .number(night.inBed),
        ] + [SleepStage.awake, .rem, .core, .deep].map { .number(night.stages[$0]) } + [.text(night.source)])
    }
    try table.end()
  }

  private func writeWorkouts(_ zip: ZipWriter) async throws {
    try zip.begin(fileName("workouts"))
    var table = TableWriter(
      zip: zip, isJSON: isJSON,
      columns: [
        "activity", "start", "end", "day", "minutes", "km", "kcal", "averageHeartRate", "maximumHeartRate", "source",
      ])
    for workout in try await store.workouts(in: DayRange.always) {
      try table.row([
        .text(workout.activity), .text("\(workout.start)"), .text("\(workout.end)"), .text("\(workout.day)"),
        .number(workout.duration), .number(workout.distance), .number(workout.energy),
        .number(workout.averageHeartRate), .number(workout.maximumHeartRate), .text(workout.source),
      ])
    }
    try table.end()
  }

  /// What the person wrote down themselves.
  private func writeRecords(_ zip: ZipWriter) async throws {
    try zip.begin(fileName("body-records"))
    var table = TableWriter(
      zip: zip, isJSON: isJSON, columns: ["id", "day", "minute", "weight", "bodyFat", "leanBodyMass", "memo"])
    for record in try await store.records(BodyRecord.self).sorted(by: { ($0.day, $0.clock) < ($1.day, $1.clock) }) {
      try table.row([
        .text(record.id), .text("\(record.day)"), .number(Double(record.clock)), .number(record.weight),
        .number(record.bodyFat), .number(record.leanBodyMass), .text(record.memo),
      ])
    }
    try table.end()
    try zip.begin(fileName("injuries"))
    table = TableWriter(
      zip: zip, isJSON: isJSON, columns: ["id", "part", "side", "severity", "start", "end", "memo"])
    for injury in try await store.records(Injury.self).sorted(by: { ($0.start, $0.id) < ($1.start, $1.id) }) {
      try table.row([
        .text(injury.id), .text(injury.part.rawValue), .text(injury.side?.rawValue), .text(injury.severity.rawValue),
        .text("\(injury.start)"), .text(injury.end.map { "\($0)" }), .text(injury.memo),
      ])
    }
    try table.end()
  }

  private func writeSummaries(_ zip: ZipWriter) async throws {
    try zip.begin(fileName("activity-summaries"))
    var table = TableWriter(
      zip: zip, isJSON: isJSON, columns: ["day", "activeEnergy", "exerciseMinutes", "standHours"])
    for summary in try await store.activitySummaries(in: DayRange.always) {
      try table.row([
        .text("\(summary.day)"), .number(summary.activeEnergy), .number(summary.exerciseMinutes),
        .number(summary.standHours),
      ])
    }
    try table.end()
  }
}

/// Rows as CSV or as a JSON array of objects, in constant memory. A number that is not finite is an empty cell, and `null`.
struct TableWriter {
  enum Cell {
    case number(Double)
    case text(String)
    case empty

    static func number(_ value: Double?) -> Cell { value.map { .number($0) } ?? .empty }
    static func text(_ value: String?) -> Cell { value.map { .text($0) } ?? .empty }
  }

  private let zip: ZipWriter
  private let isJSON: Bool
  private let columns: [String]
  private var buffer: [UInt8] = []
  private var isFirst = true

  init(zip: ZipWriter, isJSON: Bool, columns: [String]) {
    self.zip = zip
    self.isJSON = isJSON
    self.columns = columns
    buffer = Array((isJSON ? "[" : columns.joined(separator: ",") + "\r\n").utf8)
  }

  mutating func row(_ cells: [Cell]) throws {
    if isJSON {
      let fields = Swift.zip(columns, cells).compactMap { column, cell -> String? in
        switch cell {
        case .empty: nil
        case .number(let value): "\"\(column)\":" + (value.isFinite ? "\(value)" : "null")
        case .text(let text): "\"\(column)\":\(Self.quoted(text))"
        }
      }
      buffer += Array(((isFirst ? "\n{" : ",\n{") + fields.joined(separator: ",") + "}").utf8)
    } else {
      let fields = cells.map { cell in
        switch cell {
        case .empty: ""
        case .number(let value): CSV.number(value)
        case .text(let text): CSV.field(text)
        }
      }
      buffer += Array((fields.joined(separator: ",") + "\r\n").utf8)
    }
    isFirst = false
    if buffer.count > 1 << 18 { try flush() }
  }

  mutating func end() throws {
    if isJSON { buffer += Array("\n]\n".utf8) }
    try flush()
    try zip.end()
  }

  private mutating func flush() throws {
    try zip.write(buffer)
    buffer.removeAll(keepingCapacity: true)
  }

  /// RFC 8259.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where scalar.value < 0x20:
        let hex = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

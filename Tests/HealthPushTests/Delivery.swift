import DailveDomain
import DailveHealthExport
import DailveHealthPush
import DailveScores
import DailveTestSupport
import Foundation

/// The result of reading a delivery, with names resolved.
struct Delivery {
  struct Row: Equatable, CustomStringConvertible {
    var type: String
    var start: String
    var seconds: Int
    var value: Double
    var text: String?
    var unit: String?
    var word: String?
    var source: String
    var zone: String?
    var pushed: Resolution?
    var detail: [RecordDetail.Item]

    /// "StepCount 2001-01-02T08:00:00Z +3600 812 count [Watch] hour", with the zone before the resolution and the detail after it.
    var description: String {
      let number = value == value.rounded() && value.magnitude < 1e15 ? String(Int(value)) : value.description
      let what =
        word.map { $0.replacingOccurrences(of: "HKCategoryValue", with: "") } ?? "\(text ?? number) \(unit ?? "-")"
      let notes = detail.map { item in
        switch item {
        case .metadata(let key, let value): "\(key)=\(value)"
        case .attribute(let key, let value): "@\(key)=\(value)"
        case .value, .absent, .beat, .element: "\(item)"
        }
      }
      return
        ([type, start, "+\(seconds)", what, "[\(source)]"] + [zone, pushed.map { "\($0)" }].compactMap(\.self) + notes)
        .joined(separator: " ")
    }
  }

  var rows: [Row] = []
  var workouts: [WorkoutElement] = []
  var kept: [VerbatimElement] = []
  var files: [CompanionFile] = []
  var offsets: [OffsetCount] = []
  var summary = ExportSummary()
  var unknown = 0
  var largestChunk = 0
  var origins: [Origin] = []

  static let received: Instant = 1_780_315_200

  /// - Parameter blocks: Sizes of the blocks in which the body arrives, used in turn.
  init(
    _ bytes: [UInt8], blocks: [Int] = [1 << 16], sender: String = "Phone", received: Instant = received,
    zone: ZoneTimeline = ZoneTimeline(home: .utc), headers: [String: String] = [:]
  ) throws {
    let reader = PushReader(
      open: { BlockBody(bytes, blocks: blocks) }, sender: sender, received: received, contentType: nil, zone: zone,
      headers: headers)
    var types: [String] = []
    while let chunk = try reader.next() {
      types += chunk.types
      origins += chunk.origins
      largestChunk = max(largestChunk, chunk.rows.count)
      for row in chunk.rows {
        let origin = origins[Int(row.origin)]
        var type = types[Int(row.type)]
        for prefix in ["HKQuantityTypeIdentifier", "HKCategoryTypeIdentifier"] where type.hasPrefix(prefix) {
          type = String(type.dropFirst(prefix.count))
        }
        rows.append(
          Row(
            type: type, start: Instant(row.start).description, seconds: row.end - row.start, value: row.value,
            text: row.text < 0 ? nil : chunk.texts[Int(row.text)], unit: origin.unit, word: origin.word,
            source: origin.source, zone: origin.zone, pushed: origin.pushed,
            detail: row.detail < 0 ? [] : RecordDetail(decoding: chunk.details[Int(row.detail)]).items))
      }
      workouts += chunk.workouts
      kept += chunk.kept
      files += chunk.files
      offsets += chunk.header?.offsets ?? []
    }
    summary = reader.summary
    unknown = reader.unknown
  }

  init(_ text: String, zone: ZoneTimeline = ZoneTimeline(home: .utc)) throws {
    try self.init(Array(text.utf8), zone: zone)
  }

  static func fixture(_ path: String, blocks: [Int] = [1 << 16], received: Instant = received) throws -> Delivery {
    try Delivery(Array(Data(contentsOf: Fixtures.url(path))), blocks: blocks, received: received)
  }

  /// One line for each sample.
  var lines: [String] { rows.map(\.description) }

  var kinds: [ImportProblem.Kind] { summary.problems.map(\.kind) }

  func rows(_ type: String) -> [Row] { rows.filter { $0.type == type } }
}

final class BlockBody: PushBody {
  private let bytes: [UInt8]
  private let blocks: [Int]
  private var at = 0
  private var turn = 0

  init(_ bytes: [UInt8], blocks: [Int]) {
    (self.bytes, self.blocks) = (bytes, blocks)
  }

  func read() -> [UInt8] {
    let size = blocks[turn % blocks.count]
    turn += 1
    let block = Array(bytes[at..<min(bytes.count, at + size)])
    at += block.count
    return block
  }
}

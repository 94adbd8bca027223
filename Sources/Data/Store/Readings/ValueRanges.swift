internal import DailveDomain
internal import GRDB

/// Ranges of records with a minimum and a maximum beside their value, by detail number. Only exports of iOS 8 have such
/// records.
struct ValueRanges {
  private var ranges: [Int: ClosedRange<Double>] = [:]

  /// "A", "min" and their separators: the condition of the index of version 4.
  static let condition = "instr(body, X'411F6D696E1F') > 0"

  init(_ db: Database) throws {
    let rows = try RawStatement(cachedBy: db, "SELECT id, body FROM detail WHERE \(Self.condition)")
    while try rows.step() {
      let detail = RecordDetail(decoding: rows.blob(1))
      guard let low = detail.attribute("min").flatMap(Double.init),
        let high = detail.attribute("max").flatMap(Double.init),
        low <= high
      else { continue }
      ranges[rows.int(0)] = low...high
    }
  }

  var isEmpty: Bool { ranges.isEmpty }

  func range(ofDetail id: Int, _ conversion: UnitConversion) -> ClosedRange<Double>? {
    guard let range = ranges[id] else { return nil }
    let (low, high) = (conversion(range.lowerBound), conversion(range.upperBound))
    return low <= high ? low...high : nil
  }
}

/// A table with a header: one value per line (`type,start,value,unit,source`), or one time per line with a column for
/// each metric ("Step Count (count)"), as Health Auto Export makes it.
struct TextTable {
  private enum Column {
    case type, date, start, end, value, unit, source, other
    case metric(MetricKind, unit: String?)
  }

  private let columns: [Column]
  private let hasType: Bool

  /// Returns `nil` for fields that are not a header.
  init?(head: [String]) {
    columns = head.map { Self.column($0) }
    var (hasTime, hasType, hasValue, metrics) = (false, false, false, 0)
    for column in columns {
      switch column {
      case .date, .start: hasTime = true
      case .type: hasType = true
      case .value: hasValue = true
      case .metric: metrics += 1
      case .end, .unit, .source, .other: break
      }
    }
    guard hasTime, hasType && hasValue || metrics > 0 else { return nil }
    self.hasType = hasType && hasValue
  }

  private static func column(_ title: String) -> Column {
    switch MetricNames.folded(title) {
    case "type", "metric", "name", "datatype": return .type
    case "date", "datetime", "time", "timestamp", "day": return .date
    case "start", "startdate", "starttime": return .start
    case "end", "enddate", "endtime": return .end
    case "value", "qty", "quantity": return .value
    case "unit", "units": return .unit
    case "source", "sourcename", "sources": return .source
    default: break
    }
    let parts = title.split(separator: "(", maxSplits: 1)
    guard let name = parts.first, let kind = MetricNames.known(String(name)), kind.shape == .quantity else {
      return .other
    }
    let unit = parts.count > 1 ? String(parts[1]) : nil
    return .metric(kind, unit: UnitSpelling.unit(unit.map { $0.hasSuffix(")") ? String($0.dropLast()) : $0 }))
  }

  /// - Returns: False for a line without any field of the header.
  func read(_ fields: [String], _ reading: DeliveryContext, at byte: Int) -> Bool {
    var object = JSONObject()
    var type = ""
    var values: [(kind: MetricKind, unit: String?, text: String)] = []
    for (column, field) in zip(columns, fields) where !field.isEmpty {
      switch column {
      case .type: type = field
      case .date: object.add("date", .string(field))
      case .start: object.add("start", .string(field))
      case .end: object.add("end", .string(field))
      case .value where hasType: object.add("value", .string(field))
      case .unit: object.add("unit", .string(field))
      case .source: object.add("source", .string(field))
      case .metric(let kind, let unit) where !hasType: values.append((kind, unit, field))
      case .metric, .value, .other: break
      }
    }
    guard let moment = reading.dates.moment(object.first("date", "start")) else { return false }
    var grid = SeriesGrid()
    grid.note(moment)
    if hasType {
      guard !type.isEmpty else { return false }
      PointReader(reading: reading, kind: MetricNames.kind(type), unit: nil, grid: grid).read(.object(object), at: byte)
    }
    for (kind, unit, text) in values {
      var point = object
      point.add("qty", .string(text))
      PointReader(reading: reading, kind: kind, unit: unit, grid: grid).read(.object(point), at: byte)
    }
    return true
  }
}

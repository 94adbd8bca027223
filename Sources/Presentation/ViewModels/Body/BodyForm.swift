public import DailveDomain
internal import DailveScores

/// A body record as a form.
public struct BodyForm: Sendable {
  public static let day = "day"
  public static let time = "time"
  public static let weight = "weight"
  public static let bodyFat = "bodyFat"
  public static let leanBodyMass = "leanBodyMass"
  public static let memo = "memo"

  public var id: String
  /// Whether the record is in the store already.
  public var isEdit: Bool
  public var fields: FormFields
  public let weightUnit: String
  /// Newest value of each field, as a hint.
  public var hints: [String: String] = [:]
  /// Allowed numbers of each field in the shown unit.
  public let limits: [String: ClosedRange<Double>]

  private let viewer: ViewerContext

  /// A new record.
  public init(id: String, viewer: ViewerContext) {
    self.init(
      BodyRecord(
        id: id, day: viewer.day, clock: Int(saturating: viewer.clock), weight: nil, bodyFat: nil, leanBodyMass: nil,
        memo: ""),
      isEdit: false, viewer: viewer)
  }

  public init(_ record: BodyRecord, isEdit: Bool = true, viewer: ViewerContext) {
    self.viewer = viewer
    id = record.id
    self.isEdit = isEdit
    weightUnit = viewer.format(.weight).unit
    func text(_ metric: Metric) -> String {
      record.value(metric).map { NumberFormat.text(viewer.format(metric).shown($0), decimals: 1) } ?? ""
    }
    fields = FormFields([
      Self.day: record.day.description, Self.time: NumberInput.clockField(record.clock), Self.weight: text(.weight),
      Self.bodyFat: text(.bodyFat), Self.leanBodyMass: text(.leanBodyMass), Self.memo: record.memo,
    ])
    func limit(_ metric: Metric) -> ClosedRange<Double> {
      let range = metric.traits.range
      let format = viewer.format(metric)
      return max(0, format.shown(range.lowerBound))...format.shown(range.upperBound)
    }
    limits = [
      Self.weight: limit(.weight), Self.bodyFat: limit(.bodyFat), Self.leanBodyMass: limit(.leanBodyMass),
    ]
  }

  public static let numbers: [(field: String, metric: Metric)] = [
    (weight, .weight), (bodyFat, .bodyFat), (leanBodyMass, .leanBodyMass),
  ]

  /// What is said of a number outside its limits.
  public func limitText(_ field: String) -> String {
    let limit = limits[field] ?? 0...0
    return viewer.language(
      .formNumberRange, NumberFormat.text(limit.lowerBound, decimals: 0),
      NumberFormat.text(limit.upperBound, decimals: 0))
  }

  /// The record that the fields say; `nil` with errors.
  ///
  /// - Parameter today: The newest day that may be entered.
  public mutating func record(_ posted: [String: String], today: CivilDay) -> BodyRecord? {
    let language = viewer.language
    fields.take(posted, longest: 500)
    fields.errors = [:]
    let day = CivilDay(accepting: fields[Self.day])
    if day.map({ $0 > today }) ?? true {
      fields.errors[Self.day] = language[.formDayError]
    }
    let clock = fields[Self.time].isEmpty ? 720 : NumberInput.clock(fields[Self.time])
    if clock == nil { fields.errors[Self.time] = language[.formTimeError] }
    var values: [Metric: Double] = [:]
    for (name, metric) in Self.numbers where !fields[name].isEmpty {
      let value = NumberInput.parse(fields[name]).map { viewer.format(metric).canonical($0) }
      if let value, metric.traits.range.contains(value) {
        values[metric] = value
      } else {
        fields.errors[name] = limitText(name)
      }
    }
    if let weight = values[.weight], let lean = values[.leanBodyMass], lean > weight {
      fields.errors[Self.leanBodyMass] = language[.bodyLeanError]
    }
    if values.isEmpty, fields.errors.isEmpty { fields.errors[Self.weight] = language[.bodyNothing] }
    guard fields.errors.isEmpty, let day, let clock else { return nil }
    return BodyRecord(
      id: id, day: day, clock: clock, weight: values[.weight], bodyFat: values[.bodyFat],
      leanBodyMass: values[.leanBodyMass], memo: fields[Self.memo])
  }
}

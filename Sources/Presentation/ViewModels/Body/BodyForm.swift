public import DailveDomain
internal import DailveScores

/// A body entry as a form.
public struct BodyForm: Sendable {
  public static let day = "day"
  public static let time = "time"
  public static let weight = "weight"
  public static let bodyFat = "bodyFat"
  public static let leanBodyMass = "leanBodyMass"
  public static let memo = "memo"

  public var id: String
  /// True if the entry already exists.
  public var isEdit: Bool
  /// Stamp of the displayed version.
  public var base: String?
  public var fields: FormFields
  public let weightUnit: String
  /// Newest value of each field, as a hint.
  public var hints: [String: String] = [:]
  /// Allowed range of each field in the displayed unit.
  public let limits: [String: ClosedRange<Double>]

  /// Link to its earlier versions.
  public var history: VersionHistoryLink?

  /// The unit system of its numbers.
  public var units: String { viewer.units.rawValue }

  private let viewer: ViewerContext
  /// The entry as stored.
  private let original: BodyEntry?

  /// A new entry.
  public init(id: String, viewer: ViewerContext) {
    self.init(
      BodyEntry(
        id: id, day: viewer.day, clock: Int(saturating: viewer.clock), weight: nil, bodyFat: nil, leanBodyMass: nil,
        memo: ""),
      isEdit: false, viewer: viewer)
  }

  public init(_ entry: BodyEntry, isEdit: Bool = true, viewer: ViewerContext) {
    self.viewer = viewer
    id = entry.id
    self.isEdit = isEdit
    weightUnit = viewer.format(.weight).unit
    original = isEdit ? entry : nil
    func text(_ metric: Metric) -> String { entry.value(metric).map { Self.text($0, metric, viewer) } ?? "" }
    fields = FormFields([
      Self.day: entry.day.description, Self.time: NumberInput.clockField(entry.clock), Self.weight: text(.weight),
      Self.bodyFat: text(.bodyFat), Self.leanBodyMass: text(.leanBodyMass), Self.memo: entry.memo,
    ])
    func limit(_ metric: Metric) -> ClosedRange<Double> {
      let range = metric.traits.range
      let format = viewer.format(metric)
      return max(0, format.shown(range.lowerBound))...format.shown(range.upperBound)
    }
    limits = [Self.weight: limit(.weight), Self.bodyFat: limit(.bodyFat), Self.leanBodyMass: limit(.leanBodyMass)]
  }

  public static let numbers: [(field: String, metric: Metric)] = [
    (weight, .weight), (bodyFat, .bodyFat), (leanBodyMass, .leanBodyMass),
  ]

  /// The error message for a number outside its limits.
  public func limitText(_ field: String) -> String {
    let limit = limits[field] ?? 0...0
    return viewer.language(
      .formNumberRange, NumberFormat.text(limit.lowerBound, decimals: 0),
      NumberFormat.text(limit.upperBound, decimals: 0))
  }

  /// Shows the posted fields.
  public mutating func fill(_ posted: [String: String]) {
    base = posted["base"]
    fields.fill(posted, longest: 500)
    fields.errors = [:]
  }

  /// Turns posted fields into a draft. A number left as it was displayed keeps its stored value, without the rounding.
  public mutating func parse(_ posted: [String: String]) -> BodyDraft {
    fill(posted)
    var values: [Metric: Double?] = [:]
    for (name, metric) in Self.numbers where !fields[name].isEmpty {
      if let stored = original?.value(metric), fields[name] == Self.text(stored, metric, viewer) {
        values[metric] = .some(stored)
      } else {
        values[metric] = .some(NumberInput.parse(fields[name]).map { viewer.format(metric).canonical($0) })
      }
    }
    return BodyDraft(
      id: id, day: CivilDay(accepting: fields[Self.day]),
      clock: fields[Self.time].isEmpty ? 720 : NumberInput.clock(fields[Self.time]), values: values,
      memo: fields[Self.memo])
  }

  public mutating func show(_ problems: Set<BodyDraft.Problem>) {
    let language = viewer.language
    for problem in problems {
      switch problem {
      case .day: fields.errors[Self.day] = language[.formDayError]
      case .clock: fields.errors[Self.time] = language[.formTimeError]
      case .number(let metric):
        for (name, own) in Self.numbers where own == metric { fields.errors[name] = limitText(name) }
      case .leanAboveWeight: fields.errors[Self.leanBodyMass] = language[.bodyLeanError]
      case .nothingSaid: fields.errors[Self.weight] = language[.bodyNothing]
      }
    }
  }

  private static func text(_ value: Double, _ metric: Metric, _ viewer: ViewerContext) -> String {
    NumberFormat.text(viewer.format(metric).shown(value), decimals: 1)
  }
}

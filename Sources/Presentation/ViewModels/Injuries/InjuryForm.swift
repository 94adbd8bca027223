public import DailveDomain
public import DailveScores

public struct InjuryForm: Sendable, Equatable {
  public static let part = "part"
  public static let side = "side"
  public static let severity = "severity"
  public static let start = "start"
  public static let end = "end"
  public static let memo = "memo"

  public var id: String
  public var isEdit: Bool
  /// Stamp of the displayed version.
  public var base: String?
  public var fields: FormFields
  /// Link to its earlier versions.
  public var history: VersionHistoryLink?

  public init(id: String, today: CivilDay) {
    self.id = id
    isEdit = false
    fields = FormFields([
      Self.part: "", Self.side: "", Self.severity: InjurySeverity.minor.rawValue, Self.start: today.description,
      Self.end: "", Self.memo: "",
    ])
  }

  public init(_ injury: Injury) {
    id = injury.id
    isEdit = true
    fields = FormFields([
      Self.part: injury.part.rawValue, Self.side: injury.side?.rawValue ?? "",
      Self.severity: injury.severity.rawValue, Self.start: injury.start.description,
      Self.end: injury.end?.description ?? "", Self.memo: injury.memo,
    ])
  }

  /// Shows the posted fields.
  public mutating func fill(_ posted: [String: String]) {
    base = posted["base"]
    fields.fill(posted, longest: 500)
    fields.errors = [:]
  }

  /// Turns posted fields into a draft.
  public mutating func parse(_ posted: [String: String]) -> InjuryDraft {
    fill(posted)
    return InjuryDraft(
      id: id, part: BodyPart(rawValue: fields[Self.part]), side: BodySide(rawValue: fields[Self.side]),
      severity: InjurySeverity(rawValue: fields[Self.severity]), start: CivilDay(accepting: fields[Self.start]),
      end: fields[Self.end].isEmpty ? .open : .on(CivilDay(accepting: fields[Self.end])), memo: fields[Self.memo])
  }

  public mutating func show(_ problems: Set<InjuryDraft.Problem>, _ language: Language) {
    for problem in problems {
      switch problem {
      case .part: fields.errors[Self.part] = language[.injuryPartError]
      case .side: fields.errors[Self.side] = language[.injurySideError]
      case .severity: fields.errors[Self.severity] = language[.injurySeverityError]
      case .start: fields.errors[Self.start] = language[.formDayError]
      case .end: fields.errors[Self.end] = language[.injuryEndError]
      }
    }
  }
}

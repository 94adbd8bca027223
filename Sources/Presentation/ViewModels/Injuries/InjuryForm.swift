public import DailveDomain

/// An injury as a form.
public struct InjuryForm: Sendable, Equatable {
  public static let part = "part"
  public static let side = "side"
  public static let severity = "severity"
  public static let start = "start"
  public static let end = "end"
  public static let memo = "memo"

  public var id: String
  public var isEdit: Bool
  public var fields: FormFields

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

  /// The injury that the fields say; `nil` with errors.
  public mutating func injury(_ posted: [String: String], today: CivilDay, language: Language) -> Injury? {
    fields.take(posted, longest: 500)
    fields.errors = [:]
    let part = BodyPart(rawValue: fields[Self.part])
    if part == nil { fields.errors[Self.part] = language[.injuryPartError] }
    let side = BodySide(rawValue: fields[Self.side])
    if part?.hasSides == true, side == nil { fields.errors[Self.side] = language[.injurySideError] }
    let severity = InjurySeverity(rawValue: fields[Self.severity])
    if severity == nil { fields.errors[Self.severity] = language[.injurySeverityError] }
    let start = CivilDay(accepting: fields[Self.start])
    if start.map({ $0 > today }) ?? true { fields.errors[Self.start] = language[.formDayError] }
    let end = CivilDay(accepting: fields[Self.end])
    if !fields[Self.end].isEmpty, end == nil || (end ?? today) < (start ?? today) || (end ?? today) > today {
      fields.errors[Self.end] = language[.injuryEndError]
    }
    guard fields.errors.isEmpty, let part, let severity, let start else { return nil }
    return Injury(id: id, part: part, side: side, severity: severity, start: start, end: end, memo: fields[Self.memo])
  }
}

public import DailveScores

/// An injury as the person typed it, before validation.
public struct InjuryDraft: Sendable {
  public enum Problem: Sendable, Hashable {
    case part, side, severity
    /// The day is missing, outside the accepted days, or in the future.
    case start
    /// The same, or the day is before `start`.
    case end
  }

  public enum End: Sendable, Equatable {
    /// The injury is still active.
    case open
    /// `nil` if the typed text is not a day.
    case on(CivilDay?)
  }

  public var id: String
  public var part: BodyPart?
  public var side: BodySide?
  public var severity: InjurySeverity?
  public var start: CivilDay?
  public var end: End
  public var memo: String

  public init(
    id: String, part: BodyPart?, side: BodySide?, severity: InjurySeverity?, start: CivilDay?, end: End, memo: String
  ) {
    self.id = id
    self.part = part
    self.side = side
    self.severity = severity
    self.start = start
    self.end = end
    self.memo = memo
  }

  /// Everything that is wrong with the draft; empty if it can be saved.
  ///
  /// - Parameter today: The newest day that may be entered.
  public func problems(today: CivilDay) -> Set<Problem> {
    var problems: Set<Problem> = []
    if part == nil { problems.insert(.part) }
    if part?.hasSides == true, side == nil { problems.insert(.side) }
    if severity == nil { problems.insert(.severity) }
    if start.map({ $0 > today }) ?? true { problems.insert(.start) }
    if case .on(let end) = end, end.map({ $0 > today || $0 < start ?? $0 }) ?? true { problems.insert(.end) }
    return problems
  }

  /// `nil` while the draft has problems.
  public func injury(today: CivilDay) -> Injury? {
    guard problems(today: today).isEmpty, let part, let severity, let start else { return nil }
    var last: CivilDay?
    if case .on(let end) = end { last = end }
    return Injury(id: id, part: part, side: side, severity: severity, start: start, end: last, memo: memo)
  }
}

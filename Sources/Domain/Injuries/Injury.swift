public import DailveScores

/// Part of the body that can hurt.
public enum BodyPart: String, Sendable, CaseIterable, Codable {
  case head, neck, shoulder, upperArm = "upper-arm", elbow, forearm, wrist, hand
  case chest, abdomen
  case upperBack = "upper-back"
  case lowerBack = "lower-back"
  case hip, groin, thigh, hamstring, knee, shin, calf, ankle, foot

  /// True if the body has this part on each side.
  public var hasSides: Bool {
    switch self {
    case .head, .neck, .chest, .abdomen, .upperBack, .lowerBack: false
    default: true
    }
  }
}

public enum BodySide: String, Sendable, CaseIterable, Codable { case left, right, both }

public enum InjurySeverity: String, Sendable, CaseIterable, Codable, Comparable {
  case minor, moderate, severe

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  public static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }
}

/// An injury as the person wrote it down.
public struct Injury: DatedEntry, Equatable {
  public static let kind = "injury"

  public var id: String
  public var part: BodyPart
  /// `nil` for a part that has no sides.
  public var side: BodySide?
  public var severity: InjurySeverity
  public var start: CivilDay
  /// The day on which it had healed, exclusive; `nil` while it is active.
  public var end: CivilDay?
  public var memo: String

  public init(
    id: String, part: BodyPart, side: BodySide?, severity: InjurySeverity, start: CivilDay, end: CivilDay?, memo: String
  ) {
    self.id = id
    self.part = part
    self.side = part.hasSides ? side : nil
    self.severity = severity
    self.start = start
    self.end = end
    self.memo = memo
  }

  public var day: CivilDay { start }

  public func isActive(on day: CivilDay) -> Bool { start <= day && (end.map { day < $0 } ?? true) }

  /// Days until it healed, or so far including `day` itself; at least one, because it hurt on the first day. 0 before it began.
  public func days(on day: CivilDay) -> Int {
    day < start ? 0 : max(1, min(end ?? day + 1, day + 1) - start)
  }
}

extension [Injury] {
  /// The worst first, then the newest.
  public func active(on day: CivilDay) -> [Injury] {
    filter { $0.isActive(on: day) }.sorted { a, b in
      if a.severity != b.severity { return a.severity > b.severity }
      return a.start == b.start ? a.id < b.id : a.start > b.start
    }
  }
}

/// A decision of the person about something: a setting, what counts, where they were. Each subject has one rule,
/// with the same id on every device; deleting the rule revokes the decision. A rule may be about a source or a
/// reading that a store does not have yet.
public protocol Rule: SubjectEntry {}

/// True if a type counts in statistics.
public struct TypeSwitch: Rule, Equatable {
  public static let kind = "type-switch"
  public static let idForm = EntryIDForm.hashed(idWord)
  private static let idWord = "type"

  public var id: String
  /// HealthKit identifier.
  public var type: String
  public var isOff: Bool

  public init(type: String, isOff: Bool) {
    id = Self.id(of: type)
    self.type = type
    self.isOff = isOff
  }

  public static func id(of type: String) -> String { EntryID.of(idWord, type) }
  public var subjectID: String { Self.id(of: type) }
}

/// True if a source counts. Sources with look-alike names, which a person sees as one, have a switch each.
public struct SourceSwitch: Rule, Equatable {
  public static let kind = "source-switch"
  public static let idForm = EntryIDForm.hashed(idWord)
  private static let idWord = "source"

  public var id: String
  /// Name as stored.
  public var source: String
  public var isOff: Bool

  public init(source: String, isOff: Bool) {
    id = Self.id(of: source)
    self.source = source
    self.isOff = isOff
  }

  public static func id(of source: String) -> String { EntryID.of(idWord, source) }
  public var subjectID: String { Self.id(of: source) }
}

/// The device behind a source whose records do not name it: a phone sends only the name that a person gave.
public struct SourceDevice: Rule, Equatable {
  public static let kind = "source-device"
  public static let idForm = EntryIDForm.hashed(idWord)
  private static let idWord = "recorder"

  public var id: String
  /// Name as stored.
  public var source: String
  public var device: SourceKind

  public init(source: String, device: SourceKind) {
    id = Self.id(of: source)
    self.source = source
    self.device = device
  }

  public static func id(of source: String) -> String { EntryID.of(idWord, source) }
  public var subjectID: String { Self.id(of: source) }
}

/// The order of precedence of a type's sources.
public struct SourceOrder: Rule, Equatable {
  public static let kind = "source-order"
  public static let idForm = EntryIDForm.hashed(idWord)
  private static let idWord = "order"

  public var id: String
  /// HealthKit identifier; `HealthType.workout` for workouts.
  public var type: String
  /// Names as stored, highest priority first. Names that look alike are one source to a person and share a rank.
  public var sources: [[String]]

  public init(type: String, sources: [[String]]) {
    id = Self.id(of: type)
    self.type = type
    self.sources = sources
  }

  public static func id(of type: String) -> String { EntryID.of(idWord, type) }
  public var subjectID: String { Self.id(of: type) }
}

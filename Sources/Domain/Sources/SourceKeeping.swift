public import DailveScores

/// A data type as listed on the Data page.
public struct ListedType: Sendable, Equatable {
  /// HealthKit identifier.
  public var type: String
  public var samples: Int
  public var first: Instant
  public var last: Instant
  /// Switched off: kept, but not counted in statistics.
  public var isOff: Bool
  /// In order of precedence.
  public var sources: [ListedSource]

  public init(type: String, samples: Int, first: Instant, last: Instant, isOff: Bool, sources: [ListedSource]) {
    self.type = type
    self.samples = samples
    self.first = first
    self.last = last
    self.isOff = isOff
    self.sources = sources
  }
}

/// A source, with counts over one type or all of them.
public struct ListedSource: Sendable, Equatable, Identifiable {
  public var id: Int
  public var name: String
  /// The evidence of its kind in its records.
  public var evidence: SourceEvidence
  public var samples: Int
  /// Start of its newest sample or workout.
  public var last: Instant
  public var isOff: Bool
  /// Number of types for which it has samples.
  public var types: Int
  public var workouts: Int
  /// The kind that the person gave; `nil` if they were not asked.
  public var told: SourceKind?
  /// Its device, if another source has a name that looks the same.
  public var device: String?

  public var kind: SourceKind { evidence.told(told).kind }
  /// `SourceEvidence.rank`, with the person's answer applied.
  public var rank: Int { evidence.told(told).rank }
  /// The name, with the device where the name alone is ambiguous.
  public var label: String { device.map { "\(name) (\($0))" } ?? name }

  public init(
    id: Int, name: String, evidence: SourceEvidence, samples: Int, last: Instant, isOff: Bool, types: Int,
    workouts: Int = 0,
    told: SourceKind? = nil, device: String? = nil
  ) {
    self.told = told
    self.device = device
    self.id = id
    self.name = name
    self.evidence = evidence
    self.samples = samples
    self.last = last
    self.isOff = isOff
    self.types = types
    self.workouts = workouts
  }
}

/// A source of pushes whose device is unknown.
public struct UnknownSource: Sendable, Equatable {
  public var id: Int
  public var name: String

  public init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}

/// Stores which types and sources count, and their precedence. Every change re-derives the days concerned.
///
/// A change that cannot be saved leaves everything as it was and throws `busy` while the store is closed to be erased
/// or replaced, `full` if the disk has no room for a queued change, `damaged` or `tooNew` if the store or the changes
/// queued beside it cannot be read, `taken` if an entry of another kind has the id that it would get, and `failed` for
/// anything else. The caller reports the error and lets the person try again; only a form that was accepted before
/// (`repeated`) gets its first answer again.
public protocol SourceKeeping: Sendable {
  func setType(_ type: String, isOff: Bool, now: Instant) async throws(SaveError)
  func setSource(_ id: Int, isOff: Bool, now: Instant) async throws(SaveError)
  /// - Parameter device: `nil` leaves the decision to the name.
  func setDevice(_ device: SourceKind?, ofSource id: Int, now: Instant) async throws(SaveError)
  /// - Parameters:
  ///   - sources: All sources of the type in order of precedence; empty for the default order by kind.
  ///   - type: HealthKit identifier; `HealthType.workout` for workouts.
  func setOrder(_ sources: [Int], of type: String, now: Instant) async throws(SaveError)
}

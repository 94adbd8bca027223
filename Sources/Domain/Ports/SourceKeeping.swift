public import DailveScores

/// A type of data as the person manages it.
public struct TypeEntry: Sendable, Equatable {
  /// HealthKit identifier.
  public var type: String
  public var samples: Int
  public var first: Instant
  public var last: Instant
  /// Switched off: kept, and in no statistics.
  public var isOff: Bool
  /// In the order in which they count.
  public var sources: [SourceEntry]

  public init(type: String, samples: Int, first: Instant, last: Instant, isOff: Bool, sources: [SourceEntry]) {
    self.type = type
    self.samples = samples
    self.first = first
    self.last = last
    self.isOff = isOff
    self.sources = sources
  }
}

/// A source, of one type or of all.
public struct SourceEntry: Sendable, Equatable, Identifiable {
  public var id: Int
  public var name: String
  public var kind: SourceKind
  public var samples: Int
  /// Start of its newest sample or workout.
  public var last: Instant
  public var isOff: Bool
  /// Types that it has samples of.
  public var types: Int
  public var workouts: Int
  /// Its device, where another source has a name that looks the same.
  public var device: String?

  /// The name, with what tells it apart where the name alone does not.
  public var label: String { device.map { "\(name) (\($0))" } ?? name }

  public init(
    id: Int, name: String, kind: SourceKind, samples: Int, last: Instant, isOff: Bool, types: Int, workouts: Int = 0,
    device: String? = nil
  ) {
    self.device = device
    self.id = id
    self.name = name
    self.kind = kind
    self.samples = samples
    self.last = last
    self.isOff = isOff
    self.types = types
    self.workouts = workouts
  }
}

/// Which sources count, and in which order.
public protocol SourceKeeping: Sendable {
  /// Every change re-derives the days that it concerns.
  func setType(_ type: String, isOff: Bool) async throws(StorageError)
  func setSource(_ id: Int, isOff: Bool) async throws(StorageError)
  /// - Parameter sources: All sources of the type, the one that counts first at first; empty for the order by kind.
  func setOrder(_ sources: [Int], of type: String) async throws(StorageError)
}

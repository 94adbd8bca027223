public import DailveScores

/// Which samples, in which order, how many. Counterpart of `HKSampleQuery` with the predicates of
/// `HKQuery.predicateForSamples(withStart:end:options:)` and `predicateForObjects(from:)`.
public struct SampleQuery: Sendable {
  /// Counterpart of `HKQueryOptions`. Without any, a sample belongs to an interval that it overlaps.
  public struct Options: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The sample begins in the interval.
    public static let strictStartDate = Options(rawValue: 1)
    /// The sample ends in the interval.
    public static let strictEndDate = Options(rawValue: 2)
  }

  /// HealthKit identifiers; at least one.
  public var types: [String]
  /// Instants, end exclusive; all of time when `nil`.
  public var interval: Range<Instant>?
  public var options: Options = []
  /// Names as stored; all when `nil`.
  public var sources: Set<String>?
  /// By start; samples of one start in a fixed order.
  public var isAscending = true
  /// At most this many in one page.
  public var limit = 1000
  /// Continues after the page that gave it.
  public var cursor: SampleCursor?

  public init(types: [String]) { self.types = types }
}

/// Where a page ended. Stands for a sample, not for a number: samples that come in meanwhile do not move it.
public struct SampleCursor: Sendable, Hashable {
  public var text: String

  public init(text: String) { self.text = text }
}

/// A sample as stored, with what the person or a newer export says of it. Counterpart of `HKSample`.
public struct StoredSample: Sendable, Equatable, Identifiable {
  public enum State: Sendable, Equatable {
    case counts
    /// A newer export says the same time anew.
    case superseded
    /// The person has switched its type or its source off.
    case switchedOff
    /// By the person.
    case excluded
    /// By the person; the right value in the canonical unit.
    case corrected(Double)

    /// Whether statistics and scores know of the reading.
    public var isCounted: Bool {
      switch self {
      case .counts, .corrected: true
      case .superseded, .switchedOff, .excluded: false
      }
    }
  }

  /// The same for as long as the sample is in the store. Counterpart of `HKObject.uuid`.
  public var id: UInt64
  /// HealthKit identifier.
  public var type: String
  public var sample: Sample
  public var state: State

  public init(id: UInt64, type: String, sample: Sample, state: State) {
    self.id = id
    self.type = type
    self.sample = sample
    self.state = state
  }
}

public struct SamplePage: Sendable {
  public var samples: [StoredSample]
  /// `nil` after the last page.
  public var next: SampleCursor?

  public init(samples: [StoredSample], next: SampleCursor?) {
    self.samples = samples
    self.next = next
  }
}

public import DailveScores

/// Selects samples, their order and their number. Counterpart of `HKSampleQuery` with the predicates of
/// `HKQuery.predicateForSamples(withStart:end:options:)` and `predicateForObjects(from:)`.
public struct SampleQuery: Sendable {
  /// Counterpart of `HKQueryOptions`. Without any, a sample belongs to every interval that it overlaps.
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
  /// End exclusive; `nil` for all samples.
  public var interval: Range<Instant>?
  public var options: Options = []
  /// Names as stored; `nil` for all.
  public var sources: Set<String>?
  /// Ordered by start; samples with equal starts have a fixed order.
  public var isAscending = true
  /// Maximum number of samples in one page.
  public var limit = 1000
  /// `next` of the page after which to continue.
  public var cursor: SampleCursor?

  public init(types: [String]) { self.types = types }
}

/// The end of a page. It refers to a sample, not to an offset, so that samples imported meanwhile do not move it.
public struct SampleCursor: Sendable, Hashable {
  public var text: String

  public init(text: String) { self.text = text }
}

/// A sample as stored, with its state. Counterpart of `HKSample`.
public struct StoredSample: Sendable, Equatable, Identifiable {
  public enum State: Sendable, Equatable {
    /// Counts. A cumulative value counts for the part of its time that no source of higher priority covers.
    case counts
    /// Repeats another reading with a different creation date, version or unit; the other one counts for both.
    case repeated
    /// Was pushed by a phone, but its time is covered by an export, or by a later or finer push.
    case outranked
    /// A newer export has another reading of the same time and source.
    case superseded
    /// Has a unit that cannot be converted to that of its type, or no unit although the type has one.
    case unconvertible
    /// Begins after the export that brought it was made.
    case ahead
    /// The person has switched off its type or its source.
    case switchedOff
    /// Excluded by the person.
    case excluded
    /// Corrected by the person to this value, in the canonical unit.
    case corrected(Double)

    /// The name in programs and tables; `nil` for a sample that simply counts.
    public var name: String? {
      switch self {
      case .counts: nil
      case .repeated: "repeated"
      case .outranked: "outranked"
      case .superseded: "superseded"
      case .unconvertible: "unconvertible"
      case .ahead: "ahead"
      case .switchedOff: "switchedOff"
      case .excluded: "excluded"
      case .corrected: "corrected"
      }
    }

    /// True if the reading counts in statistics and scores.
    public var isCounted: Bool {
      switch self {
      case .counts, .corrected: true
      case .repeated, .outranked, .superseded, .unconvertible, .ahead, .switchedOff, .excluded: false
      }
    }
  }

  /// Stable for as long as the sample is in the store. Counterpart of `HKObject.uuid`.
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

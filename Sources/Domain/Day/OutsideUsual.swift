internal import DailveScores

/// The metrics that differ from a person's usual on a day, and those that do not.
public struct OutsideUsual: Sendable, Equatable {
  public enum Subject: Sendable, Equatable {
    case metric(Metric)
    /// The mean heart rate of the main sleep, which is judged but has no card.
    case sleepingHeartRate
  }

  public struct Item: Sendable, Equatable {
    public var subject: Subject
    /// In the metric's unit; beats per minute for the sleeping heart rate.
    public var value: Double
    public var middle: Double
    public var range: ClosedRange<Double>
    /// The value's reference, where the value alone is meaningless (`MetricCard.reference`).
    public var reference: Double?

    public var isAbove: Bool { value > range.upperBound }
    /// Distance of the value from the nearer end, in the metric's unit; positive.
    public var distance: Double { isAbove ? value - range.upperBound : range.lowerBound - value }
    /// The same in halves of the range, which compares metrics with each other.
    var unusualness: Double {
      distance * 2 / max(range.upperBound - range.lowerBound, .leastNormalMagnitude)
    }
  }

  /// The most unusual first, at most `shown`.
  public var items: [Item] = []
  /// Further metrics outside their range.
  public var further: [Item] = []
  /// Metrics in their usual range.
  public var within: [Metric] = []
  /// All metrics with a value that are not among `items`, the most changed first.
  public var others: [Metric] = []

  public static let shown = 3

  /// - Parameters:
  ///   - cards: May repeat a metric; the first counts.
  ///   - isOver: True if the day is over; otherwise its sums are not judged.
  init(_ cards: [MetricCard], _ overnight: OvernightHistory, on day: CivilDay, isOver: Bool) {
    var seen: Set<Metric> = []
    let cards = cards.filter { seen.insert($0.metric).inserted && $0.value != nil }
    var found: [(name: String, item: Item)] = []
    for card in cards {
      guard card.day == day, let value = card.value, let usual = card.usual, isOver || !card.metric.needsWholeDay
      else { continue }
      if usual.verdict(value) == .within {
        within.append(card.metric)
      } else {
        found.append(
          (
            card.metric.rawValue,
            Item(
              subject: .metric(card.metric), value: value, middle: usual.middle, range: usual.range,
              reference: card.reference)
          ))
      }
    }
    let pulse = overnight.readings(on: day).first { $0.metric == .sleepingHeartRate }
    if let pulse, pulse.status == .high || pulse.status == .low, let value = pulse.value, let middle = pulse.middle,
      let range = pulse.range
    {
      let item = Item(subject: .sleepingHeartRate, value: value, middle: middle, range: range)
      found.append(("sleepingHeartRate", item))
    }
    let sorted = found.sorted { a, b in
      a.item.unusualness == b.item.unusualness ? a.name < b.name : a.item.unusualness > b.item.unusualness
    }.map(\.item)
    items = Array(sorted.prefix(Self.shown))
    further = Array(sorted.dropFirst(Self.shown))
    let listed = items.map(\.subject)
    others = CardOrder.sorted(cards).map(\.metric).filter { !listed.contains(.metric($0)) }
  }
}

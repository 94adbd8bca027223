/// The changes of an import, by type, source and month.
public struct ImportChanges: Sendable, Equatable, Codable {
  public struct Count: Sendable, Equatable, Codable {
    public var added: Int
    /// In the import, and already in the store.
    public var there: Int
    /// New ones that replace another reading of the same time and source; also counted in `added`.
    public var changed: Int
    /// In the last full export but not in this one. They stay in the store.
    public var gone: Int

    public init(added: Int = 0, there: Int = 0, changed: Int = 0, gone: Int = 0) {
      self.added = added
      self.there = there
      self.changed = changed
      self.gone = gone
    }

    public static func += (left: inout Count, right: Count) {
      left.added += right.added
      left.there += right.there
      left.changed += right.changed
      left.gone += right.gone
    }

    static func -= (left: inout Count, right: Count) {
      left.added -= right.added
      left.there -= right.there
      left.changed -= right.changed
      left.gone -= right.gone
    }
  }

  /// A count with its category.
  public struct Line: Sendable, Equatable, Codable {
    public var name: String
    public var added: Int
    public var there: Int
    public var changed: Int
    public var gone: Int

    public init(name: String, count: Count) {
      self.name = name
      (added, there, changed, gone) = (count.added, count.there, count.changed, count.gone)
    }
  }

  public private(set) var total = Count()
  private var types: [String: Count] = [:]
  private var sources: [String: Count] = [:]
  private var months: [String: Count] = [:]

  public init() {}

  /// - Parameter month: `YYYY-MM` in UTC.
  public mutating func add(_ count: Count, type: String, source: String, month: String) {
    total += count
    types[type, default: Count()] += count
    sources[source, default: Count()] += count
    months[month, default: Count()] += count
  }

  /// Moves additions from one month to another.
  public mutating func move(_ count: Count, from month: String, to other: String) {
    guard other != month else { return }
    months[month, default: Count()] -= count
    months[other, default: Count()] += count
    if months[month] == Count() { months[month] = nil }
  }

  /// Adds elements that are not samples, such as workouts and routes.
  public mutating func add(_ count: Count, element: String) {
    total += count
    types[element, default: Count()] += count
  }

  /// HealthKit types and names of elements.
  public var byType: [Line] { Self.lines(types) }
  public var bySource: [Line] { Self.lines(sources) }
  public var byMonth: [Line] { Self.lines(months) }

  /// The changes if the same file is imported again: everything is already there.
  var repeated: ImportChanges {
    func there(_ count: Count) -> Count { Count(there: count.added + count.there) }
    var changes = self
    changes.total = there(total)
    changes.types = types.mapValues(there)
    changes.sources = sources.mapValues(there)
    changes.months = months.mapValues(there)
    return changes
  }

  private static func lines(_ counts: [String: Count]) -> [Line] {
    counts.sorted { $0.key < $1.key }.map { Line(name: $0.key, count: $0.value) }
  }

  private enum CodingKeys: String, CodingKey { case total, byType, bySource, byMonth }

  /// - Throws: The decoder's error.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    total = try container.decode(Count.self, forKey: .total)
    func counts(_ key: CodingKeys) throws -> [String: Count] {
      Dictionary(
        try container.decode([Line].self, forKey: key).map {
          ($0.name, Count(added: $0.added, there: $0.there, changed: $0.changed, gone: $0.gone))
        }, uniquingKeysWith: { first, _ in first })
    }
    types = try counts(.byType)
    sources = try counts(.bySource)
    months = try counts(.byMonth)
  }

  /// - Throws: The encoder's error.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(total, forKey: .total)
    try container.encode(byType, forKey: .byType)
    try container.encode(bySource, forKey: .bySource)
    try container.encode(byMonth, forKey: .byMonth)
  }
}

public import DailveDomain
public import Observation

/// The Data page: importing, what came in, what is there.
@Observable
public final class DataViewModel {
  public struct Content: Sendable, Equatable {
    public var sizeText: String
    public var batches: [Batch]
    public var types: [TypeRow]
  }

  public struct Batch: Sendable, Equatable {
    public var name: String
    public var dayText: String
    public var resultText: String
    public var problems: [String]
  }

  public struct TypeRow: Sendable, Equatable {
    public var name: String
    public var countText: String
    public var first: String
    public var last: String
    public var sources: String
  }

  public private(set) var content: Content?
  private let store: any StoreInspecting

  public init(store: any StoreInspecting) { self.store = store }

  public func load(_ viewer: ViewerContext) async {
    guard let contents = try? await store.contents(), let batches = try? await store.batches(),
      let timeline = try? await store.timeline()
    else { return }
    let language = viewer.language
    func dayText(_ instant: Instant) -> String { DateFormat.withYear(timeline.day(at: instant.seconds), language) }
    func count(_ number: Int) -> String { NumberFormat.text(Double(number), decimals: 0) }
    content = Content(
      sizeText: language(
        .dataSize, NumberFormat.text(Double(contents.databaseBytes) / 1e6, decimals: 1), count(contents.workouts),
        count(contents.routes)),
      batches: batches.map { batch in
        Batch(
          name: batch.name, dayText: dayText(batch.started),
          resultText: batch.report.map { ReportWriter(language).result($0) } ?? language[.dataUnfinished],
          problems: batch.report.map { ReportWriter(language).problems($0) } ?? [])
      },
      types: contents.types.map {
        TypeRow(
          name: Self.readableName($0.type, language), countText: count($0.count), first: dayText($0.first),
          last: dayText($0.last), sources: $0.sources.joined(separator: ", "))
      })
  }

  /// A metric's own name, or the identifier without its prefix.
  static func readableName(_ type: String, _ language: Language) -> String {
    if let metric = MetricTraits.metric(ofType: type) { return language.text("metric.\(metric.rawValue)") }
    for prefix in ["HKQuantityTypeIdentifier", "HKCategoryTypeIdentifier", "HKDataType"] where type.hasPrefix(prefix) {
      return spaced(type.dropFirst(prefix.count))
    }
    return type
  }

  /// "MindfulSession" is read as "Mindful Session".
  private static func spaced(_ name: Substring) -> String {
    var result = ""
    for character in name {
      if character.isUppercase, let last = result.last, last.isLowercase { result += " " }
      result.append(character)
    }
    return result
  }
}

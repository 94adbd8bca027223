public import DailveDomain
internal import DailveScores

/// Puts records that are more than a number into words. Values that a device or a clinic wrote stay as they are: nothing here interprets them.
public struct HealthRecordsPresenter {
  let viewer: ViewerContext
  var language: Language { viewer.language }

  public init(_ viewer: ViewerContext) { self.viewer = viewer }

  /// Kinds that are listed as "also kept".
  private static let mostOthers = 40

  public func overview(_ totals: [RecordTotal]) -> HealthRecordsContent {
    let kinds = RecordKind.allCases.compactMap { kind in
      totals.first { $0.name == kind.element && $0.count > 0 }.map { (kind: kind, total: $0) }
    }
    let own = Set(RecordKind.allCases.map(\.element))
    let others = totals.filter { !own.contains($0.name) && $0.count > 0 }
    let count = kinds.reduce(0) { $0 + $1.total.count }
    let newest = kinds.compactMap(\.total.newest).max()
    return HealthRecordsContent(
      finding: newest.map { language(.healthRecordsFinding, number(count), date($0)) }
        ?? language(.healthRecordsUndated, number(count)),
      kinds: kinds.map { entry in
        HealthRecordsContent.Kind(
          title: language[entry.kind.title],
          text: entry.total.newest.map { language(.healthRecordsNewest, number(entry.total.count), date($0)) }
            ?? number(entry.total.count),
          path: entry.kind.address.path)
      },
      others: others.prefix(Self.mostOthers).map { total in
        HealthRecordsContent.Other(
          name: short(TypeName.readable(total.name, language)), count: number(total.count), newest: date(total.newest),
          path: Address.otherRecords(total.name).path)
      },
      empty: kinds.isEmpty ? empty(.healthRecordsEmpty, .healthRecordsEmptyText) : nil)
  }

  /// - Parameter name: `RecordTotal.name`.
  public func others(_ part: ShowHealthRecords.Part<String>, named name: String) -> OtherRecordsContent {
    OtherRecordsContent(
      title: short(TypeName.readable(name, language)),
      finding: part.entries.first.map { language(.healthRecordsFinding, number(part.count), date($0.time)) }
        ?? language(.healthRecordsUndated, number(part.count)),
      records: part.entries.map { entry in
        OtherRecordsContent.Record(time: moment(entry.time), text: entry.value ?? "")
      }, span: span(part, .otherRecords(name)))
  }

  func empty(_ title: TextKey, _ text: TextKey) -> EmptyContent {
    EmptyContent(title: language[title], text: language[text], link: EmptyPresenter(viewer).arriving)
  }

  func number(_ count: Int) -> String { NumberFormat.text(Double(count), decimals: 0) }

  /// As few decimals as the value has, at most two.
  func value(_ value: Double) -> String {
    let decimals = value == value.rounded() ? 0 : value * 10 == (value * 10).rounded() ? 1 : 2
    return NumberFormat.text(value, decimals: decimals)
  }

  func date(_ instant: Instant?) -> String {
    guard let instant else { return language[.healthRecordsUndatedEntry] }
    return viewer.date(viewer.timeline.day(at: instant).nearestAccepted)
  }

  /// With the time of day.
  func moment(_ instant: Instant?) -> String {
    guard let instant else { return language[.healthRecordsUndatedEntry] }
    return language(.momentEarlier, date(instant), viewer.time(viewer.timeline.clockMinutes(at: instant)))
  }

  /// A text from outside, cut where no name is that long.
  func short(_ text: String) -> String { text.count > 200 ? text.prefix(199) + "…" : text }

  /// A fact that a record states; `nil` if it does not.
  func fact(_ label: TextKey, _ text: String?) -> Fact? {
    guard let text, !text.allSatisfy(\.isWhitespace) else { return nil }
    return Fact(label: language[label], text: short(text))
  }

  func span<Value>(_ part: ShowHealthRecords.Part<Value>, _ address: Address) -> RecordSpan {
    let last = part.offset + part.entries.count
    let size = max(1, part.size)
    func path(_ offset: Int) -> String { address.path(offset > 0 ? "after=\(offset)" : "") }
    return RecordSpan(
      text: part.offset > 0 || part.hasMore
        ? language(
          .healthRecordsPart, RangeText.join(number(part.offset + 1), number(last), language), number(part.count))
        : nil,
      laterPath: part.offset > 0 ? path(max(0, part.offset - size)) : nil, earlierPath: part.hasMore ? path(last) : nil)
  }
}

extension RecordKind {
  var title: TextKey {
    switch self {
    case .electrocardiogram: .ecgListTitle
    case .hearing: .hearingTitle
    case .clinical: .clinicalTitle
    case .prescription: .prescriptionTitle
    case .stateOfMind: .mindTitle
    }
  }

  var address: Address {
    switch self {
    case .electrocardiogram: .electrocardiograms
    case .hearing: .hearingTests
    case .clinical: .clinicalRecords
    case .prescription: .prescriptions
    case .stateOfMind: .statesOfMind
    }
  }
}

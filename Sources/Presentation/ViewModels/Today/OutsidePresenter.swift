internal import DailveDomain

/// Puts what lies outside the usual into words.
struct OutsidePresenter {
  let viewer: ViewerContext
  private var language: Language { viewer.language }

  init(_ viewer: ViewerContext) { self.viewer = viewer }

  /// `nil` if nothing can be judged.
  func content(_ outside: OutsideUsual) -> OutsideContent? {
    guard !outside.items.isEmpty || !outside.within.isEmpty else { return nil }
    return OutsideContent(
      title: language[outside.items.isEmpty ? .outsideNone : .outsideTitle], items: outside.items.map(item),
      moreText: more(outside), others: outside.others.map(\.rawValue))
  }

  private func more(_ outside: OutsideUsual) -> String? {
    let within = "\(outside.within.count)"
    if !outside.further.isEmpty { return language(.outsideFurther, "\(outside.further.count)", within) }
    if outside.within.isEmpty { return nil }
    return language(outside.items.isEmpty ? .outsideWithin : .outsideOthers, within)
  }

  private func item(_ item: OutsideUsual.Item) -> OutsideContent.Item {
    let metric: Metric
    let title: (id: String, name: String, path: String)
    switch item.subject {
    case .metric(let found):
      metric = found
      let path = found == .sleep ? Address.sleep.path : Address.metric(found).path
      title = (found.rawValue, viewer.format(found).name, path)
    case .sleepingHeartRate:
      metric = .heartRate
      title = ("sleepingHeartRate", language[.vitalsNameSleepingHeartRate], Address.vitals.path)
    }
    let format = viewer.format(metric)
    let (low, high) = (item.range.lowerBound, item.range.upperBound)
    // The range fills the middle of the bar, which reaches from one end to the value and as far beyond the other.
    let reach = max(item.distance, (high - low) / 2, .leastNormalMagnitude)
    let whole = high - low + 2 * reach
    func place(_ value: Double) -> Double { min(max((value - low + reach) / whole, 0), 1) }
    return OutsideContent.Item(
      metric: title.id, name: title.name, family: metric.traits.family.rawValue, text: text(item, format),
      pieces: item.reference.map { SignedPieces.of(item.value - $0, format) } ?? format.pieces(item.value),
      place: place(item.value), lower: place(low), upper: place(high), isAbove: item.isAbove, path: title.path)
  }

  /// The distance between the value and the nearer end of the range, as both are displayed.
  private func text(_ item: OutsideUsual.Item, _ format: MetricFormat) -> String {
    let end = item.isAbove ? item.range.upperBound : item.range.lowerBound
    let difference = item.reference == nil ? format.difference(item.value, end) : item.value - end
    guard let distance = format.differenceText(difference) else {
      return language[item.isAbove ? .outsideJustAbove : .outsideJustBelow]
    }
    return language(item.isAbove ? .outsideAbove : .outsideBelow, distance)
  }
}

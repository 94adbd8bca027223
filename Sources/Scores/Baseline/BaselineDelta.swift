/// The reference that today's value is compared with.
public enum BaselineKind: String, Sendable, CaseIterable { case yesterday, fourteenDays, sixtyDays }

/// Today's value compared with one baseline.
public struct BaselineDelta: Sendable, Equatable {
  public var kind: BaselineKind
  public var baseline: Double
  /// Today minus `baseline`, in the unit of the metric.
  public var difference: Double
  /// Relative change; only for metrics compared by logarithm (HRV).
  public var fraction: Double?
  /// True if the change exceeds one robust standard deviation of the last 60 days; `false` with fewer than seven of
  /// them.
  public var isNotable: Bool

  /// Today against yesterday, the 14-day median (at least seven valid days) and the 60-day median (at least 21), in
  /// that order. Baselines with too few days are omitted; empty when today has no value.
  ///
  /// - Parameters:
  ///   - values: Oldest first.
  ///   - logarithmic: Medians and differences are taken of logarithms (HRV); values must then be positive.
  public static func all(_ values: [DayValue], today: CivilDay, logarithmic: Bool = false) -> [BaselineDelta] {
    guard let now = values.on(today), !logarithmic || now > 0 else { return [] }
    func transformed(_ value: Double) -> Double { logarithmic ? Elementary.naturalLogarithm(value) : value }
    let recent = values.within(today - 60...today - 1)
    let usable = logarithmic ? recent.filter { $0.value > 0 } : recent
    let sixty = usable.map { transformed($0.value) }
    let fourteen = usable.within(today - 14...today - 1).map { transformed($0.value) }
    let spread = sixty.count >= 7 ? RobustStatistics.normalisedMAD(sixty) : nil
    func delta(_ kind: BaselineKind, _ reference: Double) -> BaselineDelta {
      let change = transformed(now) - reference
      let base = logarithmic ? Elementary.exponential(reference) : reference
      return BaselineDelta(
        kind: kind, baseline: base, difference: now - base,
        fraction: logarithmic ? Elementary.exponential(change) - 1 : nil,
        isNotable: spread.map { change.magnitude > $0 } ?? false)
    }
    var deltas: [BaselineDelta] = []
    if let before = usable.on(today - 1) { deltas.append(delta(.yesterday, transformed(before))) }
    if fourteen.count >= 7, let median = RobustStatistics.median(fourteen) {
      deltas.append(delta(.fourteenDays, median))
    }
    if sixty.count >= 21, let median = RobustStatistics.median(sixty) { deltas.append(delta(.sixtyDays, median)) }
    return deltas
  }
}

package import DailveDomain
internal import DailveScores
package import DailveViewModels

/// Every endpoint answers from one snapshot of the store, and knows who asks.
package struct EndpointContext {
  let reader: any HealthReader
  let viewer: ViewerContext
  /// The zone of an IANA name.
  let zone: @Sendable (String) -> ZoneRules?
  /// Says that a part of the answer could not be read.
  let report: @Sendable ([any Error]) -> Void

  package init(
    reader: any HealthReader, viewer: ViewerContext, zone: @escaping @Sendable (String) -> ZoneRules?,
    report: @escaping @Sendable ([any Error]) -> Void
  ) {
    self.reader = reader
    self.viewer = viewer
    self.zone = zone
    self.report = report
  }

  /// The days from one to another.
  ///
  /// - Returns: `nil` if there are none.
  func days(_ from: CivilDay?, _ to: CivilDay?) -> ClosedRange<CivilDay>? {
    let (first, last) = (from ?? CivilDay.accepted.lowerBound, to ?? CivilDay.accepted.upperBound)
    return first <= last ? first...last : nil
  }
}

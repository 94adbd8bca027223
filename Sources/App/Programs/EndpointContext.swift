package import DailveDomain
internal import DailveScores
package import DailveViewModels

/// The snapshot of the store from which an endpoint answers, and the person who is asking.
package struct EndpointContext {
  let reader: any HealthReader
  let viewer: ViewerContext
  /// Looks up a zone by its IANA name.
  let zone: @Sendable (String) -> ZoneRules?
  /// Reports that parts of the answer could not be read.
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

  /// The days between two optional bounds, inclusive.
  ///
  /// - Returns: `nil` if the last day is before the first one.
  func days(_ from: CivilDay?, _ to: CivilDay?) -> ClosedRange<CivilDay>? {
    let (first, last) = (from ?? CivilDay.accepted.lowerBound, to ?? CivilDay.accepted.upperBound)
    return first <= last ? first...last : nil
  }
}

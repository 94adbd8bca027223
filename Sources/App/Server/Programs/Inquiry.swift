internal import DailveDomain
internal import DailveScores
internal import DailveViewModels
internal import Hummingbird

/// The inputs of an endpoint: one snapshot of the store, and the parameters of the address.
struct Inquiry {
  let reader: any HealthReader
  let viewer: ViewerContext
  /// The zone of an IANA name.
  let zone: @Sendable (String) -> ZoneRules?
  /// Says that a part of the answer could not be read.
  let report: @Sendable ([any Error]) -> Void

  /// The days from one to another.
  ///
  /// - Returns: `nil` if there are none.
  func days(_ from: CivilDay?, _ to: CivilDay?) -> ClosedRange<CivilDay>? {
    let (first, last) = (from ?? CivilDay.accepted.lowerBound, to ?? CivilDay.accepted.upperBound)
    return first <= last ? first...last : nil
  }
}

extension Request {
  /// The fields of the query.
  ///
  /// - Parameter names: Those that there are; `nil` for any.
  /// - Throws: `APIProblem.parameter` for one that is invalid, given twice, or unknown.
  func fields(_ names: Set<String>?) throws(APIProblem) -> [String: String] {
    var fields: [String: String] = [:]
    for part in (uri.query ?? "").split(separator: "&") {
      let pieces = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = pieces.first.flatMap({ AddressText.decoded($0.replacing("+", with: " ")) }) else {
        throw .parameter("?")
      }
      let value = pieces.count == 2 ? AddressText.decoded(pieces[1].replacing("+", with: " ")) : ""
      if let names, !names.contains(name) { throw .unknownParameter(name) }
      guard let value, fields[name] == nil || names == nil else { throw .parameter(name) }
      fields[name] = value
    }
    return fields
  }
}

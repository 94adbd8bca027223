internal import DailveDomain

extension HomeZoneChoice.Basis {
  /// Why the import chose the home zone; `nil` for a previously known zone.
  var reason: TextKey? {
    switch self {
    case .given: .importZoneGiven
    case .known: nil
    case .records: .importZoneRecords
    case .device: .importZoneDevice
    case .region: .importZoneRegion
    case .offset: .importZoneOffset
    }
  }
}

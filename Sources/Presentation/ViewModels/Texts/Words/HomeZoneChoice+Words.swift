internal import DailveDomain

extension HomeZoneChoice.Basis {
  /// Why the import took the home zone; `nil` for a zone known before.
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

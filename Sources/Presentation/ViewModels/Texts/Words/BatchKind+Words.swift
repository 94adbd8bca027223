internal import DailveDomain

extension BatchKind {
  var title: TextKey {
    switch self {
    case .export: .dataKindExport
    case .push: .dataKindPush
    case .files: .dataKindFiles
    }
  }
}

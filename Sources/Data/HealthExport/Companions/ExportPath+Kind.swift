internal import DailveDomain
internal import DailveImporting

extension ExportPath {
  /// Folders beside the document (iOS 12-26), and their contents.
  static let places: [(folder: String, fileExtension: String, kind: KeptFile.Kind)] = [
    ("workout-routes", "gpx", .route), ("electrocardiograms", "csv", .electrocardiogram),
    ("clinical-records", "json", .clinicalRecord),
  ]

  /// The kind of file, by its location below the document's folder; `nil` if it is not part of an export.
  var kind: KeptFile.Kind? {
    guard components.count == 2 else { return nil }
    return Self.places.first { $0.folder == components[0] && hasExtension($0.fileExtension) }?.kind
  }
}

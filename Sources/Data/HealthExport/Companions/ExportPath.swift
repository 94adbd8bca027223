internal import DailveDomain

/// A path inside an export, and what its location says about the file.
struct ExportPath: Equatable {
  /// Without empty components and ".". Windows programs have written archives with backslashes.
  private(set) var components: [String]

  init(_ path: String) {
    components = path.split { $0 == "/" || $0 == "\\" }.filter { $0 != "." }.map(String.init)
  }

  init(components: [String]) { self.components = components }

  var name: String { components.last ?? "" }
  var folder: [String] { components.dropLast() }

  /// macOS adds "__MACOSX/._name" beside every file, and ".DS_Store" to every folder.
  var isByproduct: Bool {
    components.contains("__MACOSX") || name.hasPrefix("._") || name == ".DS_Store"
  }

  func hasExtension(_ wanted: String) -> Bool { name.lowercased().hasSuffix("." + wanted) }

  /// The path relative to a folder; `nil` if it is not in it or leads out of it.
  func below(_ folder: [String]) -> ExportPath? {
    guard components.starts(with: folder) else { return nil }
    let rest = Array(components.dropFirst(folder.count))
    return rest.contains("..") ? nil : ExportPath(components: rest)
  }

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

  var text: String { components.joined(separator: "/") }
}

package import DailveDomain
package import Foundation

/// Writes what the store holds as an export in Apple's form.
package enum AppleExport {
  private static let folder = "apple_health_export/"

  /// - Parameters:
  ///   - file: Empty; it is closed.
  ///   - now: The date of an export whose own is not known.
  package static func write(_ source: any ExportSource, to file: FileHandle, now: Instant) throws {
    let zip = ZipWriter(file)
    try zip.begin(folder + "export.xml")
    var document = HealthDocumentWriter(zip)
    try document.begin(try source.head(now: now))
    try source.forEachRecord { try document.write($0) }
    try source.forEachElement { try document.write($0.body) }
    try document.end()
    try zip.end()
    try source.forEachFile { file in
      try zip.begin(folder + place(file))
      try zip.write(file.unpacked())
      try zip.end()
    }
    try zip.finish()
  }

  /// Files of stores that only remember names go where Health puts them.
  private static func place(_ file: StoredFile) -> String {
    if file.path.contains("/") { return file.path }
    switch file.kind {
    case .route: return "workout-routes/" + file.path
    case .electrocardiogram: return "electrocardiograms/" + file.path
    case .clinicalRecord: return "clinical-records/" + file.path
    case .other: return file.path
    }
  }
}

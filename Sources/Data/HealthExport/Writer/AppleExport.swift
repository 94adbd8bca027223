package import DailveDomain
package import DailveScores
package import Foundation

/// Writes the store's content as an export in Apple's format.
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
    try source.forEachElement { try document.write($0) }
    try document.end()
    try zip.end()
    try source.forEachFile { file in
      try zip.begin(folder + place(file))
      try zip.write(file.unpacked())
      try zip.end()
    }
    try zip.finish()
  }

  /// Where Health puts a file of this kind and the reader expects it; stores of earlier versions hold other paths too.
  private static func place(_ file: StoredFile) -> String {
    guard let place = ExportPath.places.first(where: { $0.kind == file.kind }) else { return file.path }
    return place.folder + "/" + ExportPath(file.path).name
  }
}

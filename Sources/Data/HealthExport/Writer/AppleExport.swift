package import DailveDomain
internal import DailveImporting
package import DailveScores
internal import DailveZlib
package import Foundation

/// Writes the store's content as an export in Apple's format.
package enum AppleExport {
  private static let folder = "apple_health_export/"

  /// - Parameters:
  ///   - file: An empty file, closed at the end.
  ///   - now: The export date if the store does not know one.
  /// - Returns: The rows that could not be written.
  @discardableResult
  package static func write(_ source: any ExportSource, to file: FileHandle, now: Instant) throws -> RowsSetAside {
    var setAside = RowsSetAside()
    let zip = ZipWriter(file)
    try zip.begin(folder + "export.xml")
    var document = HealthDocumentWriter(zip)
    try document.begin(try source.head(now: now))
    try source.forEachRecord { try document.write($0) }
    try source.forEachElement { element in
      guard let bytes = element.workout.map(WorkoutXML.bytes) ?? element.body.unpacked() else {
        return setAside.add(element.kind)
      }
      try document.write(element.name, bytes)
    }
    try document.end()
    try zip.end()
    try source.forEachFile { file in
      guard let content = file.unpacked() else { return setAside.add(.file) }
      try zip.begin(folder + file.place)
      try zip.write(content)
      try zip.end()
    }
    try zip.finish()
    return setAside
  }
}

extension StoredFile {
  /// Where Health puts a file of this kind in an export and the reader expects it; stores of earlier versions hold
  /// other paths too.
  package var place: String {
    guard let place = ExportPath.places.first(where: { $0.kind == kind }) else { return path }
    return place.folder + "/" + ExportPath(path).name
  }
}

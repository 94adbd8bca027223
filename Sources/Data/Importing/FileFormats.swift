package import DailveDomain

/// Reads files of one format.
package protocol FileReading: ExportReading, SendableMetatype {
  /// Opens a place whose content is of this format; names say nothing.
  ///
  /// - Throws: `noHealthData` for any other content, which is then offered to the next format; another error for content that cannot be read.
  init(_ place: ImportPlace) throws(ImportSourceError)

  /// Determines what missing data means: only an export of everything makes anything gone, and files of one device are `files`.
  var kind: BatchKind { get }

  /// Identifies the content and the version of this reader, so that a file that comes again is not read again. `nil` if
  /// only reading the content would tell. Begins with a word of the format's own, except for Apple's exports.
  var fingerprint: String? { get }
}

/// The formats that can be imported, in the order in which they are tried.
package struct FileFormats: Sendable {
  private let readers: [any FileReading.Type]

  package init(_ readers: [any FileReading.Type]) { self.readers = readers }

  /// - Throws: The first format's error if none recognises the content.
  package func open(_ path: String) throws(ImportSourceError) -> any FileReading {
    let place = try ImportPlace(path: path)
    var refusal: ImportSourceError?
    for reader in readers {
      do throws(ImportSourceError) {
        return try reader.init(place)
      } catch {
        guard case .noHealthData = error else { throw error }
        if refusal == nil { refusal = error }
      }
    }
    throw refusal ?? .noHealthData(path: path, files: [])
  }
}

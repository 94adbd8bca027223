package import DailveDomain

/// Reads files of one format.
package protocol FileReading: ExportReading, SendableMetatype {
  /// Opens what says by its content that it is of this format; names say nothing.
  ///
  /// - Throws: `noHealthData` for any other content, about which the next format is asked then; another error for what cannot be read.
  init(_ place: ImportPlace) throws(ImportSourceError)

  /// Determines what the absence of data means: only an export of everything makes anything gone, and files of one device are `files`.
  var kind: BatchKind { get }

  /// Identifies the content and the version of this reader: a file that comes again is not read again. `nil` if the content has to be read to
  /// know it. Begins with a word of the format's own, except for Apple's exports.
  var fingerprint: String? { get }
}

/// The formats that can be imported, in the order in which they are asked.
package struct FileFormats: Sendable {
  private let readers: [any FileReading.Type]

  package init(_ readers: [any FileReading.Type]) { self.readers = readers }

  /// - Throws: What the first format says where none recognises the content.
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

package import DailveDomain
internal import DailveHealthExport
import DailveScores
package import DailveStore
internal import Foundation

/// Imports and exports with temporary stores.
package enum Importing {
  @discardableResult
  package static func run(
    _ path: String, as kind: BatchKind = .export, into store: HealthStore, zone: String? = nil,
    proposedZone: String? = nil, isPreview: Bool = false
  ) throws -> ImportReport {
    let reader = try ExportReader(path: path)
    let writer = try store.beginImport(
      ImportOrder(
        name: "test", kind: kind, now: Instant(1_000_000_000), homeZone: zone, proposedZone: proposedZone,
        isPreview: isPreview))
    guard let report = try ImportArchive()(from: reader, into: writer, isCancelled: { false }, progress: { _, _ in })
    else {
      throw UnexpectedValue(found: "a stopped import")
    }
    return report
  }

  /// Exports the store, and returns the path of the archive.
  package static func export(_ store: HealthStore) throws -> String {
    let path = try TemporaryFolder.make() + "/again.zip"
    _ = FileManager.default.createFile(atPath: path, contents: nil)
    let file = try FileHandle(forWritingTo: URL(filePath: path))
    try store.export { try AppleExport.write($0, to: file, now: Instant(1_000_000_000)) }
    return path
  }

  package static func store(in folder: String? = nil) throws -> HealthStore {
    try HealthStore(folder: folder ?? TemporaryFolder.make(), elements: WorkoutElementReader())
  }
}

package import DailveDomain
internal import DailveHealthExport
package import DailveImporting
package import DailveScores
package import DailveStore
internal import Foundation

extension FileFormats {
  /// Every format that commands and pages import. Adding one takes one line here.
  package static let known = FileFormats([
    ExportReader.self
  ])
}

/// Imports into one store.
package struct StoreImports: ImportRunning {
  private let store: HealthStore
  private let machineZone: String
  private let formats: FileFormats
  private let now: @Sendable () -> Instant

  /// - Parameter machineZone: IANA name of this machine's zone, used if the store knows no better one.
  package init(
    store: HealthStore, machineZone: String, formats: FileFormats = .known, now: @escaping @Sendable () -> Instant
  ) {
    self.store = store
    self.machineZone = machineZone
    self.formats = formats
    self.now = now
  }

  package func run(
    path: String, name: String, proposedZone: String?, isPreview: Bool, isCancelled: @escaping @Sendable () -> Bool,
    progress: (ImportProgress, ImportGlimpse) -> Void
  ) throws -> ImportReport? {
    var glimpse = ImportGlimpse()
    return try run(
      formats.open(path), name: name, homeZone: nil, proposedZone: proposedZone, isPreview: isPreview,
      isCancelled: isCancelled
    ) { state, chunk in
      glimpse.add(chunk)
      progress(state, glimpse)
    }
  }

  /// Imports a file that is already open, and passes every chunk to `progress`.
  ///
  /// - Parameter homeZone: The zone that the person chose, which overrides every other.
  package func run(
    _ file: any FileReading, name: String, homeZone: String?, proposedZone: String? = nil, isPreview: Bool,
    isCancelled: @escaping @Sendable () -> Bool, progress: (ImportProgress, ImportChunk) -> Void
  ) throws -> ImportReport? {
    let fingerprint = file.fingerprint
    if homeZone == nil, let fingerprint, let earlier = try store.earlierImport(fingerprint: fingerprint) {
      return earlier.repeated
    }
    BackgroundPriority.begin()
    defer { BackgroundPriority.end() }
    let writer = try store.beginImport(
      ImportOrder(
        name: name, kind: file.kind, now: now(), homeZone: homeZone, proposedZone: proposedZone ?? machineZone,
        isPreview: isPreview, fingerprint: fingerprint))
    return try ImportArchive()(from: file, into: writer, isCancelled: isCancelled, progress: progress)
  }

  package func writeDemoPerson(to path: String, until day: CivilDay?) throws {
    let url = URL(filePath: path)
    let file = try AtomicFile(in: url.deletingLastPathComponent().path)
    try DemoPersonFile.write(to: file.handle, years: 2, seed: 1, density: 0.5, until: day, now: now()) { _ in }
    try file.move(to: url.lastPathComponent, replacing: false)
  }
}

internal import DailveDomain
internal import DailveHealthExport
internal import DailveStore
internal import Foundation

/// Exports of one store.
struct StoreExports: ExportRunning {
  let store: HealthStore

  func export(_ format: TableFormat, to path: String) async throws {
    let url = URL(filePath: path)
    let file = try AtomicFile(in: url.deletingLastPathComponent().path)
    try await TableExport(store: store, isJSON: format == .json).write(to: file.handle)
    try file.move(to: url.lastPathComponent, replacing: false)
  }
}

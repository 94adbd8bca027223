internal import DailveDomain
internal import DailveHealthExport
internal import DailveStore
internal import Foundation

/// Exports of one store.
struct StoreExports: ExportRunning {
  let store: HealthStore

  func export(_ format: TableFormat, to path: String) async throws {
    do {
      try await TableExport(store: store, isJSON: format == .json).write(to: path)
    } catch {
      try? FileManager.default.removeItem(atPath: path)
      throw error
    }
  }
}

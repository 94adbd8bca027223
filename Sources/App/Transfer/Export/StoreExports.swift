package import DailveDomain
internal import DailveHealthExport
package import DailveStore

/// Exports of one store.
package struct StoreExports: ExportRunning {
  private let store: HealthStore

  package init(store: HealthStore) { self.store = store }

  package func export(_ format: TableFormat, write: @escaping ([UInt8]) throws -> Void) throws {
    // Pages come first: an export takes the time that they leave.
    BackgroundPriority.begin()
    defer { BackgroundPriority.end() }
    try TableExport(store: store, isJSON: format == .json).write(to: ZipWriter(effort: .quick, sink: write))
  }
}

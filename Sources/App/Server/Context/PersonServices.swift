package import DailveDomain
package import DailveScores
internal import DailveSync
internal import Hummingbird

/// The services for one person: their store, and work on it that outlasts a request.
package struct PersonServices: Sendable {
  private(set) var store: any ServedStore
  let imports: ImportCenter
  let exports: RunningExports
  let deliveries: any DeliveryReceiving
  let streams = OpenStreams()
  /// `nil` if no backups are made.
  let backups: (any BackupKeeping)?
  /// Folder for uploads in progress; its files are removed when their import ends.
  let uploads: String

  package init(
    store: any ServedStore, imports: any ImportRunning, exports: any ExportRunning,
    deliveries: any DeliveryReceiving, backups: (any BackupKeeping)?, uploads: String,
    now: @escaping @Sendable () -> Instant
  ) {
    self.store = store
    self.deliveries = deliveries
    self.backups = backups
    self.uploads = uploads
    self.imports = ImportCenter(imports, backups: backups, uploads: uploads, now: now)
    self.exports = RunningExports(exports)
  }

  /// The same services, with a store that writes for one form.
  func scoped(to submission: SyncSubmission) -> PersonServices {
    var services = self
    services.store = store.scoped(to: submission)
    return services
  }
}

extension Notice {
  /// Saves what a form asks for and redirects to a page.
  static func saved(
    _ path: String, _ context: AppContext, _ save: (any ServedStore) async throws -> Void
  ) async throws -> Response {
    let store = try context.person.store
    try await save(store)
    return try await after(path) { .saved(isWaiting: store.hasWaitingChanges) }
  }
}

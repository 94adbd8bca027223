internal import DailveDomain
internal import DailveSync

/// The services for one person: their store, and work on it that outlasts a request.
struct PersonServices: Sendable {
  private(set) var store: any ServedStore
  let imports: ImportCenter
  let exports: ExportDesk
  let deliveries: any DeliveryReceiving
  let streams = OpenStreams()
  let backups: (any BackupKeeping)?
  /// Folder for uploads in progress.
  let uploads: String

  init(_ dependencies: ServerDependencies) {
    store = dependencies.store
    uploads = dependencies.uploads
    deliveries = dependencies.deliveries
    backups = dependencies.backups
    imports = ImportCenter(dependencies)
    exports = ExportDesk(dependencies.exports)
  }

  /// The same services, with a store that writes for one form.
  func taking(_ submission: SyncSubmission) -> PersonServices {
    var services = self
    services.store = store.taking(submission)
    return services
  }
}

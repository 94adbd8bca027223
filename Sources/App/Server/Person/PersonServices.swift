internal import DailveDomain

/// The services for one person: their store, and the work on it that outlasts a request.
struct PersonServices: Sendable {
  let store: any ServedStore
  let imports: ImportCenter
  let exports: ExportDesk
  let deliveries: any DeliveryReceiving
  let backups: (any BackupKeeping)?
  /// Folder for uploads under way.
  let uploads: String

  init(_ dependencies: ServerDependencies) {
    store = dependencies.store
    uploads = dependencies.uploads
    deliveries = dependencies.deliveries
    backups = dependencies.backups
    imports = ImportCenter(dependencies)
    exports = ExportDesk(dependencies.exports)
  }
}

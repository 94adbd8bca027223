internal import DailveDomain

/// What the server does for one person: their store, and the work on it that outlasts a request.
struct PersonServices: Sendable {
  let store: any ServedStore
  let imports: ImportCenter
  let exports: ExportDesk
  let audits: SharedWork<Audit>
  /// Folder for uploads under way.
  let uploads: String

  init(_ dependencies: ServerDependencies) {
    let store = dependencies.store
    self.store = store
    uploads = dependencies.uploads
    imports = ImportCenter(dependencies)
    exports = ExportDesk(dependencies.exports)
    audits = SharedWork(revision: { try await store.revision() }) {
      try await store.read { try AuditTotals($0)(in: CivilDay.accepted) }
    }
  }
}

package import DailveDomain

/// Everything that pages ask of the store.
package typealias ServedStore = HealthStoreQuerying & StoreInspecting & SourceKeeping & ZoneKeeping & BatchKeeping
  & AuditQuerying

/// The one list of what handlers may use.
package struct ServerDependencies: Sendable {
  package var store: any ServedStore
  package var imports: any ImportRunning
  /// Folder for uploads under way; its files are removed when their import ends.
  package var uploads: String
  package var now: @Sendable () -> Instant
  /// `nil` for a name that the system does not know.
  package var zone: @Sendable (String) -> ZoneRules?

  package init(
    store: any ServedStore, imports: any ImportRunning, uploads: String,
    now: @escaping @Sendable () -> Instant, zone: @escaping @Sendable (String) -> ZoneRules?
  ) {
    self.store = store
    self.imports = imports
    self.uploads = uploads
    self.now = now
    self.zone = zone
  }
}

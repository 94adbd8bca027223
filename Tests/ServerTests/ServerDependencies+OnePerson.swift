import DailveDomain
import DailveScores
import DailveServer

extension ServerDependencies {
  /// A server for the one person of a directory.
  init(
    directory: any ServedDirectory, store: any ServedStore, imports: any ImportRunning, exports: any ExportRunning,
    records: any RecordParsing, deliveries: any DeliveryReceiving, backups: (any BackupKeeping)? = nil, uploads: String,
    devices: DeviceListening? = nil, publicAccess: PublicAccess? = nil, showsGallery: Bool = false,
    now: @escaping @Sendable () -> Instant, rightsNow: (@Sendable () -> Instant)? = nil,
    clock: (@Sendable () -> Int)? = nil, zone: @escaping @Sendable (String) -> ZoneRules?
  ) {
    let person = PersonServices(
      store: store, imports: imports, exports: exports, deliveries: deliveries, backups: backups, uploads: uploads,
      now: now)
    self.init(
      people: People(directory, only: person), records: records, devices: devices, publicAccess: publicAccess,
      showsGallery: showsGallery, now: now, rightsNow: rightsNow, clock: clock, zone: zone)
  }
}

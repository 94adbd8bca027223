internal import DailveDocuments
package import DailveDomain
package import DailveScores
package import DailveSync
package import DailveViewModels

/// Access, which is judged before anything is read from the person's store.
package typealias ServedDirectory = AccessKeeping & PasskeyKeeping & TokenKeeping

/// Everything that routes need from the store.
package typealias ServedStore = HealthReading & ChangeWatching & SourceKeeping & ZoneKeeping & BatchKeeping
  & OverrideKeeping & EntryKeeping & NightSourceKeeping & ProfileKeeping & StoreErasing
  & VersionRestoring & PeerFollowing & SubmissionKeeping
  & WithheldRightKeeping

/// The external dependencies of the server.
package struct ServerDependencies: Sendable {
  package var directory: any ServedDirectory
  package var store: any ServedStore
  package var imports: any ImportRunning
  package var exports: any ExportRunning
  package var deliveries: any DeliveryReceiving
  /// `nil` if no backups are made.
  package var backups: (any BackupKeeping)?
  /// Folder for uploads in progress; its files are removed when their import ends.
  package var uploads: String
  /// How the separate address for devices is chosen; `nil` for a server without one.
  package var devices: DeviceListening?
  /// How browsers on other machines reach the server, with sign-in; `nil` for this machine only.
  package var publicAccess: PublicAccess?
  /// Commands that pages suggest, naming the store and port with which the server was started.
  package var commands: ProgramCommands
  /// The version of this program.
  package var version: ProgramVersion
  /// True if the page of every component in every state is served, which only tests need.
  package var showsGallery: Bool
  package var now: @Sendable () -> Instant
  /// The clock for the validity of sessions, keys and codes; never behind `now`.
  package var rightsNow: @Sendable () -> Instant
  /// The same clock as `now` in milliseconds since 1970.
  package var clock: @Sendable () -> Int
  /// The zone of an IANA name; `nil` if the system does not know it.
  package var zone: @Sendable (String) -> ZoneRules?

  package init(
    directory: any ServedDirectory, store: any ServedStore, imports: any ImportRunning, exports: any ExportRunning,
    deliveries: any DeliveryReceiving, backups: (any BackupKeeping)? = nil, uploads: String,
    devices: DeviceListening? = nil,
    publicAccess: PublicAccess? = nil, commands: ProgramCommands = ProgramCommands(),
    version: ProgramVersion = ProgramVersion(number: Release.version),
    showsGallery: Bool = false,
    now: @escaping @Sendable () -> Instant, rightsNow: (@Sendable () -> Instant)? = nil,
    clock: (@Sendable () -> Int)? = nil,
    zone: @escaping @Sendable (String) -> ZoneRules?
  ) {
    self.directory = directory
    self.store = store
    self.imports = imports
    self.exports = exports
    self.deliveries = deliveries
    self.backups = backups
    self.uploads = uploads
    self.devices = devices
    self.publicAccess = publicAccess
    self.commands = commands
    self.version = version
    self.showsGallery = showsGallery
    self.now = now
    self.rightsNow = rightsNow ?? now
    self.clock = clock ?? { now().milliseconds }
    self.zone = zone
  }
}

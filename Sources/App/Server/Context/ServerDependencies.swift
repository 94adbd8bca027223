internal import DailveDocuments
package import DailveDomain
package import DailveScores
package import DailveSync
package import DailveViewModels

/// Everything that routes need from the store.
package typealias ServedStore = HealthReading & ChangeWatching & SourceKeeping & ZoneKeeping & BatchKeeping
  & OverrideKeeping & EntryKeeping & NightSourceKeeping & ProfileKeeping & StoreErasing
  & VersionRestoring & PeerFollowing & SubmissionKeeping
  & WithheldRightKeeping

/// The external dependencies of the server.
package struct ServerDependencies: Sendable {
  package var people: People
  package var records: any RecordParsing
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
    people: People, records: any RecordParsing,
    devices: DeviceListening? = nil,
    publicAccess: PublicAccess? = nil, commands: ProgramCommands = ProgramCommands(),
    version: ProgramVersion = ProgramVersion(number: Release.version),
    showsGallery: Bool = false,
    now: @escaping @Sendable () -> Instant, rightsNow: (@Sendable () -> Instant)? = nil,
    clock: (@Sendable () -> Int)? = nil,
    zone: @escaping @Sendable (String) -> ZoneRules?
  ) {
    self.people = people
    self.records = records
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

internal import DailveDomain
internal import DailveScores

/// Room for backups. The existing ones must never take the room that everything else needs.
struct BackupRoom {
  let place: BackupPlace
  let now: Instant
  var ledger: BackupLedger
  /// True to spare the backups of the last two days, for a backup that the person asked for, or that another machine causes.
  var costsNoRecent = false

  /// The backups that may be removed, never the newest: first those kept only because they are recent, then the others,
  /// each oldest first. Near copies of each other therefore never cost the last backup of a day or a month.
  private var mayGiveWay: [DatedBackup] {
    let (all, latest) = (place.own(ledger), place.clock.latest)
    let spare = Set(BackupRotation.outdated(all, at: latest, sparing: 0))
    let free = all.dropLast().filter { !costsNoRecent || !$0.isRecent(at: latest) }
    return free.filter { spare.contains($0.name) } + free.filter { !spare.contains($0.name) }
  }

  /// Backups leave free at least a twentieth of the disk, or a gigabyte if that is less.
  static func reserve(of all: Int) -> Int { min(1_000_000_000, all / 20) }

  /// Room that a backup takes in one folder.
  private struct Demand {
    var folder: String
    var bytes: Int
    /// True if the older backups are on the same disk, so that removing them helps.
    var isShared: Bool
  }

  /// - Parameter workshop: The folder in which the backup is made, or would be.
  private func demands(of bytes: Int, in workshop: String) -> [Demand] {
    let isShared = DiskFile.isSameDisk(workshop, place.folder)
    let plain = Demand(folder: workshop, bytes: bytes, isShared: isShared)
    if place.recipients.isEmpty { return [plain] }
    return [plain, Demand(folder: place.folder, bytes: isShared ? bytes * 2 : bytes, isShared: true)]
  }

  /// The reason why another backup does not fit, even if older ones are removed. The check changes nothing.
  ///
  /// - Parameter bytes: The size of the store.
  func obstacle(for bytes: Int) -> BackupProblem? {
    let hasFolder = FileStatus(place.folder) != nil
    let workshop = place.recipients.isEmpty && hasFolder ? place.folder : place.files.path
    return demands(of: bytes, in: workshop).compactMap(lack).first
  }

  /// Returns `nil` if there is enough room, or if the free room is unknown.
  private func lack(_ demand: Demand) -> BackupProblem? {
    guard let room = DiskFile.room(demand.folder) else { return nil }
    let wanted = demand.bytes.addingClamped(Self.reserve(of: room.all))
    guard room.free < wanted else { return nil }
    let mayGo = demand.isShared ? mayGiveWay : []
    let gain = mayGo.reduce(0) { $0.addingClamped(FileStatus(place.path($1.name))?.bytes ?? 0) }
    guard room.free.addingClamped(gain) < wanted else { return nil }
    return .noRoom(folder: demand.folder, wanted: wanted, free: room.free)
  }

  /// Removes old backups until another one fits, but never the newest.
  ///
  /// - Throws: `BackupProblem.noRoom` if it does not fit even then; backups whose removal would not help stay.
  mutating func make(for bytes: Int) throws(BackupProblem) {
    for demand in demands(of: bytes, in: place.workshop) {
      if let problem = lack(demand) { throw problem }
      while let now = DiskFile.room(demand.folder),
        now.free < demand.bytes.addingClamped(Self.reserve(of: now.all)), demand.isShared, evictOldest()
      {}
    }
  }

  /// Removes old backups for the sake of everything else, when the disk has less room than it should.
  mutating func makeForOthers() {
    guard FileStatus(place.folder) != nil, DiskFile.isSameDisk(place.folder, place.files.path) else { return }
    while let now = DiskFile.room(place.folder), now.free < Self.reserve(of: now.all), evictOldest() {}
  }

  /// Removes one backup, but never the newest.
  ///
  /// - Returns: False if there is none to remove.
  mutating func evictOldest() -> Bool {
    guard let first = mayGiveWay.first else { return false }
    remove(first.name)
    ledger.gaveWay = BackupLedger.Eviction(at: now.seconds, count: (ledger.gaveWay?.count ?? 0) + 1)
    return true
  }

  mutating func remove(_ name: BackupName) {
    DiskFile.remove(place.path(name))
    ledger.proofs["\(name)"] = nil
  }

  /// Removes what the rotation no longer needs.
  mutating func rotate() {
    for name in BackupRotation.outdated(place.own(ledger), at: place.clock.latest) { remove(name) }
    let names = Set(place.names().map(\.description))
    // A folder without backups may be on a disk that is missing, so nothing is forgotten.
    guard !names.isEmpty else { return }
    for name in ledger.proofs.keys where !names.contains(name) { ledger.proofs[name] = nil }
  }
}

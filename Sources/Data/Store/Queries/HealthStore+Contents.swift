package import DailveDomain
internal import DailveScores

extension HealthStore: ChangeWatching {
  package var hasWaitingChanges: Bool { changeQueue.file.isThere }

  package func revision() async throws(StorageError) -> String {
    try await reading { try $0.revision() }
  }
}

extension HealthStore {
  /// Rules of the profile's home zone, UTC before the first import.
  package func homeZone() async throws(ReadError) -> ZoneRules {
    let name = try await profile().homeZone
    return name.flatMap { zones.rules($0) } ?? .utc
  }

  package func zoneRules(_ identifier: String) -> ZoneRules? { zones.rules(identifier) }

  /// The full identifier of a type, from that identifier, its short form ("StepCount") or a metric's name ("steps");
  /// `nil` if the store has never seen it.
  package func knownType(_ name: String) async throws(StorageError) -> String? {
    try await reading { try $0.knownType(name) }
  }
}

package import DailveDomain
package import DailveScores
package import DailveStore

/// Calls at one fixed moment, for tests to which the time does not matter.
extension HealthStore {
  private static var moment: Instant { Instant(1_000_000_000) }

  package func updateProfile<T: Sendable>(_ change: @escaping @Sendable (inout Profile) -> T)
    async throws(SaveError) -> T
  {
    try await updateProfile(now: Self.moment, change)
  }

  package func setType(_ type: String, isOff: Bool) async throws(SaveError) {
    try await setType(type, isOff: isOff, now: Self.moment)
  }

  package func setSource(_ id: Int, isOff: Bool) async throws(SaveError) {
    try await setSource(id, isOff: isOff, now: Self.moment)
  }

  package func setOrder(_ sources: [Int], of type: String) async throws(SaveError) {
    try await setOrder(sources, of: type, now: Self.moment)
  }

  package func setNightSource(_ source: String?, of day: CivilDay) async throws(SaveError) {
    try await setNightSource(source, of: day, now: Self.moment)
  }

  package func addZoneEntry(_ zone: String, from start: Instant, to end: Instant) async throws(SaveError) {
    try await addZoneEntry(zone, from: start, to: end, now: Self.moment)
  }

  package func removeZoneEntry(_ id: Int) async throws(SaveError) {
    try await removeZoneEntry(id, now: Self.moment)
  }

  package func removeOverride(_ id: Int) async throws(SaveError) { try await removeOverride(id, now: Self.moment) }
}

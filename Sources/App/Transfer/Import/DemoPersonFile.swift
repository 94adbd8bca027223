internal import DailveDomain
package import DailveDemoPerson
package import DailveScores
internal import DailveStore
package import Foundation

/// The demo person lives in Berlin and travels to Seoul once a year.
package enum DemoPersonFile {
  private static let home = "Europe/Berlin"
  private static let abroad = "Asia/Seoul"

  /// Blocks until done.
  ///
  /// - Parameters:
  ///   - workoutsAWeek: In `1...14`; `nil` for the usual week.
  ///   - until: The last day, including its whole morning even if that is still in the future; `nil` for the day of `now`, up to `now`.
  ///   - progress: Called with the fraction written so far, in `0...1`.
  package static func write(
    to file: FileHandle, years: Int, seed: UInt64, density: Double, workoutsAWeek: Int? = nil, until: CivilDay?,
    now: Instant, progress: (Double) -> Void
  ) throws {
    try person(years: years, seed: seed, density: density, workoutsAWeek: workoutsAWeek, until: until, now: now)
      .write(to: file, progress: progress)
  }

  /// The person whose export `write` produces.
  package static func person(
    years: Int, seed: UInt64, density: Double, workoutsAWeek: Int? = nil, until: CivilDay?, now: Instant
  ) throws -> DemoPerson {
    let zones = ZoneCatalogue()
    guard let home = zones.rules(home), let abroad = zones.rules(abroad) else {
      throw StorageError.failed(reason: "the system has no time zones; install tzdata")
    }
    return DemoPerson(
      until: until ?? home.day(at: now), now: until == nil ? now : nil, years: years, seed: seed,
      density: density, workoutsAWeek: workoutsAWeek, home: home, abroad: abroad)
  }
}

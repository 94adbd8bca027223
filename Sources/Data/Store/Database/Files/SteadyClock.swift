internal import DailveDomain
internal import DailveScores
internal import DailveSystem
internal import Foundation
internal import GRDB
internal import Synchronization

/// The clocks of a machine.
struct MachineClock: Sendable {
  let read: @Sendable () -> ClockReading

  static let system = MachineClock {
    ClockReading(wall: Instant(Int(saturating: Date().timeIntervalSince1970)), uptime: SystemClock.uptime, boot: boot)
  }

  /// Without a boot identifier, each reading counts as the first after a start.
  private static let boot =
    (try? String(contentsOfFile: "/proc/sys/kernel/random/boot_id", encoding: .utf8))?
    .trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
}

/// The steady time of a store, in a small file beside it: in the store itself, a restored backup would bring its own.
final class SteadyClock: Sendable {
  private let files: StoreFolder
  private let machine: MachineClock
  private let state = Mutex<SteadyTime?>(nil)

  init(_ files: StoreFolder, _ machine: MachineClock = .system) {
    self.files = files
    self.machine = machine
  }

  /// The time now.
  ///
  /// - Parameter evidence: Called if no time is known yet; returns the newest moment that the store has.
  func look(evidence: () throws -> Instant?) rethrows -> SteadyTime {
    if let known { return known }
    let first = SteadyTime(from: machine.read(), evidence: try evidence())
    return state.withLock { state in
      if state == nil { state = first }
      return state ?? first
    }
  }

  /// The steady time now; `nil` if none is known yet.
  var known: SteadyTime? {
    let (reading, isNew) = (machine.read(), state.withLock { $0 == nil })
    let stored = isNew ? Self.stored(files) : nil
    return state.withLock { state in
      if state == nil { state = stored }
      return Self.look(&state, reading)
    }
  }

  private static func look(_ state: inout SteadyTime?, _ reading: ClockReading) -> SteadyTime? {
    state?.look(reading)
    return state
  }

  /// The time by which rights end: the later of the two clocks, so that setting the date back revives nothing.
  var latest: Instant { known.map { max(machine.read().wall, $0.time) } ?? machine.read().wall }

  /// Notes the time. Requires the write lock. If a full disk prevents that, at most the time since the last note is lost.
  func save() {
    let stored = Self.stored(files)
    let now = state.withLock { state in
      // Another program may be further ahead, such as one that noticed a start of the machine.
      if let stored, let own = state, stored.time > own.time { state = stored }
      return Self.look(&state, machine.read())
    }
    guard let now, now != stored else { return }
    if let stored, now.jump == stored.jump, now.time - stored.time < Self.interval { return }
    try? DiskFile.replace(files.steadyTime, with: Array(JSONEncoder().encode(now)), in: files, during: .saving)
  }

  /// The shortest time between two notes, in seconds.
  private static let interval = 60

  /// `nil` if there is no stored time, or only an impossible one.
  private static func stored(_ files: StoreFolder) -> SteadyTime? {
    guard let bytes = try? Data(contentsOf: URL(filePath: files.steadyTime)),
      let stored = try? JSONDecoder().decode(SteadyTime.self, from: bytes), stored.isPlausible
    else { return nil }
    return stored
  }
}

/// Finds out what a store knows of the time before there was a steady one.
enum ClockEvidence {
  /// The newest moment at which something was noted. Stamps of entries do not count: they continue from whatever a wrong clock once showed.
  static func newest(_ db: Database) throws -> Instant? {
    try [
      "SELECT max(replaced) / 1000 FROM entry_version", "SELECT max(since) FROM body_age",
      "SELECT max(finished) FROM batch", "SELECT max(received) FROM delivery",
    ].compactMap { try Int.fetchOne(db, sql: $0) }.max().map { Instant($0) }
  }
}

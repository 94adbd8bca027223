internal import DailveDomain
internal import DailveScores
internal import DailveStore
internal import Foundation

/// Moments by the person's clocks, for the terminal; JSON has instants.
struct LocalTime {
  let timeline: ZoneTimeline

  /// "23:40".
  func clock(_ instant: Instant) -> String {
    let minutes = Int(saturating: timeline.clockMinutes(at: instant))
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(two(minutes / 60)):\(two(minutes % 60))"
  }

  /// "2026-11-21 23:40".
  func moment(_ instant: Instant) -> String { "\(timeline.day(at: instant)) \(clock(instant))" }
}

extension HealthStore {
  /// The clocks of the store's person.
  func localTime() async throws -> LocalTime { LocalTime(timeline: try await timeline()) }
}

/// The time zone of this machine.
enum MachineZone {
  static var identifier: String { TimeZone.current.identifier }
}

import DailveDomain
import DailveScores
import DailveTestSupport
import Synchronization

@testable import DailveStore

/// The clocks of a machine, as a test sets them.
final class TestClock: Sendable {
  private let reading: Mutex<ClockReading>

  init(_ wall: Instant = Instant(1_000_000_000)) {
    reading = Mutex(ClockReading(wall: wall, uptime: 1000, boot: "a"))
  }

  var now: Instant { reading.withLock { $0.wall } }
  var machine: MachineClock { MachineClock { [self] in reading.withLock { $0 } } }

  /// Time that both clocks show.
  func pass(days: Int = 0, seconds: Int = 0) {
    reading.withLock { reading in
      reading.wall = reading.wall + days * 86_400 + seconds
      reading.uptime += days * 86_400 + seconds
    }
  }

  /// Time that only the date shows.
  func jump(days: Int) { reading.withLock { $0.wall = $0.wall + days * 86_400 } }

  /// The machine was off.
  func restart(afterDays days: Int) {
    reading.withLock { reading in
      reading = ClockReading(wall: reading.wall + days * 86_400, uptime: 10, boot: reading.boot + "a")
    }
  }

  func store(in folder: String? = nil) throws -> HealthStore {
    try HealthStore(folder: folder ?? TemporaryFolder.make(), machine: machine)
  }
}

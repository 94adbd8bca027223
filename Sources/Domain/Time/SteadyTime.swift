public import DailveScores

/// What the clocks of a machine show at one moment.
public struct ClockReading: Sendable, Equatable {
  /// The date that the machine believes in, which may be wrong by years.
  public var wall: Instant
  /// Seconds since the machine started, including those that it slept.
  public var uptime: Int
  /// Identifies that start; empty if the system does not tell.
  public var boot: String

  public init(wall: Instant, uptime: Int, boot: String) {
    self.wall = wall
    self.uptime = max(0, uptime)
    self.boot = boot
  }
}

/// The time by which things are deleted: it goes on as long as the machine runs, whatever date the machine believes in.
///
/// While the machine is off nobody but its clock knows how long, and that is believed for a day at most. A clock that jumps ahead therefore
/// deletes nothing that is not a day older, and one that is set back stops nothing. The time may fall behind the date, by how long the machine
/// was off; only what was noted in this time is compared with it.
public struct SteadyTime: Sendable, Equatable, Codable {
  /// A jump of the clock, which no time that passed explains.
  public struct Jump: Sendable, Equatable, Codable {
    /// Negative for one back.
    public var seconds: Int
    /// When it was noticed, in steady seconds since 1970.
    public var noticed: Int

    public init(seconds: Int, noticed: Int) {
      self.seconds = seconds
      self.noticed = noticed
    }
  }

  /// What is believed of the clock after a start, in seconds.
  public static let longestRest = 86_400
  /// Seconds beyond which a difference is a jump: ahead after a start, when the machine may have been off, and otherwise.
  static let (longestOff, tolerance) = (40 * 86_400, 86_400)
  /// Seconds for which a jump is worth mentioning.
  static let memory = 7 * 86_400

  /// Seconds since 1970.
  private var seconds: Int
  private var wall: Int
  private var uptime: Int
  private var boot: String
  public private(set) var jump: Jump?

  /// - Parameter evidence: A moment until which the machine has certainly been used, if one is known: a first look at a wrong clock must not
  ///   make everything old.
  public init(from reading: ClockReading, evidence: Instant?) {
    seconds = min(reading.wall, evidence ?? reading.wall).seconds
    (wall, uptime, boot) = (reading.wall.seconds, reading.uptime, reading.boot)
  }

  public var time: Instant { Instant(seconds) }

  /// False for one that no machine can have: what was stored may be damaged.
  public var isPlausible: Bool {
    let days = CivilDay.accepted
    return time >= Instant(midnightOf: days.lowerBound) && time <= Instant(midnightOf: days.upperBound) && uptime >= 0
  }

  /// Goes on to what the clocks show now. Never goes back.
  public mutating func look(_ reading: ClockReading) {
    let isSameRun = !boot.isEmpty && boot == reading.boot
    // The clocks were read before those of the last look, by somebody who came later.
    if isSameRun, reading.uptime < uptime { return }
    let moved = reading.wall.seconds.subtractingClamped(wall)
    let passed = isSameRun ? reading.uptime - uptime : min(max(0, moved), Self.longestRest)
    seconds = seconds.addingClamped(passed)
    let gap = moved.subtractingClamped(isSameRun ? passed : 0)
    if gap > (isSameRun ? Self.tolerance : Self.longestOff) || gap < -Self.tolerance {
      jump = Jump(seconds: gap, noticed: seconds)
    }
    (wall, uptime, boot) = (reading.wall.seconds, reading.uptime, reading.boot)
  }

  /// The jump that somebody should know of; `nil` if there was none lately.
  public var recentJump: Jump? {
    jump.flatMap { seconds.subtractingClamped($0.noticed) <= Self.memory ? $0 : nil }
  }
}

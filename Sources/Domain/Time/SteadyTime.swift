public import DailveScores

/// The readings of a machine's clocks at one moment.
public struct ClockReading: Sendable, Equatable {
  /// The date that the machine shows, which may be wrong by years.
  public var wall: Instant
  /// Seconds since the machine started, including the time it slept.
  public var uptime: Int
  /// Identifies that start; empty if the system does not tell.
  public var boot: String

  public init(wall: Instant, uptime: Int, boot: String) {
    self.wall = wall
    self.uptime = max(0, uptime)
    self.boot = boot
  }
}

/// The time by which things are deleted: it advances as long as the machine runs, whatever date the machine shows.
///
/// While the machine is off, only its clock tells how long, and the clock is believed for a day at most. A clock that
/// jumps ahead therefore ages nothing by more than a day, and a clock that is set back stops nothing. Steady time may
/// fall behind the date by as long as the machine was off; it is compared only with times that were recorded in it.
public struct SteadyTime: Sendable, Equatable, Codable {
  /// A jump of the clock that elapsed time does not explain.
  public struct Jump: Sendable, Equatable, Codable {
    /// Negative for a jump back.
    public var seconds: Int
    /// The time at which it was noticed, in steady seconds since 1970.
    public var noticed: Int

    public init(seconds: Int, noticed: Int) {
      self.seconds = seconds
      self.noticed = noticed
    }
  }

  /// Maximum seconds by which the clock is believed after a start.
  public static let longestRest = 86_400
  /// Seconds beyond which a difference is a jump: ahead after a start, when the machine may have been off, and otherwise.
  static let (longestOff, tolerance) = (40 * 86_400, 86_400)
  /// Seconds during which a jump is worth mentioning.
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

  /// False for a time that no machine can have: the stored value may be damaged.
  public var isPlausible: Bool {
    let days = CivilDay.accepted
    return time >= Instant(midnightOf: days.lowerBound) && time <= Instant(midnightOf: days.upperBound) && uptime >= 0
  }

  /// Advances to what the clocks show now. Never goes back.
  public mutating func look(_ reading: ClockReading) {
    let isSameRun = !boot.isEmpty && boot == reading.boot
    // These clocks were read before the last look, by a caller that came later.
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

  /// The jump that is worth mentioning; `nil` if there was none lately.
  public var recentJump: Jump? {
    jump.flatMap { seconds.subtractingClamped($0.noticed) <= Self.memory ? $0 : nil }
  }
}

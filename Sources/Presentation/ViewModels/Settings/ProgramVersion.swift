internal import DailveDomain
public import DailveScores

/// The version of the program, and its age in words.
public struct ProgramVersion: Sendable, Equatable {
  /// Such as "0.1.0".
  public let number: String
  /// The commit that was built, 40 hexadecimal digits; `nil` if its source had no history.
  public let commit: String?
  /// The day on which that commit was made, by the clock of its author; `nil` without a commit.
  public let made: CivilDay?

  /// - Parameter text: The commit and its day with a space between, as `scripts/commit` writes them; anything else is no
  ///   commit.
  public init(number: String, commit text: String = "") {
    self.number = number
    let parts = text.split(separator: " ")
    let isCommit = parts.count == 2 && parts[0].utf8.count == 40 && parts[0].allSatisfy(\.isHexDigit)
    commit = isCommit ? String(parts[0]) : nil
    made = isCommit ? CivilDay(parts[1]) : nil
  }

  /// Enough digits of a commit to find it.
  private static let shownDigits = 12

  /// "0.1.0 (68cc191ca2d7, 2026-11-26)", or the number alone.
  public var text: String {
    guard let commit, let made else { return number }
    return "\(number) (\(commit.prefix(Self.shownDigits)), \(made))"
  }

  /// The age from which a person is told of it. A year is our choice: long enough not to nag, short enough for the
  /// corrections of libraries to matter.
  private static let oldFrom = 12

  /// Completed months since the commit was made; 0 without one, and while the clock is behind it.
  public func months(on day: CivilDay) -> Int {
    guard let made, made < day else { return 0 }
    let (then, now) = (made.components, day.components)
    return (now.year - then.year) * 12 + now.month - then.month - (now.day < then.day ? 1 : 0)
  }

  /// A sentence for a version that is at least a year old, and what to do; `nil` for a newer one. Nothing is asked for
  /// over the network.
  public func ageNotice(on day: CivilDay, _ language: Language) -> String? {
    let months = months(on: day)
    return months >= Self.oldFrom ? language(.settingsVersionOld, "\(months)") : nil
  }
}

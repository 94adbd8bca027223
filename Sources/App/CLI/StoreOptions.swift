internal import ArgumentParser
internal import DailveDomain
internal import DailveScores
internal import DailveHealthExport
internal import DailveStore
internal import Foundation

/// Options shared by every command on a store.
struct StoreOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Folder of the store (default: dailve in the XDG data folder).", valueName: "folder"))
  var store: String?

  var folder: String {
    store.map { ($0 as NSString).expandingTildeInPath } ?? Self.usualFolder
  }

  /// Where it is unless a folder is given.
  static var usualFolder: String {
    let environment = ProcessInfo.processInfo.environment
    let base =
      environment["XDG_DATA_HOME"].flatMap { $0.isEmpty ? nil : $0 }
      ?? (environment["HOME"] ?? NSHomeDirectory()) + "/.local/share"
    return base + "/dailve"
  }

  func validate() throws {
    guard store?.isEmpty != true else { throw ValidationError("--store takes the path of a folder.") }
  }

  /// The store that is there.
  ///
  /// - Throws: `NoStore`: a mistyped folder is not made into a store, and nothing is written over that was made of another one.
  func open() throws -> HealthStore {
    if try isMissing() { throw NoStore(folder: folder) }
    return try begin()
  }

  /// Whether there is no store yet, in an own folder or one that does not exist.
  private func isMissing() throws -> Bool {
    if HealthStore.exists(folder: folder) { return false }
    if [.file, .other].contains(try FilePlace(folder)) { return false }
    // No folder yet; or one that cannot be looked at, where there is no store for this person either.
    let owner = try? FileManager.default.attributesOfItem(atPath: folder)[.ownerAccountID] as? NSNumber
    return owner.map { $0.uint32Value == geteuid() } ?? true
  }

  /// The store, or a new one.
  ///
  /// - Parameters:
  ///   - answersWithin: How long a save waits for what follows from it; `nil` for as long as it takes.
  ///   - progress: Told what is done with one of an earlier version.
  func begin(
    answersWithin: Duration? = nil, _ progress: @escaping @Sendable (OpeningProgress) -> Void = OpeningText.tell
  ) throws -> HealthStore {
    if [.file, .other].contains(try FilePlace(folder)) {
      throw ValidationError("\(folder) is not a folder. Give --store the folder of an existing or a new store.")
    }
    return try HealthStore(
      folder: folder, elements: WorkoutElementReader(), answersWithin: answersWithin, progress: progress)
  }
}

extension StoreOptions {
  /// The store, or a new one, which is said where the command itself is about something else: its folder may be mistyped.
  func beginTelling() throws -> HealthStore {
    let isNew = !HealthStore.exists(folder: folder)
    let store = try begin()
    if isNew { Console.error("There was no store at \(folder); a new one was made.") }
    return store
  }
}

/// A command was given a folder without a store.
struct NoStore: Error, CustomStringConvertible {
  var folder: String

  var description: String {
    "There is no store at \(folder). Give its folder with --store; the first \(SuggestedCommand("import", "export.zip", carrying: [])) makes a new one."
  }
}

/// A range of days as options.
struct DayRange: ParsableArguments {
  @Option(help: ArgumentHelp("First day, YYYY-MM-DD.", valueName: "day"), transform: DayRange.day) var from: CivilDay?
  @Option(help: ArgumentHelp("Last day, YYYY-MM-DD.", valueName: "day"), transform: DayRange.day) var to: CivilDay?

  static func day(_ text: String) throws -> CivilDay {
    guard let day = CivilDay(text) else { throw ValidationError("\"\(text)\" is not a date. Write it as YYYY-MM-DD.") }
    guard day.isAccepted else {
      let days = CivilDay.accepted
      throw ValidationError("\(day) is out of range; days from \(days.lowerBound) to \(days.upperBound) are accepted.")
    }
    return day
  }

  static let always = CivilDay.accepted

  var isGiven: Bool { from != nil || to != nil }

  /// All accepted days if none were given.
  var days: ClosedRange<CivilDay> {
    get throws {
      let first = from ?? Self.always.lowerBound
      let last = to ?? Self.always.upperBound
      guard first <= last else { throw ValidationError("--from is after --to.") }
      return first...last
    }
  }

  /// The same as endpoints take them.
  var asked: (CivilDay?, CivilDay?) {
    get throws {
      _ = try days
      return (from, to)
    }
  }

  /// The same as instants, end exclusive; without a first or last day, samples of any year.
  func instants(in zone: ZoneRules) throws -> Range<Int> {
    let days = try days
    let start = from == nil ? Int.min : zone.start(of: days.lowerBound).seconds
    return start..<max(start, to == nil ? Int.max : zone.start(of: days.upperBound + 1).seconds)
  }
}

extension Instant {
  static var now: Instant { Instant(Int(saturating: Date().timeIntervalSince1970)) }
  /// In milliseconds since 1970.
  static var clock: Int { Int(saturating: Date().timeIntervalSince1970 * 1000) }
}

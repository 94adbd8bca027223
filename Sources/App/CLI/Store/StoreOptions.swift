internal import ArgumentParser
internal import DailveDomain
internal import DailveHealthExport
internal import DailveScores
internal import DailveStore
internal import DailveSystem
internal import DailveTransfer
internal import Foundation

/// Options shared by every command on a store.
struct StoreOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Folder of the store (default: dailve in the XDG data folder).", valueName: "folder"))
  var store: String?

  var folder: String {
    store.map { ($0 as NSString).expandingTildeInPath } ?? Self.usualFolder
  }

  /// The default location: the service's store for those who work on it, else a folder of the person's own.
  static var usualFolder: String {
    if case .success(let system?) = SystemStore.current { return system.folder }
    let environment = ProcessInfo.processInfo.environment
    let base =
      environment["XDG_DATA_HOME"].flatMap { $0.isEmpty ? nil : $0 }
      ?? (environment["HOME"] ?? NSHomeDirectory()) + "/.local/share"
    return base + "/dailve"
  }

  func validate() throws {
    guard store?.isEmpty != true else { throw ValidationError("--store takes the path of a folder.") }
    // A configuration that cannot be read must not lead to another store.
    if store == nil { _ = try SystemStore.current.get() }
  }

  /// Opens the existing store.
  ///
  /// - Throws: `NoStore`: a mistyped folder never becomes a new store, and files of something else are never
  ///   overwritten.
  func open() throws -> HealthStore {
    if try isMissing() { throw NoStore(folder: folder) }
    return try begin()
  }

  /// The folder, for commands that look at a store without opening it.
  ///
  /// - Throws: `ValidationError` for anything but a folder: every other message would suggest what cannot be done there.
  func place() throws -> String {
    if [.file, .other].contains(try FilePlace(folder)) {
      throw ValidationError("\(folder) is not a folder. Give --store the folder of an existing or a new store.")
    }
    return folder
  }

  /// True if there is no store yet, in a folder of our own or in one that does not exist.
  private func isMissing() throws -> Bool {
    let folder = try place()
    if HealthStore.exists(folder: folder) { return false }
    // No folder yet; or one that cannot be looked at, where there is no store for this person either.
    let owner = try? FileManager.default.attributesOfItem(atPath: folder)[.ownerAccountID] as? NSNumber
    return owner.map { $0.uint32Value == ThisProcess.user } ?? true
  }

  /// Opens the store or creates a new one.
  func begin() throws -> HealthStore {
    try HealthStore(folder: place(), elements: WorkoutElementReader(), progress: OpeningText.tell)
  }
}

extension StoreOptions {
  /// Opens the store, and reports if a new one was created, because the folder may be mistyped.
  func openReportingNew() throws -> HealthStore {
    let isNew = !HealthStore.exists(folder: folder)
    let store = try begin()
    if isNew { Console.error("There was no store at \(folder); a new one was made.") }
    return store
  }
}

/// The given folder has no store.
struct NoStore: Error, CustomStringConvertible {
  var folder: String

  var description: String {
    "There is no store at \(folder). Give the folder of one with --store; the first \(SuggestedCommand("import", "export.zip")) makes a new one."
      + (SystemStore.isOfAnother ? " For the store of this machine's service, put sudo before the command." : "")
  }
}

/// Options for a range of days.
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

  /// The range in the form that endpoints take.
  var asked: (CivilDay?, CivilDay?) {
    get throws {
      _ = try days
      return (from, to)
    }
  }

  /// The range as instants, end exclusive; without a first or last day, samples of any year.
  func instants(in zone: ZoneRules) throws -> Range<Int> {
    let days = try days
    let start = from == nil ? Int.min : zone.start(of: days.lowerBound).seconds
    return start..<max(start, to == nil ? Int.max : zone.start(of: days.upperBound + 1).seconds)
  }
}

extension Instant {
  static var now: Instant { Instant(Int(saturating: Date().timeIntervalSince1970)) }
  /// The current time in milliseconds since 1970.
  static var clock: Int { Int(saturating: Date().timeIntervalSince1970 * 1000) }
}

/// Progress messages while a store of an earlier version is updated.
enum OpeningText {
  static func tell(_ progress: OpeningProgress) { Console.error(sentence(progress)) }

  private static func sentence(_ progress: OpeningProgress) -> String {
    switch progress {
    case .backingUp: "This store is from an earlier version. A backup is made first …"
    case .updating(let step, let steps): "Bringing it up to date, \(step) of \(steps) …"
    case .deriving: "Recalculating statistics and scores …"
    }
  }
}

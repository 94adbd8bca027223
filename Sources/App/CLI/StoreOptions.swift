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
    if let store { return (store as NSString).expandingTildeInPath }
    let environment = ProcessInfo.processInfo.environment
    let base =
      environment["XDG_DATA_HOME"].flatMap { $0.isEmpty ? nil : $0 }
      ?? (environment["HOME"] ?? NSHomeDirectory()) + "/.local/share"
    return base + "/dailve"
  }

  func validate() throws {
    guard store?.isEmpty != true else { throw ValidationError("--store takes the path of a folder.") }
  }

  /// A store that is there: a folder that was mistyped is neither an empty store nor made into one.
  func open() throws -> HealthStore {
    // What is no folder at all has a sentence of its own.
    if !HealthStore.exists(folder: folder), ![.file, .other].contains(try FilePlace(folder)) {
      throw NoStore(folder: folder)
    }
    return try begin()
  }

  /// The same, or a new one.
  func begin() throws -> HealthStore {
    if [.file, .other].contains(try FilePlace(folder)) {
      throw ValidationError("\(folder) is no folder; --store takes the folder that holds, or shall hold, the store.")
    }
    return try HealthStore(folder: folder, elements: WorkoutElementReader())
  }
}

/// A command looks for a store where there is none.
struct NoStore: Error, CustomStringConvertible {
  var folder: String

  var description: String {
    "There is no store at \(folder). `dailve import` begins one; --store says where it is."
  }
}

/// A range of days as options.
struct DayRange: ParsableArguments {
  @Option(help: ArgumentHelp("First day, YYYY-MM-DD.", valueName: "day"), transform: DayRange.day) var from: CivilDay?
  @Option(help: ArgumentHelp("Last day, YYYY-MM-DD.", valueName: "day"), transform: DayRange.day) var to: CivilDay?

  static func day(_ text: String) throws -> CivilDay {
    guard let day = CivilDay(text) else { throw ValidationError("\"\(text)\" is no day; write YYYY-MM-DD.") }
    guard day.isAccepted else {
      let days = CivilDay.accepted
      throw ValidationError("\(day) is too far away; days from \(days.lowerBound) to \(days.upperBound) are accepted.")
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

  /// The same as instants, end exclusive; without a first or last day, samples of any year.
  func instants(in zone: ZoneRules) throws -> Range<Int> {
    let days = try days
    let start = from == nil ? Int.min : zone.start(of: days.lowerBound).seconds
    return start..<max(start, to == nil ? Int.max : zone.start(of: days.upperBound + 1).seconds)
  }
}

extension Instant {
  static var now: Instant { Instant(Int(saturating: Date().timeIntervalSince1970)) }
}

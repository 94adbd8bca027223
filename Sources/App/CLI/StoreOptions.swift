internal import ArgumentParser
internal import DailveDomain
internal import DailveStore
internal import Foundation

/// Options that every command on a store shares.
struct StoreOptions: ParsableArguments {
  @Option(help: "Folder of the store (default: dailve in the XDG data folder).")
  var store: String?

  var folder: String {
    if let store { return (store as NSString).expandingTildeInPath }
    let environment = ProcessInfo.processInfo.environment
    let base =
      environment["XDG_DATA_HOME"].flatMap { $0.isEmpty ? nil : $0 }
      ?? (environment["HOME"] ?? NSHomeDirectory()) + "/.local/share"
    return base + "/dailve"
  }

  func open() throws -> HealthStore { try HealthStore(folder: folder) }
}

/// Days as options.
struct DayRange: ParsableArguments {
  @Option(help: "First day, YYYY-MM-DD.", transform: DayRange.day) var from: CivilDay?
  @Option(help: "Last day, YYYY-MM-DD.", transform: DayRange.day) var to: CivilDay?

  static func day(_ text: String) throws -> CivilDay {
    guard let day = CivilDay(text) else { throw ValidationError("\"\(text)\" is no day; write YYYY-MM-DD.") }
    return day
  }

  static let always = CivilDay(year: 1, month: 1, day: 1)...CivilDay(year: 9999, month: 12, day: 31)

  /// Everything when nothing was said.
  var days: ClosedRange<CivilDay> {
    get throws {
      let first = from ?? Self.always.lowerBound
      let last = to ?? Self.always.upperBound
      guard first <= last else { throw ValidationError("--from is after --to.") }
      return first...last
    }
  }
}

extension Instant {
  static var now: Instant { Instant(Int(Date().timeIntervalSince1970)) }
}

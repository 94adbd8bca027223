internal import ArgumentParser
internal import DailveScores
internal import DailveTransfer
internal import DailveStore
internal import Foundation

struct DemoPersonCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sample", abstract: "Write a realistic export.zip of a made-up person.")

  @Argument(help: "The archive to write, or a folder, which gets a new dailve-YYYY-MM-DD.zip.") var path: String
  @Flag(help: "Replace an existing file without asking.") var force = false
  @Option(help: "Years of data.") var years = 2
  @Option(help: "The same seed makes the same person.") var seed: UInt64 = 1
  @Option(help: "Share of the records that a Watch would write, 0.05-1.") var density = 1.0
  @Option(help: "Workouts a week, 1-14, two of three with a route (default: a usual week of about four).")
  var workoutsAWeek: Int?
  @Option(help: "Day of the export, YYYY-MM-DD (default: today).", transform: DayRange.day) var until: CivilDay?

  func validate() throws {
    guard (1...40).contains(years) else { throw ValidationError("--years takes 1 to 40.") }
    guard (0.05...1).contains(density) else { throw ValidationError("--density takes 0.05 to 1.") }
    guard workoutsAWeek.map((1...14).contains) ?? true else {
      throw ValidationError("--workouts-a-week takes 1 to 14.")
    }
  }

  func run() async throws {
    let place = try OutputPlace(path, force: force)
    let written = try await place.write { file in
      try DemoPersonFile.write(
        to: file, years: years, seed: seed, density: density, workoutsAWeek: workoutsAWeek, until: until, now: .now
      ) { share in
        if Console.errorIsTerminal { Console.errorRaw("\r\u{1B}[K\(Int(saturating: share * 100)) %") }
      }
      if Console.errorIsTerminal { Console.errorRaw("\r\u{1B}[K") }
    }
    Console.error("Written to \(written)")
  }
}

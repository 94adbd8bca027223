internal import ArgumentParser
internal import DailveDocuments
internal import DailveDomain
internal import DailveScores
internal import DailveStore

struct SleepCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sleep", abstract: "Nights with their stages and naps, merged over sources.")

  @OptionGroup var options: StoreOptions
  @OptionGroup var range: DayRange
  @Flag(help: "Print one JSON document.") var json = false

  func run() async throws {
    let store = try options.open()
    let local = try await store.localTime()
    var list = JSON.List()
    for days in try range.days.pieces(.decade) {
      for night in try await store.read({ try $0.nights(in: days, segments: false) }) {
        if json { try list.add(NightDocument(night)) } else { Console.line(Self.line(night, local)) }
      }
    }
    if json { list.end() }
  }

  private static func line(_ night: SleepNight, _ local: LocalTime) -> String {
    "\(night.day)  "
      + (night.hasClock ? "\(local.clock(night.bedtime)) – \(local.clock(night.wake))" : "times unknown")
      + (night.hasSleep ? "  asleep \(Int(saturating: night.asleep)) min" : "")
      + (night.inBed.map { "  in bed \(Int(saturating: $0)) min" } ?? "")
      + (night.hasSleep ? "" : ", no sleep recorded") + "  \(night.source)"
  }
}

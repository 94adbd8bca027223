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
    var parts = ["\(night.day)"]
    let times = night.hasClock ? "\(local.clock(night.bedtime)) – \(local.clock(night.wake))" : "times unknown"
    parts.append(night.hasSleep ? times : "\(times), no sleep recorded")
    if night.hasSleep { parts.append("asleep \(minutes(night.asleep))\(stages(night))") }
    if let inBed = night.inBed { parts.append("in bed \(minutes(inBed))") }
    for nap in night.naps {
      parts.append("nap \(local.clock(nap.start)) – \(local.clock(nap.end)), \(minutes(nap.asleep))")
    }
    parts.append(night.source)
    return parts.joined(separator: "  ")
  }

  /// " (REM 95, core 260, deep 55, awake 12 min)"; only what the source told apart.
  private static func stages(_ night: SleepNight) -> String {
    let names: [(stage: SleepStage, name: String)] = [
      (.rem, "REM"), (.core, "core"), (.deep, "deep"), (.awake, "awake"),
    ]
    let known = names.compactMap { entry in
      night.stages[entry.stage].map { "\(entry.name) \(Int(saturating: $0.rounded()))" }
    }
    return known.isEmpty ? "" : " (\(known.joined(separator: ", ")) min)"
  }

  private static func minutes(_ minutes: Double) -> String { "\(Int(saturating: minutes.rounded())) min" }
}

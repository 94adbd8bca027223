internal import ArgumentParser
internal import DailveDocuments
internal import DailveDomain
internal import DailvePrograms
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
    try await store.forEach(of: Endpoint.nights, range.asked) { night in
      if json { try list.add(night) } else { Console.line(night.line(local)) }
    }
    if json { list.end() }
  }
}

extension NightDocument {
  /// The line for the terminal.
  fileprivate func line(_ local: LocalTime) -> String {
    var parts = ["\(day)"]
    let span = bedtime.flatMap { bedtime in wake.map { "\(local.clock(bedtime)) – \(local.clock($0))" } }
    let times = span ?? "times unknown"
    parts.append(inBedOnly ? "\(times), no sleep recorded" : times)
    if !inBedOnly { parts.append("asleep \(Self.minutes(asleep))\(told)") }
    if let inBed { parts.append("in bed \(Self.minutes(inBed))") }
    for nap in naps {
      parts.append("nap \(local.clock(nap.start)) – \(local.clock(nap.end)), \(Self.minutes(nap.asleep))")
    }
    parts.append(source)
    return parts.joined(separator: "  ")
  }

  /// " (REM 95, core 260, deep 55, awake 12 min)"; only the stages that the source distinguished.
  private var told: String {
    let names: [(stage: SleepStage, name: String)] = [
      (.rem, "REM"), (.core, "core"), (.deep, "deep"), (.awake, "awake"),
    ]
    let known = names.compactMap { entry in
      stages[entry.stage.name].map { "\(entry.name) \(Int(saturating: $0.rounded()))" }
    }
    return known.isEmpty ? "" : " (\(known.joined(separator: ", ")) min)"
  }

  private static func minutes(_ minutes: Double) -> String { "\(Int(saturating: minutes.rounded())) min" }
}

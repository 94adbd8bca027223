internal import ArgumentParser
internal import DailveDomain
internal import DailveScores
internal import DailveStore

struct SleepCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sleep", abstract: "Nights with their stages and naps, merged over sources.")

  @OptionGroup var options: StoreOptions
  @OptionGroup var range: DayRange
  @Flag(help: "Print one JSON document.") var json = false

  private struct Output: Encodable {
    struct Nap: Encodable {
      var start: Instant
      var end: Instant
      var asleep: Double
    }
    var day: CivilDay
    var bedtime: Instant
    var wake: Instant
    /// 0 where only time in bed was recorded.
    var asleep: Double
    var inBed: Double?
    var inBedOnly: Bool
    var stages: [String: Double]
    /// Of the time in bed, in `0...1`.
    var efficiency: Double?
    var naps: [Nap]
    var source: String

    init(_ night: SleepNight) {
      day = night.day
      bedtime = night.bedtime
      wake = night.wake
      asleep = night.asleep
      inBed = night.inBed
      inBedOnly = night.isInBedOnly
      stages = Dictionary(night.stages.map { ($0.key.name, $0.value) }, uniquingKeysWith: +)
      efficiency = night.efficiency.flatMap { $0.isMaintenance ? nil : $0.share }
      naps = night.naps.map { Nap(start: $0.start, end: $0.end, asleep: $0.asleep) }
      source = night.source
    }
  }

  func run() async throws {
    let store = try options.open()
    var list = JSON.List()
    for days in try range.days.pieces(.decade) {
      for night in try await store.read({ try $0.nights(in: days, segments: false) }) {
        if json { try list.add(Output(night)) } else { Console.line(Self.line(night)) }
      }
    }
    if json { list.end() }
  }

  private static func line(_ night: SleepNight) -> String {
    "\(night.day)  \(night.bedtime) – \(night.wake)"
      + (night.hasSleep ? "  asleep \(Int(saturating: night.asleep)) min" : "")
      + (night.inBed.map { "  in bed \(Int(saturating: $0)) min" } ?? "")
      + (night.hasSleep ? "" : ", no sleep recorded") + "  \(night.source)"
  }
}

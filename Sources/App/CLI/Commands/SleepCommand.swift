internal import ArgumentParser
internal import DailveDomain
internal import DailveScores
internal import DailveStore

struct SleepCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "sleep", abstract: "Nights, merged over sources.")

  @OptionGroup var options: StoreOptions
  @OptionGroup var range: DayRange
  @Flag(help: "Print one JSON document.") var json = false

  private struct Document: Encodable {
    struct Nap: Encodable {
      var start: Instant
      var end: Instant
      var asleep: Double
    }
    var day: CivilDay
    var bedtime: Instant
    var wake: Instant
    var asleep: Double
    var inBed: Double?
    var inBedOnly: Bool
    var stages: [String: Double]
    var efficiency: Double?
    var naps: [Nap]
    var source: String
  }

  func run() async throws {
    let nights = try await options.open().nights(in: range.days, segments: false).map { night in
      Document(
        day: night.day, bedtime: night.bedtime, wake: night.wake, asleep: night.asleep, inBed: night.inBed,
        inBedOnly: night.isInBedOnly,
        stages: Dictionary(night.stages.map { ($0.key.name, $0.value) }, uniquingKeysWith: +),
        efficiency: night.efficiency,
        naps: night.naps.map { Document.Nap(start: $0.start, end: $0.end, asleep: $0.asleep) }, source: night.source)
    }
    if json { return try JSON.print(nights) }
    for night in nights {
      Console.line(
        "\(night.day)  \(night.bedtime) – \(night.wake)  asleep \(Int(saturating: night.asleep)) min"
          + (night.inBed.map { "  in bed \(Int(saturating: $0)) min" } ?? "") + "  \(night.source)")
    }
  }
}

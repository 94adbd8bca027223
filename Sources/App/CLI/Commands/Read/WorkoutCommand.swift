internal import ArgumentParser
internal import DailveDocuments
internal import DailveDomain
internal import DailvePrograms
internal import DailveScores
internal import DailveStore
internal import DailveViewModels

struct WorkoutCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "workout", abstract: "One workout in full.",
    discussion: "The id is the one that `dailve workouts` prints, or that of any recording of the workout.")

  @OptionGroup var options: StoreOptions
  @Argument(help: "Id of the workout.") var id: String
  @Flag(help: "Print one JSON document.") var json = false
  @Flag(help: "Print its route with heart rates as GPX.") var gpx = false
  @Flag(help: "Print its course, point by point, as CSV.") var csv = false
  @Flag(help: "Leave out the first and last 200 m of a GPX or CSV.") var cutEnds = false

  func validate() throws {
    guard [json, gpx, csv].count(where: { $0 }) <= 1 else {
      throw ValidationError("Give one of --json, --gpx and --csv.")
    }
    guard !cutEnds || gpx || csv else { throw ValidationError("--cut-ends is for --gpx and --csv.") }
  }

  func run() async throws {
    let store = try options.open()
    try Analyses.complete(store)
    if gpx || csv { return try await printFile(gpx ? .gpx : .csv, store) }
    guard let output = try await store.ask(Endpoint.workout, id) else { throw unknown }
    if json { return try JSON.print(output) }
    print(output, try await store.localTime())
  }

  private var unknown: ValidationError {
    ValidationError("There is no workout \"\(id)\"; dailve workouts prints those that there are.")
  }

  private func printFile(_ file: WorkoutFile, _ store: HealthStore) async throws {
    let found = try await store.read { [id] reader -> (isKnown: Bool, track: WorkoutTrack?) in
      (try TrainingLog.of(reader).workout(id) != nil, try WorkoutTrack(id, from: reader))
    }
    guard found.isKnown else { throw unknown }
    guard let track = found.track, file == .csv || track.hasPlaces else {
      throw ValidationError("The workout \(id) has no \(file == .gpx ? "route" : "course").")
    }
    let printed = cutEnds ? track.withoutEnds() : track
    var number = 0
    while let piece = file.piece(number, of: printed, title: printed.workout.activity) {
      Console.bytes(piece.utf8)
      number += 1
    }
  }

  private func print(_ output: WorkoutReportDocument, _ local: LocalTime) {
    Console.line(output.workout.line(local))
    for (number, split) in output.workout.splits.enumerated() {
      let name = split.isPartial ? "last \(WorkoutFigures.fixed(split.distance)) km" : "km \(number + 1)"
      Console.line(
        "  \(name)  \(WorkoutFigures.clock(split.moving))"
          + (split.heartRate.map { "  \(Int(saturating: $0.rounded())) bpm" } ?? "")
          + (split.ascent.map { "  ↑\(Int(saturating: $0.rounded())) m" } ?? ""))
    }
    for (number, part) in output.parts.enumerated() {
      Console.line(
        "  part \(number + 1)  \(part.activity.map { TypeName.activity($0, .en) } ?? "–")  \(WorkoutFigures.clock(part.duration))"
          + (part.distance.map { "  \(WorkoutFigures.fixed($0)) km" } ?? "")
          + (part.averageHeartRate.map { "  \(Int(saturating: $0.rounded())) bpm" } ?? ""))
    }
    for effort in output.workout.bestEfforts {
      Console.line("  best \(WorkoutFigures.fixed(effort.distance)) km  \(WorkoutFigures.clock(effort.seconds))")
    }
    for recording in output.recordings.dropFirst() { Console.line("  also recorded by \(recording.source.printable)") }
  }
}

internal import ArgumentParser
internal import DailveDocuments
internal import DailvePrograms
internal import DailveScores
internal import DailveStore
internal import DailveViewModels

struct RecordsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "records", abstract: "Best efforts, longest workouts, streaks and race estimates.",
    discussion: "In JSON, times are seconds, distances km, climb metres.")

  @OptionGroup var options: StoreOptions
  @Argument(help: "Ignore everything after this day, YYYY-MM-DD (default: nothing).", transform: DayRange.day)
  var day: CivilDay?
  @Flag(help: "Print one JSON document.") var json = false

  func run() async throws {
    let store = try options.open()
    try Analyses.complete(store)
    let document = try await store.ask(Endpoint.records, day) ?? RecordsDocument()
    if json { try JSON.print(document) } else { document.lines.forEach { Console.line($0) } }
  }
}

extension RecordsDocument {
  /// The whole page of records, for the terminal.
  var lines: [String] {
    var lines = bestEfforts.flatMap(self.lines)
    lines += longest.map { "\(name($0))  longest \(WorkoutFigures.fixed($0.value)) km  \($0.day)" }
    if let climb = mostClimb { lines.append("\(name(climb))  most climb \(whole(climb.value)) m  \(climb.day)") }
    if let time = longestTime {
      lines.append("\(name(time))  longest time \(WorkoutFigures.clock(time.value))  \(time.day)")
    }
    lines += eddington.map { number in
      let activity = TypeName.activity(number.activity, .en)
      return "\(activity)  Eddington number \(number.kilometres) in km, \(number.miles) in mi"
    }
    if let weeks = goalWeeks, weeks.longest > 0 {
      lines.append("weeks in a row with the goal reached: \(weeks.current) now, \(weeks.longest) at most")
    }
    return lines + raceEstimates.map(line) + years.map(line)
  }

  /// The fastest effort, the next two, and the history of the record.
  private func lines(_ distance: Distance) -> [String] {
    guard let best = distance.best.first else { return [] }
    let head = "\(TypeName.activity(distance.activity, .en))  \(WorkoutFigures.fixed(distance.distance)) km"
    func text(_ effort: Effort) -> String { "\(WorkoutFigures.clock(effort.seconds)) \(effort.day)" }
    var lines = ["\(head)  \(WorkoutFigures.clock(best.seconds))  \(best.day)"]
    if distance.best.count > 1 { lines.append("  then " + distance.best.dropFirst().map(text).joined(separator: ", ")) }
    if distance.falls.count > 1 {
      lines.append("  the record fell " + distance.falls.map(text).joined(separator: ", "))
    }
    return lines
  }

  private func line(_ race: Race) -> String {
    let head = "estimate \(WorkoutFigures.fixed(race.distance)) km  \(WorkoutFigures.clock(race.seconds))"
    // Past errors belong to estimates from other distances, so a time that was actually run needs no range.
    if race.from == race.distance { return "\(head)  run on \(race.fromDay)" }
    let range = race.fastest.flatMap { fastest in
      race.slowest.map { " (\(WorkoutFigures.clock(fastest)) to \(WorkoutFigures.clock($0)))" }
    }
    let effort = "\(WorkoutFigures.fixed(race.from)) km in \(WorkoutFigures.clock(race.fromSeconds))"
    return "\(head)\(range ?? "")  from \(effort) on \(race.fromDay)"
  }

  private func line(_ year: Year) -> String {
    "\(year.year)  \(year.workouts) workouts  \(whole(year.duration / 3600)) h  \(WorkoutFigures.fixed(year.distance)) km"
      + "  ↑\(whole(year.ascent)) m"
  }

  private func name(_ longest: Longest) -> String { TypeName.activity(longest.activity, .en) }
  private func whole(_ value: Double) -> Int { Int(saturating: value.rounded()) }
}

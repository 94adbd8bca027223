internal import DailveDocuments
internal import DailveDomain
internal import DailveScores
internal import DailveViewModels

extension Endpoint {
  static let workouts: [Endpoint] = [
    Endpoint(
      "/workouts",
      "Workouts, each once however many recorded it, oldest first. Seconds, km, metres of climb, kcal.", for: [.read],
      isHeavy: true, .from, .to, .text("activity", "HealthKit's activity type without its prefix: Running."),
      .text("source", "Name of one of those who recorded it."),
      .text("text", longest: 60, "Words in its names, memos and sources."), .limit(50, most: 200),
      .cursor(of: "workouts")
    ) { inquiry, from, to, activity, source, text, limit, cursor -> Listing<WorkoutDocument>? in
      guard let days = inquiry.days(from, to) else { return Listing(items: [], next: nil) }
      var filter = WorkoutFilter()
      (filter.activity, filter.source, filter.text) = (activity, source, text ?? "")
      let found = try ShowWorkouts(inquiry.reader).find(filter, in: days, names: WorkoutTitle.all)
      let placed = found.map { (place: WorkoutPlace($0), logged: $0) }.sorted { $0.place < $1.place }
      let rest = placed.drop { placed in cursor.map { placed.place <= $0 } ?? false }
      var thresholds = try RideThresholds(inquiry.reader)
      return Listing(
        items: try rest.prefix(limit).map { try WorkoutDocument.load($0.logged, &thresholds, from: inquiry.reader) },
        next: rest.count > limit ? rest.prefix(limit).last.map { ListCursor($0.place, of: "workouts").text } : nil)
    },
    Endpoint(
      "/workouts/{id}", "One workout, with what each source wrote.", for: [.read], isHeavy: true,
      .name("id", "Of any of its recordings.")
    ) { inquiry, id in try WorkoutReportDocument(id, from: inquiry.reader) },
    Endpoint(
      "/workouts/{id}/track", "A workout point by point, oldest first.", for: [.read], isHeavy: true,
      .name("id", "Of any of its recordings."), .limit(1000), .cursor(of: "track")
    ) { inquiry, id, limit, cursor -> Listing<TrackPointDocument>? in
      guard try TrainingLog.of(inquiry.reader).workout(id) != nil else { return nil }
      let points = try WorkoutTrack(id, from: inquiry.reader)?.points ?? []
      let rest = points.dropFirst(cursor ?? 0)
      return Listing(
        items: rest.prefix(limit).map { TrackPointDocument($0) },
        next: rest.count > limit ? ListCursor((cursor ?? 0) + limit, of: "track").text : nil)
    },
    Endpoint(
      "/records", "Best efforts, longest workouts, streaks and race estimates.", for: [.read], isHeavy: true,
      .day("day", "What was done later does not count.")
    ) { inquiry, day -> RecordsDocument? in
      let newest = try day ?? inquiry.reader.lastDay(onOrBefore: CivilDay.accepted.upperBound)
      return try newest.map { RecordsDocument(try ShowRecords(inquiry.reader)($0)) } ?? RecordsDocument()
    },
  ]
}

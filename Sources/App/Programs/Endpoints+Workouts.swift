package import DailveDocuments
package import DailveDomain
package import DailveScores
internal import DailveViewModels

extension Endpoint {
  package static let workouts = ListEndpoint(
    "/workouts",
    "Workouts, each once however many recorded it, oldest first. Seconds, km, metres of climb, kcal.", for: [.read],
    isHeavy: true, .from, .to, .text("activity", "HealthKit's activity type without its prefix: Running."),
    .text("source", "Name of one of those who recorded it."),
    .text("text", longest: 60, "Words in its names, memos and sources."), list: "workouts", usual: 50, most: 200
  ) { context, request, from, to, activity, source, text -> ListPart<WorkoutDocument, WorkoutPlace>? in
    guard let days = context.days(from, to) else { return ListPart() }
    var filter = WorkoutFilter()
    (filter.activity, filter.source, filter.text) = (activity, source, text ?? "")
    let found = try ShowWorkouts(context.reader).find(filter, in: days, names: WorkoutTitle.all)
    let placed = found.map { (place: WorkoutPlace($0), logged: $0) }.sorted { $0.place < $1.place }
    let rest = placed.drop { placed in request.place.map { placed.place <= $0 } ?? false }
    var thresholds = try RideThresholds(context.reader)
    return ListPart(
      items: try rest.prefix(request.limit).map {
        try WorkoutDocument.load($0.logged, &thresholds, from: context.reader)
      },
      next: rest.count > request.limit ? rest.prefix(request.limit).last?.place : nil)
  }

  package static let workout = DocumentEndpoint(
    "/workouts/{id}", "One workout, with what each source wrote.", for: [.read], isHeavy: true,
    .name("id", "Of any of its recordings.")
  ) { context, id in try WorkoutReportDocument(id, from: context.reader) }

  static let track = ListEndpoint(
    "/workouts/{id}/track", "A workout point by point, oldest first.", for: [.read], isHeavy: true,
    .name("id", "Of any of its recordings."), list: "track", usual: 1000
  ) { context, request, id -> ListPart<TrackPointDocument, Int>? in
    guard try TrainingLog.of(context.reader).workout(id) != nil else { return nil }
    let points = try WorkoutTrack(id, from: context.reader)?.points ?? []
    let rest = points.dropFirst(request.place ?? 0)
    return ListPart(
      items: rest.prefix(request.limit).map { TrackPointDocument($0) },
      next: rest.count > request.limit ? (request.place ?? 0) + request.limit : nil)
  }

  package static let records = DocumentEndpoint(
    "/records", "Best efforts, longest workouts, streaks and race estimates.", for: [.read], isHeavy: true,
    .day("day", "What was done later does not count.")
  ) { context, day -> RecordsDocument? in
    let newest = try day ?? context.reader.lastDay(onOrBefore: CivilDay.accepted.upperBound)
    return try newest.map { RecordsDocument(try ShowRecords(context.reader)($0)) } ?? RecordsDocument()
  }
}

internal import DailveDomain
internal import DailveScores

extension GalleryContent {
  /// The components of workouts.
  public struct Workout: Sendable {
    public var rows: [WorkoutRow]
    public var zones: [WorkoutContent.Zone]
    public var splits: WorkoutContent.Table
    /// Initial, chosen, and with an error, each by the name of its field.
    public var efforts: [Named<FormFields>]
  }
}

extension GalleryContent.Workout {
  init(_ viewer: ViewerContext) {
    let language = viewer.language
    let format = WorkoutFormat(viewer, activity: "Running")
    func row(_ activity: String, _ shares: [Double], _ line: [[Double]]) -> WorkoutRow {
      WorkoutRow(
        path: .gallery, name: TypeName.activity(activity, language), activity: activity,
        whenText: language(.workoutsWhen, viewer.date(viewer.day), viewer.time(1122)),
        value: format.distanceText(7770), detail: NumberFormat.durationText(48, language),
        zones: shares.enumerated().map { HeartRateZonePart(zone: $0, share: $1) },
        zonesText: shares.isEmpty ? nil : language(.workoutsZones, "1, 2, 3, 4, 5"), line: line)
    }
    let loop = (0...40).map { index in
      let angle = 2 * Double.pi * Double(index) / 40
      return LinePoint(
        second: Double(index), latitude: 52 + 0.01 * Elementary.sine(angle),
        longitude: 13 + 0.02 * Elementary.cosine(angle) + 0.004 * Elementary.sine(3 * angle))
    }
    rows = [
      row("Running", [0.05, 0.1, 0.3, 0.25, 0.2, 0.1], RouteThumbnail.points(loop)),
      row("Cycling", [0, 0.6, 0.4], []), row("TraditionalStrengthTraining", [], []),
    ]
    let limits = HeartRateZonePresenter(viewer: viewer).zones(
      HeartRateZones(basis: .maximum, maximum: 188, resting: 55))
    let shares = [0.08, 0.42, 0.3, 0.15, 0.05]
    zones = zip(limits, shares).map { zone, share in
      WorkoutContent.Zone(
        number: zone.number, name: language(.workoutZone, "\(zone.number)"), word: zone.name, range: zone.range,
        time: format.shortTime(2880 * share), share: share)
    }
    let paces = [372.0, 365, 381, 358, 402]
    let fastest = paces.min() ?? 1
    splits = WorkoutContent.Table(
      title: language[.workoutSplits],
      heads: [format.unitName, format.speedName, language[.workoutGraded], language[.unitBpm], language[.workoutRise]],
      rows: paces.enumerated().map { index, pace in
        .init(
          cells: [
            "\(index + 1)", WorkoutFormat.clock(pace), WorkoutFormat.clock(pace - 4), "\(141 + index * 4)",
            format.signedHeight(Double(index * 7 - 12)),
          ], share: max(0.06, (fastest / pace - 0.6) / 0.4), isMarked: pace == fastest)
      })
    efforts = ["", "7", "11"].enumerated().map { index, value in
      let name = "\(WorkoutActions.effort)-\(index)"
      var fields = FormFields([name: value])
      if index == 2 { fields.errors = [name: language[.workoutEffortError]] }
      return .init(name: name, value: fields)
    }
  }
}

internal import DailveDomain
internal import DailveScores

/// Puts a workout into words. Each card has its own file.
struct WorkoutPresenter {
  let viewer: ViewerContext
  let report: WorkoutReport
  var format: WorkoutFormat

  init(viewer: ViewerContext, report: WorkoutReport) {
    self.viewer = viewer
    self.report = report
    format = WorkoutFormat(viewer, activity: report.workout.activity)
  }

  var language: Language { viewer.language }
  var workout: Workout { report.workout }
  var analysis: WorkoutAnalysis { report.analysis ?? WorkoutAnalysis() }
  var course: [CoursePoint] { analysis.course }

  /// Metres.
  var distance: Double? { workout.distance.flatMap { $0 > 0 ? $0 * 1000 : nil } }
  /// Metres per second, the same everywhere on the page: over the whole time, or over the lengths of a pool.
  var meanSpeed: Double? {
    swum?.speed ?? workout.meanSpeed
  }

  func content() -> WorkoutContent {
    let start = workout.start.clockMinutes(offset: report.offset)
    let end = workout.end.clockMinutes(offset: report.offset)
    var content = WorkoutContent(
      id: report.logged.id, title: WorkoutTitle.text(workout.activity, clock: start, language),
      when: language(
        .workoutWhen, DateFormat.longWithYear(workout.day, language),
        RangeText.join(viewer.time(start), viewer.time(end), language)),
      banner: report.isBeingAnalysed ? language[.workoutBeingAnalysed] : nil, hero: hero())
    content.cursor = cursor()
    content.heart = heart()
    content.pace = paceChart()
    content.climb = climbChart()
    content.splits = splits()
    content.laps = report.lengths.isEmpty ? laps() : nil
    content.efforts = efforts()
    content.swim = swim()
    content.parts = parts()
    content.form = form()
    content.formTitle = language[workout.activity == "Cycling" ? .workoutRiding : .workoutForm]
    content.power = power()
    content.route = route()
    content.about = about()
    content.memos = report.memos
    content.recordings = recordings()
    content.downloads = downloads()
    return content
  }

  private func downloads() -> WorkoutContent.Downloads? {
    guard !course.isEmpty else { return nil }
    let hasRoute = analysis.trackDistance != nil
    return WorkoutContent.Downloads(
      gpx: hasRoute ? Address.workoutGPX(report.logged.id).path : nil, csv: Address.workoutCSV(report.logged.id).path,
      cutText: !hasRoute || analysis.basis == nil ? nil : language(.workoutCutEnds, format.heightText(WorkoutTrack.cut))
    )
  }
}

internal import DailveDomain
internal import DailveScores

extension WorkoutPresenter {
  /// The slowest speed shown in a chart: standing still has no pace.
  private static let slowest = 0.3

  func paceChart() -> WorkoutContent.Chart? {
    let speeds = course.map(\.speed)
    let moving = speeds.compactMap { $0 }.filter { $0 > Self.slowest }.sorted()
    guard moving.count > 10, let fastest = moving.last, let mean = meanSpeed, let end = course.last?.second else {
      return nil
    }
    // A few slow moments must not flatten the rest, so they lie on the bottom. An even pace is a level line in the
    // middle.
    let slow = min(moving[moving.count / 20], mean)
    let room = max(0.05 * mean, (fastest - slow) * 0.1)
    let (low, high) = (max(Self.slowest, slow - room), fastest + room)
    func top(_ speed: Double) -> Double { min(1, max(0, (high - speed) / (high - low))) }
    let (meanText, fastestText) = (format.speedText(mean) ?? "", format.speedText(fastest) ?? "")
    return WorkoutContent.Chart(
      title: format.speedName,
      // A track that covers only a part may have missed the fastest stretch.
      finding: meanText == fastestText || fastest < mean
        ? language(.workoutPaceFinding, meanText) : language(.workoutPaceRange, meanText, fastestText),
      notes: analysis.basis == .distanceSamples ? [language[.workoutFromSamples]] : [], family: .activity,
      ys: speeds.map { $0.map(top) }, levels: levels(low, high, top), below: ChartSteps.below(end, language))
  }

  private func levels(_ low: Double, _ high: Double, _ top: (Double) -> Double) -> [WorkoutContent.Chart.Mark] {
    let length = format.speed == .swimming ? format.swimLength : format.unitLength
    if format.speed == .speed {
      return ChartSteps.values(low * 3600 / length, high * 3600 / length, most: 4).map {
        .init(place: top($0 * length / 3600), text: NumberFormat.text($0, decimals: 0))
      }
    }
    var marks: [WorkoutContent.Chart.Mark] = []
    // Slow paces lie close together.
    for pace in ChartSteps.paces(length / high, length / low) {
      let mark = WorkoutContent.Chart.Mark(place: top(length / pace), text: WorkoutFormat.clock(pace))
      if marks.last.map({ mark.place - $0.place >= 0.16 }) ?? true { marks.append(mark) }
    }
    return marks
  }

  func climbChart() -> WorkoutContent.Chart? {
    let known = course.compactMap(\.altitude)
    guard known.count > 10, let lowest = known.min(), let highest = known.max(),
      let way = distance ?? analysis.trackDistance,
      way > 0
    else { return nil }
    // At least forty metres fill the height, so that ripples do not look like mountains.
    let room = max(0, 40 - (highest - lowest)) / 2
    let (low, high) = (lowest - room - (highest - lowest) * 0.08, highest + room + (highest - lowest) * 0.05)
    func top(_ altitude: Double) -> Double { (high - altitude) / (high - low) }
    let unit = format.heightUnit
    return WorkoutContent.Chart(
      title: language[.workoutElevation], finding: climbFinding(lowest, highest), notes: climbNotes(),
      family: .activity,
      xs: course.map { point in point.altitude.flatMap { _ in point.distance.map { min(1, $0 / way) } } },
      ys: course.map { $0.altitude.map(top) },
      levels: ChartSteps.values(low / unit, high / unit, most: 4).map {
        .init(place: top($0 * unit), text: NumberFormat.text($0, decimals: 0))
      }, below: wayMarks(way), isFilled: true)
  }

  private func wayMarks(_ way: Double) -> [WorkoutContent.Chart.Mark] {
    let shown = way / format.unitLength
    return ChartSteps.values(0, shown).filter { $0 < shown * 0.8 }.map {
      .init(place: $0 / shown, text: NumberFormat.text($0, decimals: 0))
    } + [.init(place: 1, text: UnitText.join(format.rounded(way), format.unitName))]
  }

  private func climbFinding(_ lowest: Double, _ highest: Double) -> String {
    guard let ascent = analysis.ascent else {
      return language(.workoutLevel, format.heightText(lowest), format.heightText(highest))
    }
    guard let descent = analysis.descent else { return language(.workoutUp, format.heightText(ascent)) }
    return language(.workoutUpDown, format.heightText(ascent), format.heightText(descent))
  }

  private func climbNotes() -> [String] {
    let method: TextKey? =
      switch analysis.ascentMethod {
      case .device: .workoutByDevice
      case .barometer: .workoutByBarometer
      case .smoothed: .workoutBySmoothing
      case nil: nil
      }
    return [method.map { language[$0] }].compactMap { $0 }
  }

  // MARK: The cursor

  func cursor() -> WorkoutContent.Cursor? {
    guard course.count > 1 else { return nil }
    let start = course.indices.max { (course[$0].heartRate ?? 0) < (course[$1].heartRate ?? 0) } ?? 0
    return WorkoutContent.Cursor(
      moments: course.map { point in
        language(
          .workoutMoment, WorkoutFormat.clock(point.second),
          values(point).compactMap { $0 }.joined(separator: " · "))
      }, start: course[start].heartRate == nil ? 0 : start, table: courseTable())
  }

  private func values(_ point: CoursePoint) -> [String?] {
    [
      point.heartRate.map(format.bpm), point.speed.flatMap { $0 > Self.slowest ? format.speedText($0) : nil },
      point.distance.map(format.distanceText), point.altitude.map(format.heightText),
    ]
  }

  /// One row per minute, or fewer so that there are at most sixty rows.
  private func courseTable() -> WorkoutContent.Table {
    let end = course.last?.second ?? 0
    let step = [60.0, 120, 300, 600, 1800, 3600].first { end / $0 <= 60 } ?? end / 60
    var rows: [CoursePoint] = []
    for point in course where rows.last.map({ point.second >= $0.second + step - 1e-6 }) ?? true {
      // The first point at or after each full step.
      if point.second >= Double(rows.count) * step - 1e-6 { rows.append(point) }
    }
    let heads = [language[.workoutHeartRate], format.speedName, language[.workoutDistance], language[.workoutAltitude]]
    let cells = rows.map(values)
    let columns = heads.indices.filter { column in cells.contains { $0[column] != nil } }
    return WorkoutContent.Table(
      title: language[.workoutTable], heads: [language[.workoutTime]] + columns.map { heads[$0] },
      rows: zip(rows, cells).map { point, cells in
        .init(cells: [WorkoutFormat.clock(point.second)] + columns.map { cells[$0] ?? "–" })
      })
  }
}

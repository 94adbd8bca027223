internal import DailveScores

extension PersonalRecords {
  /// - Parameters:
  ///   - efforts: As recorded.
  ///   - exercise: Minutes by day, from the first day on.
  ///   - day: The last day that counts.
  init(_ log: TrainingLog, efforts: [FastestStretch], exercise: [DailyStatistics], profile: Profile, on day: CivilDay) {
    let workouts = log.workouts.filter { $0.day <= day }
    let byActivity = Dictionary(grouping: workouts, by: \.workout.activity)
    let activities = byActivity.keys.sorted { a, b in
      let (left, right) = (byActivity[a]?.count ?? 0, byActivity[b]?.count ?? 0)
      return left == right ? a < b : left > right
    }
    let own = Self.efforts(efforts, log, upTo: day)
    distances = activities.filter(Self.raced.contains).flatMap { activity in
      BestEffort.distances(of: activity).compactMap { metres in
        own[EffortKind(activity: activity, metres: metres)].flatMap { Distance(activity, metres, $0) }
      }
    }
    // A longest distance is only meaningful for activities that cover distance.
    longest = activities.filter { WorkoutSampleTypes.distance(of: $0) != nil }.compactMap { activity in
      Self.most(byActivity[activity] ?? []) { $0.workout.distance.flatMap { $0 > 0 ? $0 : nil } }
    }
    climb = Self.most(workouts) { $0.facts.ascent.flatMap { $0 >= 1 ? $0 : nil } }
    duration = Self.most(workouts) { $0.workout.duration > 0 ? $0.workout.duration : nil }
    eddington = activities.compactMap { Self.eddington($0, byActivity[$0] ?? []) }
    streak = Self.streak(workouts, exercise, profile, day)
    years = Self.years(workouts, day)
    races = Self.races(own, day)
  }

  /// A distance of an activity.
  struct EffortKind: Hashable {
    /// HealthKit's activity type without its prefix.
    var activity: String
    var metres: Double
  }

  /// The fastest effort of each workout for each distance, by day.
  ///
  /// - Parameters:
  ///   - efforts: As recorded.
  ///   - day: The last day that counts; `nil` for all.
  static func efforts(_ efforts: [FastestStretch], _ log: TrainingLog, upTo day: CivilDay? = nil)
    -> [EffortKind: [Effort]]
  {
    var workouts: [String: (logged: LoggedWorkout, efforts: [FastestStretch])] = [:]
    for effort in efforts {
      guard let logged = log.workout(effort.id), day.map({ logged.day <= $0 }) ?? true else { continue }
      workouts[logged.id, default: (logged, [])].efforts.append(effort)
    }
    var found: [EffortKind: [Effort]] = [:]
    for (logged, efforts) in workouts.values {
      for effort in logged.fastest(efforts) {
        found[EffortKind(activity: logged.workout.activity, metres: effort.distance), default: []].append(
          Effort(workout: logged.id, day: logged.day, seconds: effort.seconds, isFromSamples: effort.isFromSamples))
      }
    }
    return found.mapValues { $0.sorted { ($0.day, $0.seconds, $0.workout) < ($1.day, $1.seconds, $1.workout) } }
  }

  private static func most(_ workouts: [LoggedWorkout], of value: (LoggedWorkout) -> Double?) -> Longest? {
    var found: Longest?
    for logged in workouts {
      guard let value = value(logged), value > found?.value ?? -.infinity else { continue }
      found = Longest(
        activity: logged.workout.activity, workout: logged.id, day: logged.day, value: value, previous: found?.value)
    }
    return found
  }

  private static func eddington(_ activity: String, _ workouts: [LoggedWorkout]) -> Eddington? {
    var byDay: [CivilDay: Double] = [:]
    for logged in workouts { byDay[logged.day, default: 0] += logged.workout.distance ?? 0 }
    let kilometres = Array(byDay.values)
    let result = Eddington(
      activity: activity, kilometres: EddingtonNumber(kilometres),
      miles: EddingtonNumber(kilometres.map { $0 * 1000 / LengthUnit.mile }))
    return result.kilometres.value > 0 ? result : nil
  }

  private static func streak(
    _ workouts: [LoggedWorkout], _ exercise: [DailyStatistics], _ profile: Profile, _ day: CivilDay
  ) -> WeekStreak {
    var minutes: [CivilDay: Double] = [:]
    for logged in workouts { minutes[logged.day, default: 0] += logged.workout.duration }
    let exercise = Dictionary(exercise.map { ($0.day, $0.sum) }, uniquingKeysWith: { first, _ in first })
    /// Number of the week, counted from the week of 1 January 1970.
    func week(_ day: CivilDay) -> Int {
      let first = CalendarUnit.week.start(of: day, firstWeekday: profile.firstWeekday)
      return (first - CalendarUnit.week.start(of: CivilDay(number: 0), firstWeekday: profile.firstWeekday)) / 7
    }
    var active: [Int: Int] = [:]
    for day in Set(minutes.keys).union(exercise.keys)
    where WeeklyGoal.isActive(workoutMinutes: minutes[day] ?? 0, exerciseMinutes: exercise[day] ?? 0) {
      active[week(day), default: 0] += 1
    }
    return WeekStreak(reached: active.filter { $0.value >= profile.goals.activeDays }.map(\.key), now: week(day))
  }

  private static func years(_ workouts: [LoggedWorkout], _ day: CivilDay) -> [Year] {
    let (_, month, number) = day.components
    var years: [Int: Year] = [:]
    for logged in workouts {
      let date = logged.day.components
      var year = years[date.year] ?? Year(year: date.year, totals: TrainingTotals(), toDate: TrainingTotals())
      year.totals.add(logged)
      if (date.month, date.day) <= (month, number) { year.toDate.add(logged) }
      years[date.year] = year
    }
    return years.values.sorted { $0.year > $1.year }
  }

  private static func races(_ own: [EffortKind: [Effort]], _ day: CivilDay) -> [Race] {
    let efforts = own.filter { $0.key.activity == "Running" }.flatMap { key, efforts in
      efforts.map { TimedEffort(distance: key.metres, seconds: $0.seconds, day: $0.day) }
    }.sorted { ($0.day, $0.distance, $0.seconds) < ($1.day, $1.distance, $1.seconds) }
    return races.compactMap { metres in
      RaceEstimate(
        distance: metres, efforts: efforts, on: day, errors: RaceEstimate.errors(of: efforts, at: metres)
      ).map { Race(metres: metres, estimate: $0) }
    }
  }
}

extension PersonalRecords.Distance {
  /// - Parameter efforts: One per workout, by day.
  fileprivate init?(_ activity: String, _ metres: Double, _ efforts: [PersonalRecords.Effort]) {
    guard !efforts.isEmpty else { return nil }
    var falls: [PersonalRecords.Effort] = []
    for effort in efforts where effort.seconds < falls.last?.seconds ?? .infinity { falls.append(effort) }
    self.init(
      activity: activity, metres: metres,
      best: Array(efforts.sorted { ($0.seconds, $0.day, $0.workout) < ($1.seconds, $1.day, $1.workout) }.prefix(3)),
      falls: falls)
  }
}

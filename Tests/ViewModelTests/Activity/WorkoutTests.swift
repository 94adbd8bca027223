import DailveDomain
import DailveScores
import DailveTestSupport
import Testing

@testable import DailveViewModels

/// The page of a workout, for every kind of workout.
@Suite struct WorkoutTests: ViewerSuite {
  let today = CivilDay(year: 2026, month: 11, day: 19)
  let clock = 1200.0

  private func content(_ id: String, _ language: Language = .en, _ units: UnitSystem = .metric) throws -> WorkoutContent
  {
    let store = InMemoryStore.workouts(today: today)
    return try #require(try WorkoutViewModel(id, viewer: viewer(language, units), from: store)).content
  }

  private func text(_ fact: WorkoutContent.Fact) -> String { "\(fact.label) \(fact.number) \(fact.unit)" }

  @Test func `a run says how far, how fast, how hard and what it cost`() throws {
    let run = try content("run")
    #expect(run.title == "Evening run" && run.when == "Thursday, November 19, 2026 · 18:42–19:30")
    #expect(run.hero.main.map { "\($0.number) \($0.unit)" } == ["7.77 km"])
    #expect(run.hero.facts.prefix(3).map(text) == ["Time 48:12 ", "Pace 6:12 /km", "Heart rate 147 bpm"])
    #expect(run.hero.facts.contains { $0.label == "Climbed" && $0.number == "64" })
    #expect(run.hero.facts.contains { $0.label == "Load" && $0.notes == ["from heart rate"] })
    let drift = try #require(run.hero.says.dropLast().last)
    #expect(drift.contains("pace per heartbeat fell by 3.1%") && drift.contains("endurance held"))
    #expect(run.hero.says.last?.hasPrefix("Speed divided by heart rate") == true)
    #expect(run.hero.picture != nil && run.cursor?.moments.count == 241)
    #expect(run.splits?.rows.count == 8 && run.splits?.rows.last?.cells.first == "0.8")
    #expect(run.splits?.notes.contains { $0.contains("8.01 km long; splits are scaled to 7.77 km") } == true)
    #expect(run.climb?.finding == "64 m up, 63 m down." && run.climb?.notes.first?.contains("smoothed") == true)
    #expect(run.heart?.recovery?.contains("28 bpm lower") == true)
  }

  @Test func `the same run is shown in miles and in Korean`() throws {
    let run = try content("run", .ko, .imperial)
    #expect(run.title == "저녁 달리기" && run.hero.main[0].number == "4.83" && run.hero.main[0].unit == "mi")
    #expect(run.hero.facts[1].number == "9:59" && run.hero.facts[1].unit == "/mi")
    #expect(run.splits?.rows.count == 5)
    // 0.96 m.
    let stride = try #require(run.form.first { $0.unit == "in" })
    #expect(stride.number == "38" && !run.form.contains { $0.unit == "m" || $0.unit == "cm" })
  }

  @Test func `a walk so slow that all of it counts as a stop has no moving time`() throws {
    var store = InMemoryStore.workouts(today: today)
    for (moving, isTold) in [(0.0, false), (4, false), (1800, true)] {
      store.analyses["run"]?.moving = moving
      let run = try #require(try WorkoutViewModel("run", viewer: viewer(), from: store)).content
      let time = try #require(run.hero.facts.first { $0.label == "Time" })
      #expect(time.notes.contains { $0.contains("moving") } == isTold, "\(moving)")
    }
  }

  @Test func `any recording of a workout leads to its one page`() throws {
    let store = InMemoryStore.workouts(today: today)
    let ids = try ["run", "app"].map { try #require(try WorkoutViewModel($0, viewer: viewer(), from: store)) }
    #expect(ids[0].content.id == ids[1].content.id && ids[0].recordings == ["run", "app"])
    let recordings = ids[1].content.recordings
    #expect(recordings.map(\.source) == ["Watch (Watch6,2)", "Stride & <Co>"])
    #expect(recordings[0].counts.contains("route") && recordings[1].counts.isEmpty)
    #expect(recordings[1].says == "47:54 · 7.81 km · 470 kcal")
    #expect(try WorkoutViewModel("nobody", viewer: viewer(), from: store) == nil)
  }

  @Test func `the times in zones add up to the second`() throws {
    let times = try #require(try content("run").heart).zones.map(\.time)
    let seconds = times.flatMap { time -> [Int] in
      let words = time.split(separator: " ")
      return zip(words, words.dropFirst()).compactMap { number, unit in
        Int(number).map { $0 * (unit == "h" ? 3600 : unit == "min" ? 60 : 1) }
      }
    }
    #expect(seconds.reduce(0, +) == 2892, "\(times)")
  }

  @Test func `a run with heart rate for a part of it says how much is known`() throws {
    var store = InMemoryStore.workouts(today: today)
    store.heartRates = store.heartRates.map { rates in
      WorkoutHeartRate(
        span: rates.span, held: rates.held.map { HeldHeartRate(heartRate: $0.heartRate, seconds: $0.seconds * 0.6) })
    }
    let run = try #require(try WorkoutViewModel("run", viewer: viewer(), from: store)).content
    #expect(run.hero.says.first?.contains("of the 29 min with heart rate") == true)
    #expect(run.hero.facts.first { $0.label == "Load" }?.notes == ["from the 29 min with heart rate"])
  }

  @Test func `zones have their limits, and say where the maximum comes from`() throws {
    let heart = try #require(try content("run").heart)
    // 220 - 40 years.
    #expect(heart.zones.map(\.range) == ["90–107 bpm", "108–125 bpm", "126–143 bpm", "144–161 bpm", "from 162 bpm"])
    #expect(
      heart.note
        == "Zones are shares of your maximum heart rate. Maximum 180 bpm, estimated as 220 − age, ±10–12 bpm.")
    #expect(heart.zones.reduce(0) { $0 + $1.share } > 0.999)
    var store = InMemoryStore.workouts(today: today)
    store.person.maximumHeartRate = 190
    store.person.zoneBasis = .reserve
    let own = try #require(try WorkoutViewModel("run", viewer: viewer(), from: store)?.content.heart)
    #expect(
      own.note.hasPrefix("Zones are shares of the range from resting to maximum. Maximum 190 bpm, entered by you.")
        && own.note.contains("Resting heart rate"))
    // The settings say the same.
    let settings = try HeartRateZonesViewModel(viewer(), from: store).content
    #expect(own.note.hasSuffix([settings.maximum, settings.resting].compactMap { $0 }.joined(separator: " ")))
    #expect(own.zones.dropFirst().map(\.range) == settings.zones.map(\.range))
  }

  @Test func `earlier times on the same route, and the gap to the fastest`() throws {
    let route = try #require(try content("run").route)
    #expect(route.says == "Your third time here since September 2026. 42 s behind the fastest, Nov 12.")
    #expect(route.visits.map(\.time) == ["48:12", "47:30", "52:00"] && route.visits[0].path == nil)
    #expect(route.visits[1].path == "/activity/before")
    #expect(try content("first").route?.says.contains("first time here") == true)
    #expect(try content("before").route?.says.contains("The fastest of 3.") == true)
  }

  @Test func `best efforts stand beside the best ever`() throws {
    let efforts = try #require(try content("run").efforts)
    #expect(efforts.rows.map(\.isMarked) == [false, false])
    #expect(efforts.rows[0].cells == ["1 km", "5:53", "Best ever: 5:48, Nov 12"])
    #expect(try content("before").efforts?.rows.allSatisfy { $0.cells.last == "Your best" } == true)
  }

  @Test func `running form covers only its own time`() throws {
    let form = try content("run").form
    #expect(form.map(\.name) == ["Cadence", "Stride"])
    // 331 steps in two minutes.
    #expect(form[0].number == "165" && form[1].number == "0.97" && form.allSatisfy { $0.course.count == 12 })
  }

  @Test func `a ride has speed, power and its curve, and many splits in blocks`() throws {
    let ride = try content("ride")
    #expect(ride.title == "Evening ride" && ride.hero.facts.contains { text($0) == "Speed 24.0 km/h" })
    #expect(ride.power?.says == "176 W on average, 182 W normalised (Coggan).")
    #expect(ride.power?.curve?.below.map(\.text) == ["5 s", "5 min", "60 min"])
    #expect(ride.power?.table?.rows.last?.cells == ["60 min", "186 W"])
    #expect(ride.splits?.rows.map { $0.cells[0] }.first == "1–5" && ride.splits?.details.first?.rows.count == 40)
    #expect(ride.hero.says.contains { $0.contains("endurance is fading") })
    #expect(ride.formTitle == "On the bike" && ride.form.map(\.number) == ["85"])
  }

  @Test func `the power of a ride is measured against the person's threshold, else against their best 20 minutes`()
    throws
  {
    var store = InMemoryStore.workouts(today: today)
    func note(_ id: String = "ride", _ language: Language = .en) throws -> String? {
      try #require(try WorkoutViewModel(id, viewer: viewer(language), from: store)).content.power?.note
    }
    // 182 W over 95 % of 205 W.
    #expect(
      try note()
        == "Intensity 0.93: normalised power over 195 W, which is 95% of your best 20 minutes (Nov 18).")
    #expect(try note("ride", .ko)?.hasPrefix("강도 0.93: 정규화 파워를 195 W로 나눈 값이에요.") == true)
    // A better ride three months ago counts, but not one from another season or from a later day.
    for (id, back, watts) in [("better", 80, 240.0), ("old", 100, 300), ("later", 0, 400)] {
      var ride = try #require(store.training.first { $0.id == "ride" })
      ride.id = id
      ride.day = today - back
      (ride.start, ride.end) = (InMemoryStore.start(ride.day), InMemoryStore.start(ride.day) + 6000)
      store.training.append(ride)
      store.analyses[id] = WorkoutAnalysis()
      store.analyses[id]?.bestPowers = [BestPower(seconds: 1200, watts: watts)]
    }
    #expect(try note()?.contains("Intensity 0.80: normalised power over 228 W") == true)
    store.person.thresholdPower = 260
    #expect(try note() == "Intensity 0.70: normalised power over your threshold of 260 W, which you entered.")
    // A ride without measured power has none.
    store.analyses["ride"]?.normalisedPower = nil
    #expect(try note() == nil)
    store.person.thresholdPower = nil
    let hint = try HeartRateZonesViewModel(viewer(), from: store).content.thresholdHint
    #expect(hint.contains("380 W counts: 95% of your best 20 minutes of the last 90 days, ridden on Nov 19"))
    // Among more rides than anybody does in that time, the newest count.
    let ride = try #require(store.training.first { $0.id == "later" })
    for number in 0..<RideThresholds.mostRides {
      var other = ride
      (other.id, other.start, other.end) = ("\(number)", ride.end + number * 60, ride.end + number * 60 + 30)
      store.training.append(other)
    }
    #expect(try HeartRateZonesViewModel(viewer(), from: store).content.thresholdHint.contains("No ride has shown one"))
    store.analyses = [:]
    #expect(try HeartRateZonesViewModel(viewer(), from: store).content.thresholdHint.contains("No ride has shown one"))
  }

  @Test func `a swim has sets, strokes and SWOLF`() throws {
    let swim = try content("swim")
    #expect(swim.hero.main[0].number == "500" && swim.hero.main[0].unit == "m")
    // 500 m in 10:27 of lengths, of twelve minutes.
    let pace = try #require(swim.hero.facts.first { text($0) == "Pace 2:05 /100 m" })
    #expect(pace.notes == ["while swimming, without 1:33 of rests"])
    let table = try #require(swim.swim)
    #expect(table.says == "20 lengths of 25 m. 17 strokes each on average. SWOLF 48.")
    #expect(table.rows.map { $0.cells[2] } == ["7 × 25 m", "7 × 25 m", "6 × 25 m"])
    #expect(table.rows.map { $0.cells.last } == ["Freestyle", "Freestyle", "Breaststroke"])
    #expect(table.details.first?.rows.count == 20)
    #expect(swim.laps == nil && swim.splits == nil && swim.about.contains { $0.number == "Pool" })
  }

  @Test func `strength training shows only time and heart rate`() throws {
    let strength = try content("strength")
    #expect(strength.title == "Strength training" && strength.hero.main[0].number == "50")
    #expect(strength.heart?.chart != nil && strength.hero.picture == nil)
    #expect(strength.pace == nil && strength.splits == nil && strength.efforts == nil && strength.route == nil)
    #expect(strength.downloads?.gpx == nil && strength.downloads?.csv != nil && strength.downloads?.cutText == nil)
  }

  @Test func `each part of a triathlon has its own splits, in its own unit`() throws {
    let parts = try #require(try content("triathlon").parts)
    #expect(parts.details.map(\.title) == ["Swimming: each 100 m", "Cycling: each km"])
    // 750 m in 15 minutes, 20 km in 43:20.
    #expect(parts.details[0].rows.map { $0.cells[0] } == ["100", "200", "300", "400", "500", "600", "700", "750"])
    #expect(parts.details[0].rows.allSatisfy { $0.cells[1] == "2:00" })
    #expect(parts.details[1].rows.count == 20 && parts.details[1].rows[19].cells.prefix(2) == ["20", "27.7"])
    let miles = try #require(try content("triathlon", .en, .imperial).parts)
    #expect(miles.details.map(\.title) == ["Swimming: each 100 yd", "Cycling: each mi"])
    #expect(miles.details[0].rows.last?.cells[0] == "820" && miles.details[1].rows.last?.cells[0] == "0.4")
  }

  @Test func `the hardest stretch of a triathlon is given within its part`() throws {
    let store = InMemoryStore.workouts(today: today)
    var report = try #require(try ShowWorkout(store)("triathlon"))
    func finding(_ language: Language = .en, _ units: UnitSystem = .metric) -> String {
      WorkoutPresenter(viewer: viewer(language, units), report: report).content().heart?.finding ?? ""
    }
    #expect(!finding().contains("Hardest"))
    for part in report.parts.indices {
      for index in report.parts[part].kilometres.indices { report.parts[part].kilometres[index].heartRate = 150 }
    }
    report.parts[2].kilometres[13].heartRate = 171
    #expect(finding().hasSuffix(" Hardest in km 14 of the ride."))
    #expect(finding(.ko).hasSuffix(" 자전거 타기 14번째 km에서 가장 높았어요."))
    // Splits in miles have values of their own.
    #expect(!finding(.en, .imperial).contains("Hardest"))
    report.parts[0].kilometres[2].heartRate = 180
    #expect(finding().hasSuffix(" Hardest at 200–300 m of the swim."))
    #expect(finding(.ko).hasSuffix(" 수영 200~300 m에서 가장 높았어요."))
    // The remainder of a part is not a whole kilometre.
    report.parts[0].kilometres[7].heartRate = 190
    #expect(finding().hasSuffix(" Hardest at 200–300 m of the swim."))
    report.parts[0] = report.parts[2]
    report.parts[0].kilometres[4].heartRate = 180
    #expect(finding().hasSuffix(" Hardest in km 5 of ride 1."))
    #expect(finding(.ko).hasSuffix(" 1번째 자전거 타기 5번째 km에서 가장 높았어요."))
  }

  @Test func `a ride with power is judged by power, and says so`() throws {
    let ride = try content("ride")
    #expect(ride.hero.says.contains { $0.contains("power per heartbeat fell by 6.4%") })
    #expect(ride.hero.says.last == "Normalised power divided by heart rate; the fall is a share of the first half.")
    #expect(try content("ride", .ko).hero.says.contains { $0.contains("심박 한 번당 파워가 6.4%") })
  }

  @Test func `lengths of a swim are bars of their time, told apart by stroke`() throws {
    let swim = try #require(try content("swim").swim)
    let bars = try #require(swim.bars)
    #expect(bars.bars.count == 20 && bars.kinds == ["Freestyle", "Breaststroke"])
    #expect(bars.bars.map(\.kind) == Array(repeating: 0, count: 14) + Array(repeating: 1, count: 6))
    // Bars start at zero: 28 s against 37 s.
    #expect(abs(bars.bars[0].share / bars.bars[19].share - 28.0 / 37) < 1e-9 && bars.bars[19].share < 1)
    #expect(bars.finding == "Fastest 0:28, slowest 0:37." && bars.levels.first?.text == "0:00")
    // The table has the same values.
    #expect(swim.details.first?.rows.map { $0.cells[1] }.first == "0:28" && swim.details.first?.rows.count == 20)
  }

  @Test func `parts of a triathlon are named by their sport`() throws {
    let parts = try #require(try content("triathlon").parts)
    #expect(parts.rows.map { $0.cells[0] } == ["Swimming", "Transition", "Cycling"])
    #expect(parts.rows.map { $0.cells[2] } == ["750 m", "–", "20.00 km"])
    // The watch's statement about a part outranks the samples of its time, in any unit.
    var store = InMemoryStore.workouts(today: today)
    store.workoutDetails["triathlon"]?.activities[0].start = nil
    store.workoutDetails["triathlon"]?.activities[2].statistics = [
      .init(
        type: "HKQuantityTypeIdentifierDistanceCycling", sum: 10, average: nil, minimum: nil, maximum: nil, unit: "mi"),
      .init(
        type: "HKQuantityTypeIdentifierHeartRate", sum: nil, average: 147, minimum: nil, maximum: nil, unit: "count/min"
      ),
    ]
    let told = try #require(try WorkoutViewModel("triathlon", viewer: viewer(), from: store)?.content.parts)
    #expect(told.rows.map(\.cells) == [["Transition", "1:40", "–", "–"], ["Cycling", "43:20", "16.09 km", "147"]])
  }

  @Test func `an old workout without anything but totals has no empty cards`() throws {
    let old = try content("old")
    #expect(old.hero.facts.map(\.label) == ["Time", "Pace", "Energy", "Load"])
    #expect(old.heart == nil && old.cursor == nil && old.splits == nil && old.downloads == nil)
    #expect(old.hero.headline == nil && old.about.isEmpty && old.recordings.count == 1)
    // Its analysis is missing while others exist, and the page says so.
    #expect(old.banner != nil)
  }

  @Test func `a workout with only a duration has a page`() throws {
    let entry = try content(WorkoutEntry.workoutID(ofEntry: "chess"))
    #expect(entry.hero.main[0].number == "45" && entry.memos == ["By the lake <again>"] && entry.banner == nil)
    #expect(entry.recordings.map(\.source) == ["Entered by you"])
    #expect(entry.hero.facts.map(\.label) == ["Load"])
  }

  @Test func `the cursor says at each moment what the charts show`() throws {
    let run = try content("run")
    let cursor = try #require(run.cursor)
    #expect(cursor.moments[120].hasPrefix("24:06: ") && cursor.moments[120].contains("bpm · "))
    #expect(cursor.moments[240].contains("7.77 km"))
    // The cursor begins where the heart rate is highest.
    #expect(cursor.moments[cursor.start].contains("164 bpm"))
    for chart in [run.heart?.chart, run.pace, run.climb] { #expect(chart?.ys.count == cursor.moments.count) }
    #expect(run.hero.picture?.places.count == cursor.moments.count)
    #expect(cursor.table.rows.count == 49 && cursor.table.heads.count == 5)
  }

  @Test func `every chart stays within its frame, whatever the numbers`() throws {
    var store = InMemoryStore.workouts(today: today)
    var analysis = try #require(store.analyses["run"])
    for index in analysis.course.indices {
      analysis.course[index].heartRate = index.isMultiple(of: 7) ? nil : 300
      analysis.course[index].speed = index.isMultiple(of: 2) ? 0 : .infinity
      analysis.course[index].altitude = index.isMultiple(of: 3) ? -400 : 9000
    }
    store.analyses["run"] = analysis
    let run = try #require(try WorkoutViewModel("run", viewer: viewer(), from: store)).content
    for chart in [run.heart?.chart, run.pace, run.climb].compactMap({ $0 }) {
      #expect(chart.ys.allSatisfy { $0.map { $0.isFinite && $0 >= -0.001 && $0 <= 1.001 } ?? true }, "\(chart.title)")
      #expect(chart.levels.allSatisfy { $0.place >= -0.001 && $0.place <= 1.001 })
    }
  }

  @Test func `a route is drawn with north up and a fitting scale`() throws {
    let picture = try #require(try content("run").hero.picture)
    let points = picture.stretches.flatMap(\.points)
    #expect(points.allSatisfy { (0...1).contains($0.x) && $0.y >= 0 && $0.y <= picture.height })
    // A circle is as wide as it is high.
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (wide, high) = ((xs.max() ?? 0) - (xs.min() ?? 0), (ys.max() ?? 0) - (ys.min() ?? 0))
    #expect((wide - high).magnitude < 0.02 * wide)
    // Its diameter is 2.47 km.
    #expect(picture.scaleText == "500 m" && (picture.scale / wide - 500 / 2473).magnitude < 0.005)
    #expect(Set(picture.stretches.compactMap(\.zone)).count > 2)
    // The route goes north first.
    #expect(points[5].y < points[0].y)
  }

  @Test func `a route across the date line is not drawn around the world`() throws {
    let line = (0..<20).map { (index: Int) -> LinePoint in
      let east = 179.99 + Double(index) / 1000
      return LinePoint(second: Double(index), latitude: -17, longitude: east > 180 ? east - 360 : east)
    }
    let format = WorkoutFormat(viewer(), activity: "Running")
    let picture = try #require(RoutePicture(line, course: [], format: format, label: "", zone: { _ in 1 }))
    #expect(picture.scaleText == "500 m" || picture.scaleText == "200 m")
  }

  @Test func `a route without times has no colours of heart rates`() throws {
    func zones(_ second: (Int) -> Double) throws -> Set<Int?> {
      let line = (0..<20).map { LinePoint(second: second($0), latitude: 52 + Double($0) / 1000, longitude: 13) }
      let course = [0, 10, 20].map { (second: Double) -> CoursePoint in
        var point = CoursePoint(second: second)
        point.heartRate = 150
        return point
      }
      let format = WorkoutFormat(viewer(), activity: "Running")
      let picture = try #require(RoutePicture(line, course: course, format: format, label: "", zone: { _ in 4 }))
      return Set(picture.stretches.map(\.zone))
    }
    #expect(try zones { Double($0) } == [4])
    #expect(try zones { _ in 0 } == [nil])
  }

  @Test func `a week-long tour lists only a readable number of rows`() throws {
    var store = InMemoryStore.workouts(today: today)
    let split = try #require(store.analyses["ride"]?.kilometres.first)
    store.analyses["ride"]?.kilometres = Array(repeating: split, count: 3000)
    store.analyses["ride"]?.laps = Array(repeating: split, count: 3000)
    let lap = try #require(store.workoutDetails["swim"]?.events.first)
    store.workoutDetails["swim"]?.events = Array(repeating: lap, count: 3000)
    let part = try #require(store.workoutDetails["triathlon"]?.activities.first)
    store.workoutDetails["triathlon"]?.activities = Array(repeating: part, count: 3000)
    let run = try #require(store.training.first { $0.id == "run" })
    for back in 1...70 {
      var again = run
      again.id = "again-\(back)"
      (again.day, again.start, again.end) = (
        today - back - 100, run.start - (back + 100) * 86_400, run.end - (back + 100) * 86_400
      )
      store.training.append(again)
      store.analyses[again.id] = store.analyses["run"]
    }
    func page(_ id: String) throws -> WorkoutContent {
      try #require(try WorkoutViewModel(id, viewer: viewer(), from: store)).content
    }
    #expect(try page("ride").splits?.details.first?.rows.count == 250 && page("ride").laps?.rows.count == 250)
    #expect(try page("swim").swim?.details.first?.rows.count ?? page("swim").swim?.rows.count == 400)
    #expect(try page("triathlon").parts?.rows.count == 50)
    let route = try page("run").route
    #expect(route?.times.count == 73 && route?.visits.count == 50)
  }
}

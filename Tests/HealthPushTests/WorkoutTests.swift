import DailveDomain
import DailveHealthExport
import DailveTestSupport
import DailveZlib
import Testing

@Suite struct WorkoutTests {
  private func workout(_ fields: String) throws -> Delivery {
    try Delivery(
      #"{"data":{"workouts":[{"name":"Running","start":"2001-01-02 08:00:00 +0000","end":"2001-01-02 08:30:00 +0000"\#(fields)}]}}"#
    )
  }

  @Test(arguments: [
    ("Outdoor Run", "Running"), ("Indoor Cycling", "Cycling"), ("Pool Swim", "Swimming"),
    ("Traditional Strength Training", "TraditionalStrengthTraining"),
    ("High Intensity Interval Training", "HighIntensityIntervalTraining"), ("Table Tennis", "TableTennis"),
    ("실외 달리기", "Running"),
    ("실내 걷기", "Walking"), ("전통적 근력 강화 운동", "TraditionalStrengthTraining"), ("Laufen im Freien", "Running"),
    ("Outdoor-Spaziergang", "OutdoorSpaziergang"),
    ("Course à pied en extérieur", "Running"), ("Carrera al aire libre", "Running"),
    ("Camminata all'aperto", "Walking"),
    ("屋外ランニング", "Running"), ("Corrida ao ar livre", "Running"), ("Buiten wandelen", "Walking"),
    ("HKWorkoutActivityTypeYoga", "Yoga"),
    ("Zorbing", "Zorbing"), ("Aqua Zumba", "AquaZumba"), ("???", "Other"),
  ])
  func `names of workouts in the language of the phone`(name: String, activity: String) throws {
    let delivery = try Delivery(
      #"{"data":{"workouts":[{"name":"\#(name)","start":"2001-01-02 08:00:00 +0000","duration":60}]}}"#)
    #expect(delivery.workouts.map(\.activity) == ["HKWorkoutActivityType" + activity])
    let metadata = try #require(delivery.workouts.first?.detail.metadata)
    #expect(metadata.contains(MetadataEntry(key: "HAE:name", value: name)))
  }

  @Test func `a workout is the same whenever it is sent, and whatever the order of its names`() throws {
    let one = try workout(
      #","id":"A","distance":{"qty":5,"units":"km"},"route":[{"lat":1,"lon":2,"timestamp":"2001-01-02 08:00:00 +0000"}]"#
    )
    let two = try Delivery(
      #"{"data":{"workouts":[{"route":[{"lon":2,"timestamp":"2001-01-02 08:00:00 +0000","lat":1}],"distance":{"units":"km","qty":5},"end":"2001-01-02 08:30:00 +0000","id":"A","start":"2001-01-02 08:00:00 +0000","name":"Running"}]}}"#
    )
    #expect(one.workouts.map(\.identity) == two.workouts.map(\.identity))
    #expect(one.workouts.map(\.detail) == two.workouts.map(\.detail))
    #expect(one.files == two.files)
    #expect(try workout(#","id":"B""#).workouts.map(\.identity) != workout(#","id":"A""#).workouts.map(\.identity))
  }

  @Test func `heart rates that are only those of the recovery stay single, after the end`() throws {
    let recovery = ["08:30:00", "08:31:00"].map {
      #"{"date":"2001-01-02 \#($0) +0000","Min":120,"Avg":120,"Max":120,"units":"bpm","source":"Watch"}"#
    }.joined(separator: ",")
    let delivery = try workout(#","heartRateData":[\#(recovery)]"#)
    #expect(delivery.rows.map(\.pushed) == [.single, .single])
    #expect(delivery.rows.map(\.start) == ["2001-01-02T08:30:00Z", "2001-01-02T08:31:00Z"])
    // Recovery heart rates say nothing about the workout itself.
    #expect(delivery.workouts.map(\.averageHeartRate) == [nil])
  }

  @Test func `totals that are missing are added up from the series`() throws {
    let delivery = try workout(
      #","activeEnergy":[{"date":"2001-01-02 08:00:00 +0000","qty":10,"units":"kcal"},{"date":"2001-01-02 08:01:00 +0000","qty":5.5,"units":"kcal"}],"walkingAndRunningDistance":[{"date":"2001-01-02 08:00:00 +0000","qty":0.2,"units":"km"}],"heartRateData":[{"date":"2001-01-02 08:00:10 +0000","Min":100,"Avg":110,"Max":120},{"date":"2001-01-02 08:01:10 +0000","Min":110,"Avg":120,"Max":140}]"#
    )
    let workout = try #require(delivery.workouts.first)
    #expect(workout.energy == 15.5 && workout.distance == 0.2)
    #expect(workout.averageHeartRate == 115 && workout.maximumHeartRate == 140)
    #expect(delivery.rows("DistanceWalkingRunning").map(\.pushed) == [.minute])
    #expect(delivery.rows("HeartRate").map(\.seconds) == [60, 60])
  }

  @Test func `both shapes of step counts`() throws {
    let object = try workout(#","stepCount":{"qty":5102,"units":"steps"}"#)
    #expect(object.rows.isEmpty)
    let array = try workout(#","stepCount":[{"date":"2001-01-02 08:00:00 +0000","qty":5102,"units":"steps"}]"#)
    #expect(array.rows.map(\.value) == [5102])
    for delivery in [object, array] {
      let detail = try #require(delivery.workouts.first?.detail)
      #expect(detail.statistics.first { $0.type.hasSuffix("StepCount") }?.sum == 5102)
    }
  }

  @Test func `a workout without a beginning is kept, and said`() throws {
    let delivery = try Delivery(#"{"data":{"workouts":[{"name":"Running","duration":60}]}}"#)
    #expect(delivery.workouts.isEmpty)
    #expect(delivery.kept.map(\.name) == ["HAE:workouts"])
    #expect(delivery.kinds == [.unreadableDate])
  }

  @Test func `a truncated workout is set aside whole, because half of it would be a different one`() throws {
    let text =
      #"{"data":{"workouts":[{"name":"Running","start":"2001-01-02 08:00:00 +0000","stepCount":[{"date":"2001-01-02 08:00:00 +0000","qty":5}],"route":[{"lat":1,"lon":2},{"lat"#
    let delivery = try Delivery(text)
    #expect(!delivery.summary.complete)
    #expect(delivery.workouts.isEmpty && delivery.files.isEmpty)
    #expect(delivery.rows.map(\.value) == [5])
  }

  @Test func `names with signs of XML come back as they were`() throws {
    let delivery = try workout(#","id":"<&\"'>","metadata":{"HKTimeZone":"Asia/Seoul"}"#)
    let metadata = try #require(delivery.workouts.first?.detail.metadata)
    #expect(metadata.contains(MetadataEntry(key: "HAE:id", value: "<&\"'>")))
    #expect(metadata.contains(MetadataEntry(key: "HKTimeZone", value: "Asia/Seoul")))
  }

  @Test func `a name that nobody knows is reported`() throws {
    let delivery = try Delivery(
      #"{"data":{"workouts":[{"name":"Zorbing","start":"2001-01-02 08:00:00 +0000","duration":60}]}}"#)
    #expect(delivery.unknown == 1 && delivery.summary.problems.map(\.text) == ["Workout.Zorbing"])
  }

  // MARK: Parts

  @Test func `elements with metrics are parts; arrays that nobody knows stay with the workout`() throws {
    let part =
      #"{"start":"2001-01-02 08:00:00 +0000","end":"2001-01-02 08:10:00 +0000","metrics":{"distance":{"qty":2,"units":"km"},"cadence":{"qty":80,"units":"spm"}}}"#
    let delivery = try workout(
      #","activities":[\#(part),\#(part)],"intervals":[\#(part)],"heartRate":[\#(part)],"notes":["easy","windy"],"splits":[{"km":1,"pace":{"qty":300}}]"#
    )
    #expect(delivery.rows.isEmpty && delivery.summary.skipped == 0)
    let detail = try #require(delivery.workouts.first?.detail)
    #expect(
      detail.activities.map(\.duration) == [nil, nil] && detail.activities.map { $0.statistics.first?.sum } == [2, 2])
    #expect(detail.events.map(\.kind) == ["Lap", "Lap"] && detail.events.map(\.duration) == [600, 600])
    #expect(detail.metadata.contains(MetadataEntry(key: "HAE:notes", value: #"["easy","windy"]"#)))
    #expect(delivery.unknown == 2)
    // The parts belong to a workout's identity.
    #expect(delivery.workouts.map(\.identity) != (try workout("")).workouts.map(\.identity))
  }

  @Test func `a workout with very many parts keeps some and reports the rest`() throws {
    let part = #"{"start":"2001-01-02 08:00:00 +0000","metrics":{}}"#
    let delivery = try workout(#","activities":["# + Array(repeating: part, count: 5000).joined(separator: ",") + "]")
    #expect(delivery.workouts.count == 1 && delivery.kinds == [.tooLarge] && delivery.unknown == 1)
  }

  @Test func `an export has what a phone sent as the element that Health writes`() throws {
    let part =
      #"{"start":"2001-01-02 08:00:00 +0900","end":"2001-01-02 08:10:00 +0900","duration":600,"metrics":{"distance":{"qty":2,"units":"km"}}}"#
    let text =
      #"{"data":{"workouts":[{"id":"<A>","name":"Running","start":"2001-01-02 08:00:00 +0900","end":"2001-01-02 08:30:00 +0900","duration":1750.4,"distance":{"qty":5.25,"units":"km"},"activities":[\#(part)],"intervals":[\#(part)],"route":[{"lat":1,"lon":2,"timestamp":"2001-01-02 08:00:00 +0900"}]}]}}"#
    let pushed = try PushedStore(zone: "Asia/Seoul")
    try pushed.push(text)
    let reader = try ExportReader(path: Importing.export(pushed.store))
    var workouts: [WorkoutElement] = []
    while let chunk = try reader.next() { workouts += chunk.workouts }
    let workout = try #require(workouts.first)
    let delivery = try Delivery(text)
    let route = try #require(delivery.files.first).name
    let ends = #"startDate="2001-01-02 08:00:00 +0900" endDate="2001-01-02 08:30:00 +0900""#
    let partEnds = #"startDate="2001-01-02 08:00:00 +0900" endDate="2001-01-02 08:10:00 +0900""#
    let distance = "HKQuantityTypeIdentifierDistanceWalkingRunning"
    let element = [
      #"<Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="\#((1750.4 / 60).description)""#,
      #" durationUnit="min" sourceName="iPhone" \#(ends)><MetadataEntry key="HAE:name" value="Running"/>"#,
      #"<MetadataEntry key="HAE:id" value="&lt;A&gt;"/>"#,
      #"<WorkoutStatistics type="\#(distance)" \#(ends) sum="5.25" unit="km"/>"#,
      #"<WorkoutEvent type="HKWorkoutEventTypeLap" date="2001-01-02 08:00:00 +0900" duration="10" durationUnit="min">"#,
      #"<MetadataEntry key="HAE:DistanceWalkingRunning" value="2 km"/></WorkoutEvent>"#,
      #"<WorkoutActivity \#(partEnds) duration="10" durationUnit="min">"#,
      #"<WorkoutStatistics type="\#(distance)" \#(partEnds) sum="2" unit="km"/></WorkoutActivity>"#,
      #"<WorkoutRoute sourceName="iPhone" \#(ends)><FileReference path="/\#(route)"/></WorkoutRoute></Workout>"#,
    ].joined()
    #expect(String(decoding: try #require(workout.body.unpacked()), as: UTF8.self) == element)
    // The values read back equal those that were sent.
    var sent = try #require(delivery.workouts.first).detail
    sent.offset = nil
    #expect(workout.detail == sent)
  }

  // MARK: Impossible fields

  @Test(arguments: [
    (#""distance":{"qty":-5,"units":"km"}"#, "distance"), (#""distance":{"qty":1e300,"units":"km"}"#, "distance"),
    (#""activeEnergyBurned":{"qty":-1,"units":"kcal"}"#, "activeEnergyBurned"),
    (#""heartRate":{"avg":{"qty":1e9,"units":"bpm"}}"#, "heartRate.avg"), (#""duration":-5"#, "duration"),
    (#""duration":1e12"#, "duration"), (#""duration":"long""#, "duration"), (#""duration":999999"#, "duration"),
  ])
  func `a field that cannot be loses only itself`(field: String, name: String) throws {
    let delivery = try workout(#","\#(field.dropFirst()),"flightsClimbed":{"qty":3,"units":"count"}"#)
    let workout = try #require(delivery.workouts.first)
    #expect(workout.duration == 1800 && workout.distance == nil && workout.energy == nil)
    #expect(workout.averageHeartRate == nil)
    #expect(workout.detail.statistics.map(\.sum) == [3])
    #expect(delivery.summary.problems.map(\.text) == ["Workout." + name] && delivery.unknown == 1)
  }

  @Test func `reversed times are swapped, and a duration gives a missing end`() throws {
    func one(_ fields: String) throws -> (Delivery, WorkoutElement) {
      let delivery = try Delivery(#"{"data":{"workouts":[{"name":"Running",\#(fields)}]}}"#)
      return (delivery, try #require(delivery.workouts.first))
    }
    let (named, reversed) = try one(#""start":"2001-01-02 09:00:00 +0000","end":"2001-01-02 08:00:00 +0000""#)
    #expect(reversed.end - reversed.start == 3600 && reversed.duration == 3600 && named.unknown == 1)
    let (_, ended) = try one(
      #""start":"2001-01-02 08:00:00 +0000","end":"2001-01-02 08:00:00 +0000","duration":1800.4"#)
    #expect(ended.end - ended.start == 1800 && ended.duration == 1800.4)
    let (good, printed) = try one(
      #""start":"2001-01-02 08:00:00 +0000","end":"2001-01-02 08:30:00 +0000","duration":1800.9"#)
    #expect(printed.duration == 1800.9 && good.unknown == 0)
  }
}

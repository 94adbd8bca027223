import DailveDomain
import DailveHealthExport
import DailveScores
import DailveTestSupport
import DailveZlib
import Testing

/// Data that break programs in practice, each from a report about somebody's phone.
@Suite struct QuirkTests {
  private func metric(_ name: String, _ unit: String, _ points: String, zone: ZoneTimeline = ZoneTimeline(home: .utc))
    throws -> Delivery
  {
    try Delivery(#"{"data":{"metrics":[{"name":"\#(name)","units":"\#(unit)","data":[\#(points)]}]}}"#, zone: zone)
  }

  private func point(_ date: String, _ quantity: String = "1", _ more: String = "") -> String {
    #"{"date":"2001-01-02 \#(date) +0000","qty":\#(quantity),"source":"Watch"\#(more)}"#
  }

  // MARK: The span that a value covers

  @Test func `the times of a series show the period of its sums`() throws {
    func resolutions(_ times: [String], _ name: String = "step_count") throws -> [Resolution?] {
      try metric(name, "count", times.map { point($0) }.joined(separator: ",")).rows.map(\.pushed)
    }
    #expect(try resolutions(["08:00:00", "09:00:00"]) == [.hour, .hour])
    #expect(try resolutions(["08:00:00", "09:01:00"]) == [.minute, .minute])
    #expect(try resolutions(["08:00:00", "09:01:01"]) == [.single, .single])
    #expect(try resolutions(["00:00:00"]) == [.day])
    #expect(try resolutions(["08:00:00"]) == [.hour])
    #expect(try resolutions(["08:01:00"]) == [.single])
    // A weight entered at exactly eight is not an hourly average.
    #expect(try resolutions(["08:00:00"], "weight_body_mass") == [.single])
    #expect(try resolutions(["00:00:00"], "resting_heart_rate") == [.day])
  }

  @Test func `hours are hours of the phone, also where its offset is half an hour`() throws {
    let points = [
      #"{"date":"2001-01-02 08:00:00 +0530","qty":1}"#, #"{"date":"2001-01-02 09:00:00 +0530","qty":2}"#,
    ]
    #expect(try metric("step_count", "count", points.joined(separator: ",")).rows.map(\.pushed) == [.hour, .hour])
  }

  @Test func `a day ends at the midnight of the phone's zone`() throws {
    let rules = ZoneRules(
      identifier: "Test/Summer",
      offsets: [.init(start: .distantPast, seconds: 3600), .init(start: 1_017_536_400, seconds: 7200)])
    // 31 March 2002 had 23 hours.
    let delivery = try metric(
      "step_count", "count",
      #"{"date":"2002-03-30 00:00:00 +0100","qty":1},{"date":"2002-03-31 00:00:00 +0100","qty":2}"#,
      zone: ZoneTimeline(home: rules))
    #expect(delivery.rows.map(\.seconds) == [86_400, 82_800])
    #expect(delivery.rows.map(\.zone) == ["GMT+0100", "GMT+0100"])
  }

  @Test func `the start and end fields of newer versions take precedence`() throws {
    func span(_ start: String, _ end: String, _ name: String = "step_count") throws -> String {
      let more = #","start":"2001-01-02 \#(start) +0000","end":"2001-01-02 \#(end) +0000""#
      let row = try #require(try metric(name, "count", point(start, "1", more)).rows.first)
      return "\(row.seconds) \(row.pushed.map { "\($0)" } ?? "")"
    }
    #expect(try span("08:01:00", "08:02:00") == "60 minute")
    #expect(try span("08:00:00", "09:00:00") == "3600 hour")
    #expect(try span("08:00:07", "09:00:07") == "3600 single")
    #expect(try span("08:00:00", "08:07:31") == "451 single")
    #expect(try span("08:00:07", "08:01:07", "heart_rate_variability") == "60 single")
  }

  @Test func `several sources joined are always a summary, in one order`() throws {
    let delivery = try metric(
      "step_count", "count",
      #"{"date":"2001-01-02 08:00:31 +0000","qty":1,"source":"iPhone|Nam’s Apple\u00a0Watch|AutoSleep"},"#
        + #"{"date":"2001-01-02 08:10:31 +0000","qty":1,"source":"Nam’s Apple\u00a0Watch|AutoSleep|iPhone"}"#)
    #expect(delivery.rows.map(\.source) == Array(repeating: "AutoSleep|Nam’s Apple\u{A0}Watch|iPhone", count: 2))
    #expect(delivery.rows.map(\.pushed) == [.minute, .minute])
  }

  @Test(arguments: ["null", "\"\"", "\" \"", "\"|\"", "7"])
  func `a missing source is the sender`(source: String) throws {
    let delivery = try metric(
      "step_count", "count", #"{"date":"2001-01-02 08:00:31 +0000","qty":1,"source":\#(source)}"#)
    #expect(delivery.rows.map(\.source) == ["Phone"])
  }

  // MARK: Numbers and units

  @Test func `percentages are fractions, as in an export`() throws {
    func value(_ name: String, _ quantity: String) throws -> String {
      let row = try #require(try metric(name, "%", point("08:00:31", quantity)).rows.first)
      return "\(row.value) \(row.unit ?? "")"
    }
    #expect(try value("blood_oxygen_saturation", "97") == "0.97 %")
    #expect(try value("blood_oxygen_saturation", "97.3") == "0.973 %")
    #expect(try value("blood_oxygen_saturation", "0.97") == "0.97 %")
    #expect(try value("body_fat_percentage", "21.3") == "0.213 %")
    #expect(try value("walking_asymmetry_percentage", "0.5") == "0.005 %")
  }

  @Test func `litres that are called millilitres`() throws {
    let delivery = try metric("dietary_water", "mL", point("08:00:31", "0.492") + "," + point("09:00:31", "0.25"))
    #expect(delivery.rows.map(\.value) == [492, 250])
    #expect(delivery.rows.first?.detail == [.metadata(key: "HAE:qty", value: "0.492")])
  }

  /// Amounts of water with the expected millilitres: some days are too little in millilitres but possible in litres, others are not.
  static let days: [(amounts: [Double], sum: Double)] = [
    ([0.5, 0.33, 1.2], 2030), ([8.3, 8.3, 8.4], 25), ([0.492, 250], 250.492), ([9], 9), ([2.5], 2500),
    (Array(repeating: 2.9, count: 8), 23.2), (Array(repeating: 1.5, count: 10), 15_000),
  ]

  @Test(arguments: days)
  func `the day decides between litres and millilitres, whatever comes first`(amounts: [Double], sum: Double) throws {
    let points = amounts.enumerated().map { point("\(10 + $0):01:31", "\($1)") }.joined(separator: ",")
    let before = try metric("dietary_water", "mL", points)
    let after = try Delivery(#"{"data":{"metrics":[{"data":[\#(points)],"units":"mL","name":"dietary_water"}]}}"#)
    for delivery in [before, after] {
      #expect(abs(delivery.rows.map(\.value).reduce(0, +) - sum) < 1e-6, "\(delivery.lines)")
    }
    // Each day is judged by itself.
    let other = try metric(
      "dietary_water", "mL", points + #",{"date":"2001-01-03 08:00:31 +0000","qty":0.7,"source":"Watch"}"#)
    #expect(other.rows.last?.value == 700)
  }

  @Test func `a day's water in litres is one number`() throws {
    let delivery = try Delivery(#"{"date":"2001-01-02","water":"2.1"}"#)
    #expect(delivery.rows.map(\.value) == [2100])
  }

  @Test(arguments: ["-3", "1e17"])
  func `an impossible amount is kept, reported and not counted`(amount: String) throws {
    let delivery = try metric("step_count", "count", point("08:00:31", amount) + "," + point("09:00:31", "5"))
    #expect(delivery.rows.count == 2 && delivery.unknown == 1 && delivery.kinds == [.unreadableValue])
  }

  @Test(arguments: [
    ("bpm", "count/min"), ("count/min", "count/min"), ("ml/(kg·min)", "mL/min·kg"), ("steps", "count"),
    ("km/hr", "km/hr"),
    ("kJ", "kJ"), ("degF", "degF"), ("kcal/hr·kg", "kcal/hr·kg"), ("lbs", "lb"), ("MET", "MET"),
  ])
  func `units in HealthKit's spelling`(sent: String, expected: String) throws {
    #expect(try metric("vo2_max", sent, point("08:00:31")).rows.first?.unit == expected)
  }

  @Test func `names of metrics in any spelling`() throws {
    for name in ["step_count", "Step Count", "stepCount", "steps", "HKQuantityTypeIdentifierStepCount"] {
      #expect(try metric(name, "count", point("08:00:31")).rows.map(\.type) == ["StepCount"], "\(name)")
    }
    for (name, type) in [
      ("walking_heart_rate_average", "WalkingHeartRateAverage"),
      ("environmental_audio_exposure", "EnvironmentalAudioExposure"),
      ("monosaturated_fat", "DietaryFatMonounsaturated"), ("vitamin_b6", "DietaryVitaminB6"),
      ("carbohydrates", "DietaryCarbohydrates"),
      ("cardio_recovery", "HeartRateRecoveryOneMinute"), ("basal_energy_burned", "BasalEnergyBurned"),
      ("number_of_time_fallen", "NumberOfTimesFallen"), ("dietary_caffeine", "DietaryCaffeine"),
      ("alcohol_consumption", "NumberOfAlcoholicBeverages"),
      ("distance_downhill_snow_sports", "DistanceDownhillSnowSports"),
      ("mindful_minutes", "MindfulSession"), ("stair_speed_up", "StairAscentSpeed"),
    ] {
      #expect(try metric(name, "", point("08:00:31")).rows.map(\.type) == [type], "\(name)")
    }
  }

  @Test func `an unknown metric is kept under its name, and named`() throws {
    let delivery = try metric("moon_phase", "count", point("08:00:31") + "," + point("09:00:31"))
    #expect(delivery.rows.map(\.type) == ["HAE:moon_phase", "HAE:moon_phase"])
    #expect(delivery.unknown == 2)
    #expect(delivery.summary.problems.map(\.text) == ["HAE:moon_phase"])
  }

  @Test func `values whose name is missing are no samples`() throws {
    let delivery = try Delivery(#"{"data":{"metrics":[{"units":"count","data":[\#(point("08:00:31"))]}]}}"#)
    #expect(delivery.rows.isEmpty && delivery.unknown == 1 && delivery.summary.skipped == 1)
  }

  @Test func `values whose unit is cut off are no samples: pounds would be taken for kilograms`() throws {
    let points = #""data":[\#(point("08:00:31", "135"))]"#
    #expect(try Delivery(#"{"data":{"metrics":[{"name":"weight","# + points).rows.isEmpty)
    #expect(try Delivery(#"{"data":{"metrics":[{"name":"weight","units":"lb","# + points).rows.map(\.unit) == ["lb"])
  }

  @Test(arguments: ["", #""units":"","#, #""units":" ","#, #""units":null,"#])
  func `a value whose unit is missing is kept, and named as one that cannot be converted`(units: String) throws {
    func metric(_ name: String, _ points: String) throws -> Delivery {
      try Delivery(#"{"data":{"metrics":[{"name":"\#(name)",\#(units)"data":[\#(points)]}]}}"#)
    }
    let weight = try metric("weight_body_mass", point("08:00:31", "154"))
    #expect(weight.rows.map(\.value) == [154] && weight.rows.map(\.unit) == [nil])
    #expect(weight.unknown == 1 && weight.summary.problems.map(\.cause) == [.withoutUnit])
    let said = try metric("weight_body_mass", point("08:00:31", #""154 lb""#))
    #expect(said.rows.map(\.unit) == ["lb"] && said.unknown == 0)
    // A count needs no unit.
    let steps = try metric("step_count", point("08:00:31", "154"))
    #expect(steps.rows.map(\.unit) == ["count"] && steps.unknown == 0)
  }

  @Test(arguments: [
    #"{"date":"2001-01-02","weight":"61.4"}"#, #"{"type":"weight","value":"61.4"}"#,
    #"{"type":"Weight","samples":[{"value":61.4,"start":"2001-01-02 08:00:00 +0000"}]}"#,
  ])
  func `forms without units have those of their types`(body: String) throws {
    let delivery = try Delivery(body)
    #expect(delivery.rows.map(\.unit) == ["kg"] && delivery.unknown == 0)
  }

  @Test func `heart rates with their range and context`() throws {
    let delivery = try metric(
      "heart_rate", "count/min",
      #"{"date":"2001-01-02 08:00:31 +0000","Min":55,"Avg":61.5,"Max":80,"context":"Active"},"#
        + #"{"date":"2001-01-02 08:01:31 +0000","Min":60,"Avg":60,"Max":60,"context":"Not Set"}"#)
    #expect(
      delivery.lines == [
        "HeartRate 2001-01-02T08:00:31Z +60 61.5 count/min [Phone] GMT+0000 minute @min=55 @max=80 HKMetadataKeyHeartRateMotionContext=2",
        "HeartRate 2001-01-02T08:01:31Z +0 60 count/min [Phone] GMT+0000 single @min=60 @max=60",
      ])
  }

  // MARK: Sleep

  private func night(_ fields: String) throws -> Delivery { try metric("sleep_analysis", "hr", "{\(fields)}") }

  private let span = #""sleepStart":"2001-01-01 23:00:00 +0000","sleepEnd":"2001-01-02 07:00:00 +0000""#

  @Test func `a night's stages begin and end with it, and keep their sums`() throws {
    let delivery = try night(#""core":4,"deep":1,"rem":1.5,"awake":0.5,"asleep":0,\#(span)"#)
    #expect(
      delivery.lines == [
        "SleepAnalysis 2001-01-01T23:00:00Z +14400 SleepAnalysisAsleepCore [Phone] GMT+0000 day",
        "SleepAnalysis 2001-01-02T03:20:00Z +3600 SleepAnalysisAsleepDeep [Phone] GMT+0000 day",
        "SleepAnalysis 2001-01-02T04:40:00Z +1800 SleepAnalysisAwake [Phone] GMT+0000 day",
        "SleepAnalysis 2001-01-02T05:30:00Z +5400 SleepAnalysisAsleepREM [Phone] GMT+0000 day",
      ])
  }

  @Test func `without stages a night is plain sleep`() throws {
    for field in [#""asleep":7"#, #""totalSleep":7,"asleep":0"#] {
      let delivery = try night(#"\#(field),"core":0,"deep":0,"rem":0,\#(span)"#)
      #expect(
        delivery.lines == [
          "SleepAnalysis 2001-01-01T23:00:00Z +6300 SleepAnalysisAsleepUnspecified [Phone] GMT+0000 day",
          "SleepAnalysis 2001-01-02T01:15:00Z +6300 SleepAnalysisAsleepUnspecified [Phone] GMT+0000 day",
          "SleepAnalysis 2001-01-02T03:30:00Z +12600 SleepAnalysisAsleepUnspecified [Phone] GMT+0000 day",
        ])
    }
  }

  @Test func `a night without its ends has its length, and no invented stages`() throws {
    let delivery = try night(#""date":"2001-01-02","asleep":7,"core":4"#)
    #expect(
      delivery.lines == [
        "SleepAnalysis 2001-01-02T00:00:00Z +25200 SleepAnalysisAsleepUnspecified [Phone] UTC+0000 day"
      ])
    #expect(delivery.kept.isEmpty && delivery.unknown == 1)
    // A night without a date cannot be assigned to a day.
    let lost = try night(#""asleep":7,"core":4"#)
    #expect(lost.rows.isEmpty && lost.kept.map(\.name) == ["HAE:sleep_analysis"] && lost.unknown == 1)
  }

  @Test(arguments: ["25", "-1", "1e308", "\"NaN\""])
  func `absurd hours are dropped and the night is kept`(hours: String) throws {
    let delivery = try night(#""core":\#(hours),"asleep":7,\#(span)"#)
    #expect(delivery.rows.map { $0.seconds }.reduce(0, +) == 25_200)
    #expect(delivery.kinds == [.unreadableValue] && delivery.unknown == 1)
    #expect(delivery.summary.problems.map(\.text) == ["sleep_analysis.core 2001-01-02"])
  }

  @Test func `raw sleep in words of any case; unknown ones are kept`() throws {
    let words = ["ASLEEP", "in bed", "Awake", "core", "HKCategoryValueSleepAnalysisAsleepREM", "Profundo"]
    let points = words.map {
      #"{"startDate":"2001-01-02 01:00:00 +0000","endDate":"2001-01-02 02:00:00 +0000","qty":1,"value":"\#($0)","source":"Watch"}"#
    }
    let delivery = try metric("sleep_analysis", "hr", points.joined(separator: ","))
    #expect(
      delivery.rows.map(\.word) == [
        "HKCategoryValueSleepAnalysisAsleepUnspecified", "HKCategoryValueSleepAnalysisInBed",
        "HKCategoryValueSleepAnalysisAwake",
        "HKCategoryValueSleepAnalysisAsleepCore", "HKCategoryValueSleepAnalysisAsleepREM", "Profundo",
      ])
    #expect(delivery.rows.map(\.value) == [1, 0, 2, 3, 5, -1])
    #expect(delivery.unknown == 1)
  }

  // MARK: Others

  @Test func `counters at midnight are events of the day; zero is none`() throws {
    let delivery = try metric(
      "sexual_activity", "count",
      #"{"date":"2001-01-02 00:00:00 +0000","Unspecified":0,"Protection Used":0,"Protection Not Used":2}"#)
    #expect(
      delivery.lines == [
        "SexualActivity 2001-01-02T00:00:00Z +86400 NotApplicable [Phone] GMT+0000 day HKSexualActivityProtectionUsed=0 HAE:count=2"
      ])
  }

  @Test func `the order of names does not matter`() throws {
    let before = try metric("blood_oxygen_saturation", "%", point("08:00:00", "97") + "," + point("09:00:00", "98"))
    let after = try Delivery(
      #"{"data":{"metrics":[{"data":[\#(point("08:00:00", "97")),\#(point("09:00:00", "98"))],"units":"%","name":"blood_oxygen_saturation"}]}}"#
    )
    #expect(after.lines == before.lines)
    #expect(after.lines.count == 2)
  }

  @Test func `an electrocardiogram of megabytes is kept whole`() throws {
    let voltages = (0..<20_000).map { #"{"date":728900080.\#($0),"voltage":\#($0),"units":"mcV"}"# }.joined(
      separator: ",")
    let text = #"{"data":{"ecg":[{"voltageMeasurements":[\#(voltages)],"start":"2001-01-02 08:00:00 +0000"}]}}"#
    let delivery = try Delivery(text)
    let body = try #require(delivery.kept.first?.body)
    #expect(delivery.kept.first?.start?.description == "2001-01-02T08:00:00Z")
    #expect(#"{"data":{"ecg":[\#(String(decoding: try #require(body.unpacked()), as: UTF8.self))]}}"# == text)
  }

  @Test func `a kept element is the same whatever the order of its names`() throws {
    let one = try Delivery(
      #"{"data":{"symptoms":[{"name":"Fatiga","start":"2001-01-02 08:00:00 +0000","list":[1,2]}]}}"#)
    let two = try Delivery(
      #"{"data":{"symptoms":[{"list":[1,2],"start":"2001-01-02 08:00:00 +0000","name":"Fatiga"}]}}"#)
    let three = try Delivery(
      #"{"data":{"symptoms":[{"list":[2,1],"start":"2001-01-02 08:00:00 +0000","name":"Fatiga"}]}}"#)
    #expect(one.kept.map(\.identity) == two.kept.map(\.identity))
    #expect(one.kept.map(\.identity) != three.kept.map(\.identity))
  }

  @Test func `an unknown array is kept, and said`() throws {
    let delivery = try Delivery(#"{"data":{"dreams":[{"start":"2001-01-02 08:00:00 +0000"},{"b":1}]}}"#)
    #expect(delivery.summary.kept == ["HAE:dreams": 2])
    #expect(delivery.unknown == 2)
    #expect(delivery.kinds == [.unknownElement])
  }

  // MARK: Home Assistant and text

  @Test func `Home Assistant sends values without a time`() throws {
    #expect(
      try Delivery(#"{"type":"heart_rate","value":"62","unit":"bpm"}"#).lines == [
        "HeartRate 2026-06-01T12:00:00Z +0 62 count/min [Phone] state"
      ])
    #expect(
      try Delivery(
        #"[{"type":"HKQuantityTypeIdentifierStepCount","value":8412,"unit":"steps"},{"type":"StepCount","value":1,"start":"2001-01-02T08:00:31Z","source":"HA"}]"#
      )
      .lines == [
        "StepCount 2026-06-01T00:00:00Z +43200 8412 count [Phone] UTC+0000 state",
        "StepCount 2001-01-02T08:00:31Z +0 1 count [HA] single",
      ])
  }

  @Test func `a table of values`() throws {
    let delivery = try Delivery(
      "type,start,end,value,unit,source\nHeart Rate,2001-01-02T08:00:31Z,2001-01-02T08:00:31Z,62,bpm,Watch\nsteps,2001-01-02T08:00:00Z,,\"1,234\",count,Phone"
    )
    #expect(
      delivery.lines == [
        "HeartRate 2001-01-02T08:00:31Z +0 62 count/min [Watch] single",
        "StepCount 2001-01-02T08:00:00Z +3600 1234 count [Phone] hour",
      ])
  }

  @Test func `the table of Health Auto Export, sent as a form`() throws {
    let delivery = try Delivery(
      "--x\r\nContent-Disposition: form-data; name=\"file\"\r\n\r\nDate,Step Count (count),Active Energy (kJ)\r\n2001-01-02 00:00:00,8412,1500.5\r\n2001-01-03 00:00:00,,1400\r\n--x--\r\n"
    )
    #expect(
      delivery.lines == [
        "StepCount 2001-01-02T00:00:00Z +86400 8412 count [Phone] day",
        "ActiveEnergyBurned 2001-01-02T00:00:00Z +86400 1500.5 kJ [Phone] day",
        "ActiveEnergyBurned 2001-01-03T00:00:00Z +86400 1400 kJ [Phone] day",
      ])
  }

  @Test func `lines of a shortcut in fixed places`() throws {
    let delivery = try Delivery(
      "D,2001-01-02,8000,420.5,52,,61,,48.1,80.4\nW,1770000000,1770001800,Running,1800,250.0,5200\n")
    #expect(
      delivery.lines == [
        "StepCount 2001-01-02T00:00:00Z +86400 8000 count [Phone] UTC+0000 day",
        "ActiveEnergyBurned 2001-01-02T00:00:00Z +86400 420.5 kcal [Phone] UTC+0000 day",
        "RestingHeartRate 2001-01-02T00:00:00Z +86400 52 count/min [Phone] UTC+0000 day",
        "HeartRate 2001-01-02T00:00:00Z +86400 61 count/min [Phone] UTC+0000 day",
        "VO2Max 2001-01-02T00:00:00Z +86400 48.1 mL/min·kg [Phone] UTC+0000 day",
        "BodyMass 2001-01-02T00:00:00Z +86400 80.4 kg [Phone] UTC+0000 day",
      ])
    #expect(delivery.workouts.map(\.distance) == [5.2])
    #expect(delivery.workouts.map(\.energy) == [250])
  }

  @Test func `names and values as lines`() throws {
    let delivery = try Delivery("Date: 2001-01-02\nSteps: 8,412\nWeight: 61,4 kg\nMood: fine\n")
    #expect(
      delivery.lines == [
        "StepCount 2001-01-02T00:00:00Z +86400 8412 count [Phone] UTC+0000 day",
        "BodyMass 2001-01-02T00:00:00Z +86400 61.4 kg [Phone] UTC+0000 day",
      ])
    #expect(delivery.kept.map(\.name) == ["HAE:line"])
  }

  @Test(arguments: ["<html><body>Bad gateway</body></html>", "hello", "1;2;3"])
  func `a file that is neither is reported and ignored`(text: String) throws {
    let delivery = try Delivery(text)
    #expect(delivery.rows.isEmpty && !delivery.summary.complete)
    #expect(delivery.kinds == [.malformedText])
  }
}

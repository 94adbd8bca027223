import DailveDomain
import DailveScores
import DailveTestSupport
import Foundation
import Testing

/// Numbers as phones print them; the whole delivery decides which separators they use.
@Suite struct NumberTextTests {
  /// The type, value and unit of each sample, without the span that it covers.
  func values(_ text: String) throws -> [String: String] {
    var found: [String: String] = [:]
    for row in try Delivery(text).rows {
      let number = row.word == nil ? "\(row.value)" : "\(row.seconds / 60) min"
      found[row.type] = "\(number) \(row.unit ?? "-")"
    }
    return found
  }

  @Test(arguments: [
    ("7 horas", 420), ("7 Stunden", 420), ("8 часов", 480), ("420 minutos", 420), ("7 hours", 420), ("7 h", 420),
    ("7 heures", 420), ("420 Minuten", 420), ("7시간", 420),
  ])
  func `a duration of one unit is read in any language`(text: String, minutes: Int) throws {
    let night = try Delivery(#"{"date":"2001-01-02","sleep":"\#(text)"}"#)
    #expect(night.rows.map { $0.seconds / 60 } == [minutes], "\(night.rows)")
  }

  @Test func `units in words are those that they name`() throws {
    let found = try values(
      #"{"date":"2001-01-02","exercise_time":"30 Minuten","distance":"5,2 kilometers","weight":"80 kilograms","water":"2 litros"}"#
    )
    #expect(found["AppleExerciseTime"] == "30.0 min" && found["BodyMass"] == "80.0 kg", "\(found)")
    #expect(found["DistanceWalkingRunning"] == "5.2 km" && found["DietaryWater"] == "2.0 L", "\(found)")
  }

  @Test func `a category's words are judged as an export's`() throws {
    let delivery = try Delivery(
      metric(
        "HKCategoryTypeIdentifierHeadache", "",
        [#"{"date":"2001-01-02 08:00:00 +0000","qty":"Not Present","source":"Watch"}"#]))
    #expect(delivery.rows.map(\.word) == ["Not Present"], "\(delivery.rows)")
    #expect(!HealthType.isOccurrence("Not Present") && HealthType.isOccurrence("Stood"))
  }

  @Test(.enabled(if: Fixtures.arePresent))
  func `a day's summary from Brazil`() throws {
    let delivery = try Delivery.fixture(
      "cases/44-shortcut-brazilian-numbers/brazil.json",
      received: Instant(midnightOf: CivilDay(year: 2026, month: 6, day: 4)))
    var found: [String: String] = [:]
    for row in delivery.rows {
      found[row.type] = row.word == nil ? "\(row.value) \(row.unit ?? "-")" : "\(row.seconds / 60)"
    }
    #expect(
      found == [
        "BodyMass": "81.6 kg", "BodyFatPercentage": "0.214 %", "StepCount": "8412.0 count",
        "DietaryWater": "1250.5 mL", "SleepAnalysis": "407", "RestingHeartRate": "52.0 count/min",
        "ActiveEnergyBurned": "512.75 kcal",
      ])
    #expect(delivery.summary.problems.isEmpty && delivery.unknown == 0)
  }

  /// The digit zero, the decimal separator and the thousands separator of a script.
  static let scripts: [(zero: Unicode.Scalar, point: String, thousands: String)] = [
    ("0", ",", "."), ("0", ".", ","), ("0", ",", "\u{202F}"), ("0", ".", "’"), ("\u{660}", "\u{66B}", "\u{66C}"),
    ("\u{6F0}", "\u{66B}", "\u{66C}"), ("\u{966}", ".", ","), ("\u{9E6}", ".", ","),
    ("\u{FF10}", "\u{FF0E}", "\u{FF0C}"),
    ("0", ",", "\u{A0}"),
  ]

  /// A number with `decimals` decimals as a phone prints it.
  func printed(_ number: Int, decimals: Int, _ script: (zero: Unicode.Scalar, point: String, thousands: String))
    -> String
  {
    var digits = Array(String(number))
    while digits.count <= decimals { digits.insert("0", at: 0) }
    var whole = String(digits[..<(digits.count - decimals)])
    for place in stride(from: whole.count - 3, to: 0, by: -3) {
      whole.insert(contentsOf: script.thousands, at: whole.index(whole.startIndex, offsetBy: place))
    }
    let fraction = decimals == 0 ? "" : script.point + String(digits[(digits.count - decimals)...])
    let text = String.UnicodeScalarView(
      (whole + fraction).unicodeScalars.map { scalar in
        guard ("0"..."9").contains(scalar) else { return scalar }
        return Unicode.Scalar(script.zero.value + scalar.value - 48) ?? scalar
      })
    return String(text)
  }

  @Test func `a summary says the same in every script, in whatever order`() throws {
    for seed in 0..<150 {
      var random = SeededGenerator(seed: UInt64(seed))
      for script in Self.scripts {
        let weight = Int.random(in: 400...1500, using: &random)
        let steps = Int.random(in: 1...40_000, using: &random)
        let water = Int.random(in: 10_000...39_999, using: &random)
        // A weight with one decimal shows the delivery's decimal separator, which decides how groups of three digits are read.
        let members = [
          #""weight": "\#(printed(weight, decimals: 1, script)) kg""#,
          #""steps": "\#(printed(steps, decimals: 0, script))""#,
          #""water": "\#(printed(water, decimals: 1, script)) ml""#,
        ].shuffled(using: &random)
        let found = try values(#"{"date": "2001-01-02", \#(members.joined(separator: ", "))}"#)
        #expect(
          found == [
            "BodyMass": "\(Double(weight) / 10) kg", "StepCount": "\(Double(steps)) count",
            "DietaryWater": "\(Double(water) / 10) mL",
          ], "\(seed) \(members)")
      }
    }
  }

  @Test func `separators are those of the whole delivery, in lists, samples, lines and tables`() throws {
    #expect(
      try values(
        #"{"weight": {"values": "81,6\n82,1", "timestamps": "2001-01-02T08:00:00Z\n2001-01-03T08:00:00Z"}, "steps": {"values": "8.412", "timestamps": "2001-01-02T08:00:00Z"}}"#
      )["StepCount"] == "8412.0 count")
    let samples =
      #"{"type": "distance", "unit": "km", "samples": [{"value": "1.234", "start": "2001-01-02T08:00:00Z"}, {"value": "0,5", "start": "2001-01-02T09:00:00Z"}]}"#
    #expect(try Delivery(samples).rows.map(\.value) == [1234, 0.5])
    #expect(
      try values("date: 2001-01-02\nsteps: 8.412\nwater: 1.250 ml\nweight: 81,6 kg") == [
        "StepCount": "8412.0 count", "DietaryWater": "1250.0 mL", "BodyMass": "81.6 kg",
      ])
    let table = try Delivery(
      "date;water (ml);weight (kg)\n2001-01-02 08:00:00;1.250;81,6\n2001-01-03 08:00:00;1.100;81,4")
    #expect(
      table.rows("DietaryWater").map(\.value) == [1250, 1100] && table.rows("BodyMass").map(\.value) == [81.6, 81.4])
  }

  @Test func `without a decimal comma a point is one, but nobody takes parts of steps`() throws {
    #expect(try values(#"{"date": "2001-01-02", "distance": "8.412 km"}"#) == ["DistanceWalkingRunning": "8.412 km"])
    #expect(try values(#"{"date": "2001-01-02", "steps": "8.412"}"#) == ["StepCount": "8412.0 count"])
    #expect(try values(#"{"date": "2001-01-02", "steps": "8.412 passos"}"#) == ["StepCount": "8412.0 count"])
    // A JSON number is not text printed by a phone.
    #expect(try values(#"{"date": "2001-01-02", "steps": 8.412}"#) == ["StepCount": "8.412 count"])
    #expect(try values(#"{"date": "2001-01-02", "weight": "61.4 kg"}"#) == ["BodyMass": "61.4 kg"])
    // Dates and versions prove nothing.
    #expect(
      try values(#"{"date": "2. Januar 2001, 8:00", "version": "1,5", "distance": "8.412 km"}"#) == [
        "DistanceWalkingRunning": "8.412 km"
      ])
  }

  @Test(arguments: [
    "6 h 47 min", "6h47min", "6 hr 47 min", "6 horas e 47 minutos", "6 Stunden und 47 Minuten",
    "6 heures et 47 minutes",
    "6시간 47분", "6 小时 47 分钟", "6 ч 47 мин", "٦ ساعات و٤٧ دقيقة", "۶ ساعت ۴۷ دقیقه", "६ घंटे ४७ मिनट", "407 min", "24420 s",
    "6 tim 47 min", "6 saat 47 dk", "6,783333 h",
  ])
  func `a duration in words is accepted wherever durations are`(text: String) throws {
    func near(_ delivery: Delivery, _ minutes: Double, _ of: (Delivery.Row) -> Double) -> Bool {
      // The parts of a summed night are laid out between the ends that were sent.
      !delivery.rows.isEmpty && abs(delivery.rows.map(of).reduce(0, +) - minutes) < 0.1
    }
    func minutes(_ row: Delivery.Row) -> Double { Double(row.seconds) / 60 }
    func amount(_ row: Delivery.Row) -> Double {
      HealthType.conversion(of: "HKQuantityTypeIdentifier" + row.type, from: row.unit)?(row.value) ?? .nan
    }
    let day = #""date": "2001-01-02""#
    #expect(near(try Delivery(#"{\#(day), "sleep": "\#(text)"}"#), 407, minutes))
    #expect(near(try Delivery(#"{\#(day), "mindful_minutes": "\#(text)"}"#), 407, minutes))
    #expect(near(try Delivery(#"{\#(day), "exercise_time": "\#(text)"}"#), 407, amount))
    let metric =
      #"{"data":{"metrics":[{"name":"apple_exercise_time","units":"min","data":[{\#(day),"qty":"\#(text)"}]}]}}"#
    #expect(near(try Delivery(metric), 407, amount))
    let night =
      #"{"data":{"metrics":[{"name":"sleep_analysis","units":"hr","data":[{"asleep":"\#(text)","sleepStart":"2001-01-01 23:00:00 +0000","sleepEnd":"2001-01-02 07:00:00 +0000"}]}]}}"#
    #expect(near(try Delivery(night), 407, minutes))
    let workout =
      #"{"data":{"workouts":[{"name":"Running","start":"2001-01-02 08:00:00 +0000","end":"2001-01-02 15:00:00 +0000","duration":"\#(text)"}]}}"#
    #expect(try Delivery(workout).workouts.map { abs($0.duration - 24_420) < 2 } == [true])
  }

  @Test func `dates are read in the digits of every script`() throws {
    for date in ["٢٠٠١-٠١-٠٢ ٠٨:٠٠:٠٠ +٠٠٠٠", "۲۰۰۱-۰۱-۰۲ ۰۸:۰۰:۰۰ +۰۰۰۰", "२००१-०१-०२ ०८:००:०० +००००"] {
      let body = #"{"data":{"metrics":[{"name":"weight","units":"kg","data":[{"date":"\#(date)","qty":"٧٠٫٥"}]}]}}"#
      let row = try #require(try Delivery(body).rows.first)
      #expect(row.start == "2001-01-02T08:00:00Z" && row.value == 70.5, "\(date)")
    }
  }

  @Test func `a unit that cannot be converted is named, and its delivery read again by a newer version`() throws {
    let delivery = try Delivery(
      #"{"data":{"metrics":[{"name":"weight_body_mass","units":"jin","data":[{"date":"2001-01-02 08:00:00 +0000","qty":140}]}]}}"#
    )
    #expect(delivery.kinds == [.unconvertibleUnit] && delivery.unknown == 1)
    #expect(delivery.summary.problems.first?.cause == .inUnit(name: "jin"))
    #expect(delivery.rows.map(\.unit) == ["jin"])
  }
}

import DailveDomain
import DailveScores
import DailveViewModels
import Testing

@Suite struct FormTests: ViewerSuite {
  let clock = 450.0

  @Test(arguments: ["71.4", "71,4", " 71.40 "])
  func `decimal comma and point are equivalent`(text: String) {
    #expect(NumberInput.parse(text) == 71.4)
  }

  @Test(arguments: ["", "abc", "1e3", "7.1.4", "inf", "nan", "0x10", "--5"])
  func `text that is not a number is rejected`(text: String) {
    #expect(NumberInput.parse(text) == nil)
  }

  @Test(arguments: [
    (Metric.weight, 0.45359237), (.leanBodyMass, 0.45359237), (.distance, 1.609344), (.wristTemperature, -155 / 9.0),
  ])
  func `one of each imperial unit is exactly what the table of units says`(metric: Metric, value: Double) {
    let format = MetricFormat(metric, language: .en, units: .imperial)
    #expect(abs(format.canonical(1) - value) < 1e-12 && abs(format.shown(value) - 1) < 1e-12)
    let same = MetricFormat(metric, language: .en, units: .metric)
    #expect(same.canonical(value) == value && same.shown(value) == value)
  }

  @Test func `an entry in pounds is stored in kilograms and displayed as typed`() throws {
    var form = BodyForm(id: "a", viewer: viewer(.en, .imperial))
    let made = form.entry(
      ["weight": "157,4", "bodyFat": "18.3", "day": "2026-11-20", "time": "07:05"], today: today)
    let entry = try #require(made)
    let weight = try #require(entry.weight)
    #expect(abs(weight - 71.395) < 0.001)
    #expect(entry.bodyFat.map { abs($0 - 0.183) < 1e-9 } == true && entry.leanBodyMass == nil && entry.clock == 425)
    let again = BodyForm(entry, viewer: viewer(.en, .imperial))
    #expect(again.fields["weight"] == "157.4" && again.fields["bodyFat"] == "18.3" && again.fields["time"] == "07:05")
  }

  @Test func `every error has its sentence, and what was typed stays`() {
    var form = BodyForm(id: "a", viewer: viewer())
    let posted = ["weight": "710", "bodyFat": "120", "leanBodyMass": "heavy", "day": "2026-11-22", "time": "25:00"]
    do { let made = form.entry(posted, today: today); #expect(made == nil) }
    #expect(Set(form.fields.errors.keys) == Set(posted.keys))
    #expect(form.fields["weight"] == "710" && form.fields["leanBodyMass"] == "heavy")
    #expect(form.fields.errors["weight"] == "Enter a number from 0 to 500")
  }

  @Test func `an entry needs at least one value, and no more lean mass than weight`() {
    var form = BodyForm(id: "a", viewer: viewer())
    do { let made = form.entry([:], today: today); #expect(made == nil && form.fields.errors.count == 1) }
    do { let made = form.entry(["weight": "70", "leanBodyMass": "71"], today: today); #expect(made == nil) }
    #expect(form.fields.errors.keys.contains("leanBodyMass"))
  }

  @Test func `an injury needs a part, a side where there are two, and days in order`() throws {
    var form = InjuryForm(id: "a", today: today)
    do {
      let made = form.injury([:], today: today, language: .en);
      #expect(made == nil && form.fields.errors["part"] != nil)
    }
    do {
      let made = form.injury(["part": "knee"], today: today, language: .en);
      #expect(made == nil && form.fields.errors["side"] != nil)
    }
    do {
      let made = form.injury(
        ["part": "neck", "start": "2026-11-20", "end": "2026-11-19"], today: today, language: .en);
      #expect(made == nil)
    }
    #expect(form.fields.errors["end"] != nil)
    let made = form.injury(
      ["part": "knee", "side": "right", "severity": "severe", "start": "2026-11-01", "end": ""], today: today,
      language: .en)
    let injury = try #require(made)
    #expect(injury.side == .right && injury.severity == .severe && injury.end == nil)
    #expect(InjuryForm(injury).fields["part"] == "knee")
  }

  @Test func `editing a note leaves the weight unrounded`() throws {
    let stored = BodyEntry(
      id: "a", day: today - 1, clock: 425, weight: 71.45, bodyFat: 0.18349, leanBodyMass: 58.349, memo: "a\nb")
    for units in [UnitSystem.metric, .imperial] {
      var form = BodyForm(stored, viewer: viewer(.en, units))
      // Browsers post line breaks as CR LF.
      var posted = form.fields.values.mapValues { $0.replacing("\n", with: "\r\n") }
      let same = form.entry(posted, today: today)
      #expect(same == stored)
      posted["memo"] = "after lunch"
      posted["weight"] = "180.5"
      let changed = form.entry(posted, today: today)
      let edited = try #require(changed)
      #expect(edited.memo == "after lunch" && edited.weight == viewer(.en, units).format(.weight).canonical(180.5))
      #expect(edited.bodyFat == stored.bodyFat && edited.leanBodyMass == stored.leanBodyMass)
    }
  }
}

extension BodyForm {
  mutating func entry(_ posted: [String: String], today: CivilDay) -> BodyEntry? {
    let draft = parse(posted)
    show(draft.problems(today: today))
    return draft.entry(today: today)
  }
}

extension InjuryForm {
  mutating func injury(_ posted: [String: String], today: CivilDay, language: Language) -> Injury? {
    let draft = parse(posted)
    show(draft.problems(today: today), language)
    return draft.injury(today: today)
  }
}

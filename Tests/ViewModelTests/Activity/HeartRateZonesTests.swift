import DailveDomain
import DailveScores
import DailveTestSupport
import Testing

@testable import DailveViewModels

/// Heart-rate zones in words, with the same numbers everywhere.
@Suite struct HeartRateZonesTests: ViewerSuite {
  let clock = 1080.0

  func store(_ basis: HeartRateZones.Basis, own: Double? = nil) -> InMemoryStore {
    var store = InMemoryStore()
    store.person.zoneBasis = basis
    store.person.maximumHeartRate = own
    store.person.birthDate = CivilDay(year: 1986, month: 5, day: 1)
    store.set(.rhr, (0..<9).map { _ in 54 }, today: today)
    return store
  }

  func content(_ store: InMemoryStore) throws -> HeartRateZonesContent {
    try HeartRateZonesViewModel(viewer(), from: store).content
  }

  @Test func `zones join without a gap, and their first beat is in the zone`() throws {
    for basis in HeartRateZones.Basis.allCases {
      for maximum in 100...250 {
        let zones = HeartRateZones(basis: basis, maximum: Double(maximum), resting: 54)
        let shown = HeartRateZonePresenter(viewer: viewer()).zones(zones)
        for zone in shown {
          let numbers = zone.range.split { !$0.isNumber }.compactMap { Double($0) }
          for beat in numbers { #expect(zones.zone(heartRate: beat) == zone.number, "\(maximum): \(zone.range)") }
          if let first = numbers.first {
            #expect(zones.zone(heartRate: first - 1) < zone.number, "\(maximum): \(zone.range)")
          }
        }
        #expect(shown.map(\.number) == [1, 2, 3, 4, 5])
      }
    }
  }

  @Test func `maximum and rest say where they come from`() throws {
    let byAge = try content(store(.maximum))
    #expect(byAge.maximum == "Maximum 180 bpm, estimated as 220 − age, ±10–12 bpm." && byAge.resting == nil)
    var observed = store(.reserve)
    observed.maxima = [
      DayValue(day: today - 300, value: 188), DayValue(day: today - 40, value: 188),
      DayValue(day: today - 3, value: 171),
    ]
    let seen = try content(observed)
    #expect(seen.maximum == "Maximum 188 bpm, observed: held for half a minute on Oct 12, the most in twelve months.")
    #expect(seen.resting == "Resting heart rate 54 bpm, the average of the last seven days.")
    #expect(seen.zones.map(\.range) == ["121–134 bpm", "135–147 bpm", "148–161 bpm", "162–174 bpm", "from 175 bpm"])
    observed.person.maximumHeartRate = 200
    let own = try content(observed)
    #expect(own.maximum == "Maximum 200 bpm, entered by you." && own.hint == seen.maximum)
    var unknown = InMemoryStore()
    unknown.person.zoneBasis = .reserve
    let general = try content(unknown)
    #expect(
      general.maximum.contains("190 bpm, a general value")
        && general.resting?.contains("60 bpm, a general value") == true)
  }

  @Test func `the newest workout's zones are those of its day, on the scale that the person chose`() throws {
    var store = store(.reserve, own: 194)
    let start = Instant(midnightOf: today - 1) + 8 * 3600
    store.training = [
      Workout(
        id: "0000000000000001", activity: "Running", start: start, end: start + 1200, day: today - 1, duration: 20,
        distance: nil, energy: nil, averageHeartRate: nil, maximumHeartRate: nil, source: "Watch")
    ]
    // 120 bpm: 62 % of the maximum, 47 % of the reserve.
    store.heartRates = [
      WorkoutHeartRate(span: start..<start + 1200, held: [HeldHeartRate(heartRate: 120, seconds: 1200)])
    ]
    let reserve = try #require(try NewestHeartRateZones.load(store, on: today))
    #expect(reserve.seconds == [1200, 0, 0, 0, 0, 0])
    #expect(try reserve.seconds == TrainingLog.of(store).workouts.first?.zones)
    store.person.zoneBasis = .maximum
    #expect(try NewestHeartRateZones.load(store, on: today)?.seconds == [0, 0, 1200, 0, 0, 0])
    #expect(try NewestHeartRateZones.load(store, on: today - 2) == nil)
  }

  @Test func `a maximum left as it was shown keeps its digits, one that cannot be is refused`() {
    var profile = Profile()
    profile.maximumHeartRate = 187.46
    var form = HeartRateZonesForm(profile)
    form.apply(form.fields.values.merging(["basis": "reserve"]) { $1 }, to: &profile, .en)
    #expect(profile.maximumHeartRate == 187.46 && profile.zoneBasis == .reserve && form.fields.errors.isEmpty)
    for wrong in ["400", "99", "fast", "-180", "1e2"] {
      form.apply(["maximumHeartRate": wrong], to: &profile, .en)
      #expect(
        form.fields.errors["maximumHeartRate"] == "Enter a number from 100 to 250" && profile.maximumHeartRate == 187.46
      )
    }
    profile.thresholdPower = 251.25
    form = HeartRateZonesForm(profile)
    form.apply(form.fields.values, to: &profile, .en)
    #expect(profile.thresholdPower == 251.25 && form.fields["thresholdPower"] == "251.3")
    for (typed, watts) in [("260", 260.0), ("248,5", 248.5)] {
      form.apply(["thresholdPower": typed], to: &profile, .en)
      #expect(profile.thresholdPower == watts && form.fields.errors.isEmpty)
    }
    form.apply(["thresholdPower": "6000"], to: &profile, .ko)
    #expect(form.fields.errors.keys.sorted() == ["thresholdPower"] && profile.thresholdPower == 248.5)
    form.apply(["thresholdPower": ""], to: &profile, .en)
    #expect(profile.thresholdPower == nil && profile.maximumHeartRate == 187.46)
    form.apply(["maximumHeartRate": ""], to: &profile, .en)
    #expect(profile.maximumHeartRate == nil && form.fields.errors.isEmpty)
  }
}

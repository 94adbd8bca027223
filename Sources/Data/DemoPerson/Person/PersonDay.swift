internal import DailveDomain
internal import DailveScores
internal import Foundation

/// One day in the demo person's life: the input of all record streams.
struct PersonDay {
  struct Session {
    /// HealthKit activity without prefix.
    var activity: String
    var start: Int
    /// Seconds.
    var duration: Int
    var heartRate: Double
    /// km an hour; 0 indoors.
    var speed: Double
    var isOutdoor: Bool
  }

  let number: Int
  let zone: ZoneRules
  /// First instant of the local day.
  let start: Int
  /// First instant of the next day, where the person is then: a flight east ends a day early.
  let end: Int
  let isIll: Bool
  let isResting: Bool
  let isWeekend: Bool
  let restingHeartRate: Double
  /// The day's usual SDNN, ms.
  let hrv: Double
  let weight: Double
  let bodyFat: Double
  /// Start and end of last night's sleep, as instants.
  let bedtime: Int
  let asleepFrom: Int
  let wake: Int
  let session: Session?
  /// Steps outside workouts.
  let steps: Int

  init(_ person: Person, day: Int) {
    number = day
    let age = Double(day - person.lastDay)
    zone = person.zone(on: day)
    let zone = zone
    start = zone.start(of: CivilDay(number: day)).seconds
    end = person.zone(on: day + 1).start(of: CivilDay(number: day + 1)).seconds
    isWeekend = CivilDay(number: day).weekday >= 5
    isIll = person.isIll(day)
    isResting = person.isWeekOff(day)
    var random = DayRandom(seed: person.seed, day: day, purpose: 1)
    // Slow waves for seasons and training; the last term is the day itself.
    let season = sin(age / 58) * 0.6 + sin(age / 17) * 0.4
    restingHeartRate = (56 - season * 1.6 + (isIll ? 7.5 : 0) + random.normal(0, 1.4)).rounded()
    hrv = 50 * exp(season * 0.09 - (isIll ? 0.42 : 0) + random.normal(0, 0.11))
    weight = 71.5 + sin(age / 90) * 1.4 + age / 365 * 0.2 + random.normal(0, 0.35)
    bodyFat = 0.182 + sin(age / 90) * 0.006 + random.normal(0, 0.002)
    let late = isWeekend ? 45.0 : 0
    let bed = -35 + late + random.normal(0, 22)
    bedtime = start + Int(bed * 60)
    asleepFrom = bedtime + random.between(5, 22) * 60
    wake = start + Int((6.9 + (isWeekend ? 0.9 : 0) + (isIll ? 0.7 : 0)) * 3600 + random.normal(0, 18) * 60)
    steps = max(900, Int((isIll ? 2600 : isWeekend ? 7200 : 8600) + random.normal(0, 1900)))
    session = Self.session(day: day, start: start, ill: isIll, resting: isResting, &random)
  }

  private static func session(day: Int, start: Int, ill: Bool, resting: Bool, _ random: inout DayRandom) -> Session? {
    guard !ill, !resting else { return nil }
    let hour = { (hours: Double, jitter: Int) in start + Int(hours * 3600) + jitter * 60 }
    switch CivilDay(number: day).weekday {
    case 0, 3:
      return Session(
        activity: "Running", start: hour(18.2, random.between(-25, 25)), duration: random.between(28, 52) * 60,
        heartRate: random.normal(148, 5), speed: random.normal(10.2, 0.5), isOutdoor: true)
    case 1:
      return Session(
        activity: "TraditionalStrengthTraining", start: hour(19, random.between(-20, 20)),
        duration: random.between(35, 55) * 60, heartRate: random.normal(116, 5), speed: 0, isOutdoor: false)
    case 5 where random.chance(0.75):
      return Session(
        activity: "Cycling", start: hour(10, random.between(-40, 40)), duration: random.between(50, 110) * 60,
        heartRate: random.normal(132, 5), speed: random.normal(23, 1.5), isOutdoor: true)
    case 6 where random.chance(0.5):
      return Session(
        activity: "Yoga", start: hour(9.5, random.between(-20, 20)), duration: random.between(30, 45) * 60,
        heartRate: random.normal(92, 4), speed: 0, isOutdoor: false)
    default: return nil
    }
  }
}

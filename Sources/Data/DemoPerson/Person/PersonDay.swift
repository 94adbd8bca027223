package import DailveDomain
internal import DailveScores
internal import Foundation

/// One day in the demo person's life: the input of all record streams.
package struct PersonDay {
  let number: Int
  package let zone: ZoneRules
  /// First instant of the local day.
  let start: Int
  /// First instant of the next day in the zone where the person is then: a flight east shortens the day.
  package let end: Int
  let isIll: Bool
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
  /// In order, without overlaps.
  let sessions: [Session]
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
    var random = DayRandom(seed: person.seed, day: day, purpose: 1)
    // Slow waves stand for seasons and training; the last term is the day's own variation.
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
    sessions = TrainingPlan(person: person).sessions(day: day, start: start)
  }

  /// The sessions that were over and saved by `limit`.
  package func finishedSessions(until limit: Int) -> [Session] { sessions.filter { $0.end + 30 <= limit } }
}

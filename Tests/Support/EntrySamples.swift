package import DailveDomain
internal import DailveScores

/// An entry of each known kind, in the order of `EntryKinds`.
package enum EntrySamples {
  private static let day = CivilDay(year: 2001, month: 1, day: 2)
  private static let start = Instant(midnightOf: day) + 36_000
  private static let end = start + 3600

  package static let all: [any Entry] = [
    BodyEntry("b", on: day, weight: 70, bodyFat: 0.2, memo: "Before breakfast"),
    Injury(id: "i", part: .knee, side: .left, severity: .minor, start: day, end: day + 2, memo: "Stairs"),
    WorkoutEntry(
      id: "w", activity: "Running", start: start, day: day, clock: 600, duration: 60, distance: 10, energy: 700,
      effort: 6, memo: "Rain"),
    WorkoutNote(workout: "00000000000000a1", day: day, effort: 7, memo: "Hills"),
    WorkoutLink("00000000000000a1", "00000000000000a2", isOne: true, day: day),
    Setting(name: "stepsPerDay", value: "9000"), TypeSwitch(type: "HKQuantityTypeIdentifierStepCount", isOff: true),
    SourceSwitch(source: "Watch", isOff: true), SourceDevice(source: "Watch", device: .phone),
    SourceOrder(type: "HKQuantityTypeIdentifierStepCount", sources: [["Watch"], ["Phone"]]),
    NightChoice(day: day, source: "Watch"),
    ReadingOverride(
      type: "HKQuantityTypeIdentifierStepCount", source: "Watch", start: start, end: end, value: 5, correction: 4),
    ZoneEntry(zone: "Asia/Seoul", start: start, end: end),
  ]
}

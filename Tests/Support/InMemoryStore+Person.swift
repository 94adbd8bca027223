internal import DailveDomain
package import DailveScores

extension InMemoryStore {
  /// Somebody who has worn a watch for two months: values that go up and down within each week, up to and with `today`.
  package static func person(today: CivilDay) -> InMemoryStore {
    var store = InMemoryStore()
    store.setHRV(wave.map { 50 + $0 * 2 }, today: today)
    store.setNights(wave.map { 440 + $0 * 6 }, today: today)
    store.set(.rhr, wave.map { 55 + $0 / 3 }, today: today)
    return store
  }

  /// The share of the last night that was deep sleep; all the others were as deep as they had been.
  package mutating func setLastNight(deepShare: Double) {
    guard let night = sleep.last else { return }
    sleep[sleep.count - 1].stages = [.core: night.asleep * (1 - deepShare), .deep: night.asleep * deepShare]
  }

  /// From -3 to 3 and from the start again, for 61 days.
  package static let wave = (0..<61).map { Double($0 % 7) - 3 }
}

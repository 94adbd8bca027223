internal import DailveDomain
package import DailveScores

extension InMemoryStore {
  /// A person who has worn a watch for two months. Values go up and down within each week, up to and including `today`.
  package static func person(today: CivilDay) -> InMemoryStore {
    var store = InMemoryStore()
    store.setHRV(wave.map { 50 + $0 * 2 }, today: today)
    store.setNights(wave.map { 440 + $0 * 6 }, today: today)
    store.set(.rhr, wave.map { 55 + $0 / 3 }, today: today)
    return store
  }

  /// Sets the share of deep sleep in the last night; all the other nights keep theirs.
  package mutating func setLastNight(deepShare: Double) {
    guard let night = sleep.last else { return }
    sleep[sleep.count - 1].stages = [.core: night.asleep * (1 - deepShare), .deep: night.asleep * deepShare]
  }

  /// Values from -3 to 3, repeated for 61 days.
  package static let wave = (0..<61).map { Double($0 % 7) - 3 }
}

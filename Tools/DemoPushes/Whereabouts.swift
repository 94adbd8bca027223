internal import DailveDemoPerson
internal import DailveDomain
internal import DailveScores

/// Follows the time zone in which the person was, as their phone's clock does.
struct Whereabouts {
  private let person: Person
  private var day = 0..<0
  private(set) var zone: ZoneRules

  init(_ person: Person) {
    self.person = person
    zone = person.home
  }

  private func start(of day: Int) -> Int { person.zone(on: day).start(of: CivilDay(number: day)).seconds }

  /// Sets `zone` to the zone at an instant.
  mutating func move(to instant: Int) {
    guard !day.contains(instant) else { return }
    var number = person.home.day(at: Instant(instant)).number + 1
    while start(of: number) > instant { number -= 1 }
    day = start(of: number)..<max(instant + 1, start(of: number + 1))
    zone = person.zone(on: number)
  }

  mutating func offset(at instant: Int) -> Int {
    move(to: instant)
    return zone.offset(at: Instant(instant))
  }

  /// The minute, hour or day of the local clock that contains an instant.
  mutating func span(of step: PushForm.Step, around instant: Int) -> Range<Int> {
    let offset = offset(at: instant)
    func whole(_ seconds: Int) -> Range<Int> {
      let start = (instant + offset).floorDivided(by: seconds) * seconds - offset
      return start..<start + seconds
    }
    switch step {
    case .minute: return whole(60)
    case .hour: return whole(3600)
    case .day: return day
    }
  }
}

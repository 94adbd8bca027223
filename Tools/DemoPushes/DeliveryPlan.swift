internal import DailveDemoPerson
internal import DailveDomain
internal import DailveScores

/// Plans which device sends which period, in the order of arrival. Periods overlap, and some deliveries come late, out of order or
/// twice; one breaks off and one is empty.
struct DeliveryPlan {
  let person: Person
  let exported: Int
  /// Days since 1970.
  let days: ClosedRange<Int>

  private struct Arrival {
    var at: Int
    var delivery: DemoDelivery
  }

  /// Hours of the day at which a phone gets to send because it happens to be unlocked.
  private static let hours = [7.5, 13, 18, 22.5]
  private static let tabletHour = 21.0

  var deliveries: [DemoDelivery] {
    var random = DayRandom(seed: person.seed, day: days.upperBound, purpose: 90)
    var arrivals: [Arrival] = []
    for day in days {
      for hour in Self.hours {
        send(.phone, day: day, hour: hour + random.between(-0.6, 0.6), back: 1, &random, &arrivals)
      }
      if day % 3 == 0 {
        send(.tablet, day: day, hour: Self.tabletHour + random.between(-0.6, 0.6), back: 6, &random, &arrivals)
      }
    }
    // Later deliveries contain the same data, so neither of these two loses anything.
    let phones = arrivals.indices.filter { arrivals[$0].delivery.device == .phone }
    if phones.count > 8 {
      arrivals[phones[phones.count / 2]].delivery.state = .cut
      arrivals[phones[phones.count / 3]].delivery.state = .locked
    }
    for arrival in arrivals where random.chance(0.15) {
      arrivals.append(Arrival(at: arrival.at + random.between(20, 7200), delivery: arrival.delivery))
    }
    arrivals.append(Arrival(at: .max, delivery: delivery(.phone, at: exported, from: days.upperBound - 1)))
    return arrivals.sorted { $0.at < $1.at }.map(\.delivery)
  }

  private func start(of day: Int) -> Int { person.zone(on: day).start(of: CivilDay(number: day)).seconds }

  /// - Parameter back: Number of earlier days that the delivery covers.
  private func send(
    _ device: DemoDelivery.Device, day: Int, hour: Double, back: Int, _ random: inout DayRandom,
    _ arrivals: inout [Arrival]
  ) {
    let at = start(of: day) + Int(hour * 3600)
    let isLate = random.chance(device == .phone ? 0.12 : 0.5)
    let delay = isLate ? random.between(4 * 3600, 30 * 3600) : random.between(0, 60)
    guard at < exported else { return }
    arrivals.append(Arrival(at: at + delay, delivery: delivery(device, at: at, from: day - back)))
  }

  private func delivery(_ device: DemoDelivery.Device, at instant: Int, from day: Int) -> DemoDelivery {
    let from = start(of: max(day, days.lowerBound))
    return DemoDelivery(device: device, window: Instant(min(from, instant))..<Instant(instant))
  }
}

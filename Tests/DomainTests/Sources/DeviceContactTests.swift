import DailveDomain
import DailveScores
import DailveTestSupport
import Testing

/// When a device counts as silent.
@Suite struct DeviceContactTests {
  static let hour = 3600
  let now = Instant(1_000_000_000)

  /// - Parameter ages: Hours before now.
  private func contact(_ ages: [Double], records: Int = 10, expires: Instant? = nil, revoked: Instant? = nil)
    -> DeviceContact
  {
    DeviceContact(
      DeviceToken(
        id: "a", name: "iPhone", scopes: [.ingest], created: Instant(0), expires: expires, revoked: revoked),
      arrivals: ages.map { .init(received: now - Int($0 * 3600), records: records) })
  }

  @Test func `a device is silent after four times its median gap`() {
    // The device sends once a day.
    let daily = contact([95, 119, 143, 167])
    #expect(daily.usualGap == 24 * Self.hour && daily.state(at: now) == .regular)
    #expect(daily.state(at: now + 2 * Self.hour) == .silent)
    // One week of silence does not change the usual gap.
    #expect(contact([95, 119, 287, 311, 335]).usualGap == 24 * Self.hour)
  }

  @Test(arguments: [[1.0, 2, 3, 4], (0..<500).map { 1 + Double($0) / 60 }])
  func `a device that sends often by day is not silent for one night`(ages: [Double]) {
    let hourly = contact(ages)
    #expect(hourly.state(at: now + 11 * Self.hour) == .regular)
    #expect(hourly.state(at: now + 11 * Self.hour + 1) == .silent)
  }

  @Test func `several deliveries at once count as one`() {
    // Each morning it sends health data, workouts and symptoms, one after another.
    let ages = (0..<6).flatMap { day in [0.0, 0.01, 0.02].map { 20 + Double(day) * 24 + $0 } }
    #expect(contact(ages).usualGap.map { abs($0 - 24 * Self.hour) < 120 } == true)
    #expect(contact(ages).state(at: now) == .regular)
  }

  @Test func `a device that sent once is given a day, and one that never sent says so`() {
    #expect(contact([23]).state(at: now) == .regular && contact([23]).usualGap == nil)
    #expect(contact([25]).state(at: now) == .silent)
    #expect(contact([]).state(at: now) == .neverSent)
  }

  @Test func `a clock set back makes no device appear silent`() {
    #expect(contact([-50, 10]).state(at: now) == .regular)
  }

  @Test func `a device that may not send is not silent`() {
    #expect(contact([500], revoked: now - 9).state(at: now) == .revoked)
    #expect(contact([500], expires: now).state(at: now) == .expired)
    #expect(contact([500], expires: now + 1).state(at: now) == .silent)
  }

  @Test func `no delivery and an empty delivery are distinguished`() {
    let device = contact([1]).device
    let empty = DeviceContact(
      device, arrivals: [.init(received: now - 10, records: 0), .init(received: now - 5000, records: 3)])
    #expect(empty.lastReceived == now - 10 && empty.lastWithRecords == now - 5000 && empty.lastWasEmpty)
    #expect(!contact([1]).lastWasEmpty && !contact([]).lastWasEmpty)
    #expect(contact([1]).device.lastUsed == now - 3600)
  }
}

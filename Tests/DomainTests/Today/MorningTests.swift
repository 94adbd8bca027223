import DailveDomain
import DailveScores
import DailveTestSupport
import Testing

/// The reason why last night is missing.
@Suite struct MorningTests {
  /// Seven in the morning of a day that began at `start`.
  let start = Instant(1_000_000_000)
  var now: Instant { start + 7 * 3600 }

  /// - Parameter ages: Hours before now; deliveries before the day began are a day apart.
  private func contact(
    _ name: String, _ ages: [Double], records: [Int]? = nil, expires: Instant? = nil, revoked: Instant? = nil
  ) -> DeviceContact {
    DeviceContact(
      DeviceToken(id: name, name: name, scopes: [.ingest], created: Instant(0), expires: expires, revoked: revoked),
      arrivals: ages.enumerated().map { index, age in
        .init(received: now - Int(age * 3600), records: records?[index] ?? 9)
      })
  }

  private func cause(_ contacts: DeviceContact...) -> Morning.Cause? { Morning(contacts, since: start, at: now)?.cause }

  @Test func `without a device that sends there is nothing to wait for`() {
    #expect(cause() == nil && cause(contact("never", [])) == nil)
    #expect(cause(contact("withdrawn", [9], revoked: now)) == nil)
    #expect(cause(contact("forgotten", [24 * 31])) == nil)
  }

  @Test func `a phone that has not sent yet today is late, and silent only by its own habits`() {
    #expect(cause(contact("a", [10, 34, 58])) == .notSent)
    #expect(cause(contact("a", [100, 124, 148])) == .silent)
    let morning = Morning([contact("a", [100, 124, 148])], since: start, at: now)
    #expect(morning?.lastReceived == now - 100 * 3600 && morning?.device.name == "a")
  }

  @Test func `an empty delivery and one without the night are distinguished`() {
    #expect(cause(contact("a", [1, 25], records: [0, 5])) == .empty)
    #expect(cause(contact("a", [1, 2, 25], records: [0, 5, 5])) == .withoutNight)
  }

  @Test func `a silent phone is named even where another device sends`() {
    let morning = Morning(
      [contact("home", [0.1, 0.5]), contact("phone", [100, 124, 148])], since: start, at: now)
    #expect(morning?.cause == .silent && morning?.device.name == "phone")
    // A phone that is merely not due yet is not named.
    #expect(cause(contact("home", [0.1, 0.5]), contact("phone", [10, 34, 58])) == .withoutNight)
  }

  @Test func `a token that has expired is the cause`() {
    #expect(cause(contact("a", [100, 124], expires: now - 1)) == .expired)
    // An expired token is not the cause if another has replaced it.
    #expect(cause(contact("a", [100, 124], expires: now - 1), contact("b", [10, 34])) == .notSent)
  }
}

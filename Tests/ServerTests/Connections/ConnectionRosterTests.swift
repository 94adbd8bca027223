import NIOCore
import Synchronization
import Testing

@testable import DailveServer

/// The choice of connections to close when they get scarce.
@Suite struct ConnectionRosterTests {
  private final class Guest: Sendable {
    let isGone = Mutex(false)
    var id: ObjectIdentifier { ObjectIdentifier(self) }
    var hasGone: Bool { isGone.withLock { $0 } }
  }

  private let roster = ConnectionRoster(connections: 16)
  private let noon = NIODeadline.uptimeNanoseconds(1_000_000_000_000)

  private func time(_ seconds: Int) -> NIODeadline { noon + .seconds(Int64(seconds)) }

  /// One connection with HTTP/1.1.
  private func arrive(_ second: Int, of network: String? = nil) -> Guest {
    let guest = Guest()
    roster.begin(guest.id, of: network, at: time(second)) { guest.isGone.withLock { $0 = true } }
    roster.open(guest.id, on: guest.id, at: time(second))
    return guest
  }

  /// Opens as many connections as fit, one per second.
  private func crowd(_ phase: ConnectionPlace.Phase = .head) -> [Guest] {
    (0..<14).map { second in
      let guest = arrive(second)
      roster.note(guest.id, phase, at: time(second))
      return guest
    }
  }

  @Test(arguments: [ConnectionPlace.Phase.head, .body, .answer])
  func `the longest waiting connection makes room for a new one`(phase: ConnectionPlace.Phase) {
    let guests = crowd(phase)
    #expect(!guests.contains { $0.hasGone })
    let later = (20..<23).map { arrive($0) }
    #expect(guests.map(\.hasGone) == (0..<14).map { $0 < 3 })
    #expect(!later.contains { $0.hasGone } && roster.count == 14)
  }

  @Test func `known browsers keep their places, and what is over goes first`() {
    let guests = crowd(.body)
    roster.vouch(guests[0].id, as: .known)
    roster.note(guests[9].id, .over, at: time(15))
    _ = (20..<22).map { arrive($0) }
    #expect(guests.filter(\.hasGone).map(\.id) == [guests[1].id, guests[9].id])
  }

  @Test func `a finished connection is free until its next request`() {
    let guests = crowd(.body)
    roster.vouch(guests[0].id, as: .known)
    roster.note(guests[0].id, .answer, at: time(16))
    roster.note(guests[0].id, .head, at: time(17))
    #expect(roster.standing(guests[0].id) == .stranger)
    _ = (20..<34).map { arrive($0) }
    #expect(!guests.contains { !$0.hasGone })
  }

  @Test func `known browsers alone displace nobody`() {
    let guests = crowd(.answer)
    guests.forEach { roster.vouch($0.id, as: .known) }
    #expect(!arrive(20).hasGone && !guests.contains { $0.hasGone })
  }

  @Test func `a connection ranks as high as its best request`() {
    let (shared, stream) = (arrive(0), Guest())
    roster.open(stream.id, on: shared.id, at: time(0))
    roster.note(stream.id, .answer, at: time(0))
    roster.vouch(stream.id, as: .known)
    let others = (1..<14).map { arrive($0) }
    _ = arrive(20)
    #expect(!shared.hasGone && others[0].hasGone)
    roster.close(stream.id)
    _ = arrive(21)
    #expect(shared.hasGone)
  }

  @Test func `one network cannot occupy all connections`() {
    let roster = ConnectionRoster()
    func arrive(_ network: String, _ second: Int) -> Guest {
      let guest = Guest()
      roster.begin(guest.id, of: network, at: time(second)) { guest.isGone.withLock { $0 = true } }
      roster.open(guest.id, on: guest.id, at: time(second))
      return guest
    }
    let crowd = (0..<64).map { arrive("198.51.100.1", $0) }
    #expect(!arrive("198.51.100.2", 70).hasGone && !crowd.contains { $0.hasGone })
    // A browser of the same network also finds room in its share.
    let browser = arrive("198.51.100.1", 71)
    #expect(!browser.hasGone && crowd.filter(\.hasGone).map(\.id) == [crowd[0].id])
    for guest in crowd + [browser] {
      roster.note(guest.id, .answer, at: time(72))
      roster.vouch(guest.id, as: .known)
    }
    #expect(arrive("198.51.100.1", 73).hasGone)
    roster.end(browser.id)
    #expect(!arrive("198.51.100.1", 74).hasGone)
  }

  @Test func `a network has a limited number of concurrent requests by strangers`() {
    let places = (0..<65).map { number in
      let guest = arrive(number)
      roster.note(guest.id, .body, at: time(number))
      return guest
    }
    let admitted = places.map { roster.admit($0.id, from: "203.0.113.7") }
    #expect(admitted.dropLast().allSatisfy { $0 } && admitted.last == false)
    #expect(roster.admit(places[64].id, from: "203.0.113.8"))
    // The first three were answered, have left, or turned out to be known browsers.
    roster.note(places[0].id, .head, at: time(80))
    roster.close(places[1].id)
    roster.vouch(places[2].id, as: .known)
    let later = (81..<85).map { arrive($0) }
    later.forEach { roster.note($0.id, .body, at: time(86)) }
    #expect(later.map { roster.admit($0.id, from: "203.0.113.7") } == [true, true, true, false])
  }
}

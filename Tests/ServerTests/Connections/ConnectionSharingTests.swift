import Testing

@testable import DailveServer

@Suite struct ConnectionSharingTests {
  @Test func `many requests at once leave few to each connection`() {
    let tally = StreamTally()
    for _ in 0..<50 { #expect(tally.begin(total: 100)) }
    #expect(!tally.begin(total: 100))
    let late = StreamTally()
    for _ in 0..<8 { #expect(late.begin(total: 5000)) }
    #expect(!late.begin(total: 5000))
    late.end()
    #expect(late.begin(total: 5000))
  }

  @Test func `a browser has a limited number of streams, and the oldest gives way`() {
    let streams = OpenStreams()
    let slots = (0..<10).map { _ in streams.reserve("phone") }
    #expect(slots.map(\.isGivenUp) == (0..<10).map { $0 < 2 })
    let other = streams.reserve("tablet")
    streams.leave(slots[5])
    #expect(!streams.reserve("phone").isGivenUp && !slots[2].isGivenUp && !other.isGivenUp)
    // The limit holds whatever name the clients give themselves.
    let many = (0..<60).map { streams.reserve("\($0)") }
    #expect(slots[2].isGivenUp && slots[9].isGivenUp == false && !many.contains { $0.isGivenUp })
  }

  @Test func `a minute has a limited number of lines, and then one that says so`() {
    let lines = LogRateLimit(most: 2)
    #expect([1, 2, 3, 4, 61].map { lines.admit(second: $0) } == [.write, .write, .writeMoreOfTheSame, .none, .write])
  }
}

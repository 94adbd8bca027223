import Testing

@testable import DailveServer

@Suite struct HouseholdTests {
  @Test func `one household cannot hold the connections of all`() {
    let tally = HouseholdTally()
    for _ in 0..<64 { #expect(tally.begin("198.51.100.1")) }
    #expect(!tally.begin("198.51.100.1"))
    #expect(tally.begin("198.51.100.2"))
    tally.end("198.51.100.1")
    #expect(tally.begin("198.51.100.1") && !tally.begin("198.51.100.1"))
    // Ends that had no beginning make no room.
    tally.end("198.51.100.3")
    for _ in 0..<64 { #expect(tally.begin("198.51.100.3")) }
    #expect(!tally.begin("198.51.100.3"))
  }

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

  @Test func `a minute has so many lines, and then one that says so`() {
    let lines = LogAllowance(most: 2)
    #expect([1, 2, 3, 4, 61].map { lines.take(second: $0) } == [.write, .write, .writeMoreOfTheSame, .none, .write])
  }
}

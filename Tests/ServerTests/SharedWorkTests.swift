import Synchronization
import Testing

@testable import DailveServer

@Suite struct SharedWorkTests {
  private struct Failure: Error {}

  @Test func `however many ask at once it is done once, and anew when something has changed`() async throws {
    let count = Mutex(0)
    let revision = Mutex("1")
    let work = SharedWork(revision: { revision.withLock { $0 } }) {
      try await Task.sleep(for: .milliseconds(50))
      return count.withLock {
        $0 += 1
        return $0
      }
    }
    let answers = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<20 { group.addTask { try await work.value() } }
      return try await group.reduce(into: Set<Int>()) { $0.insert($1) }
    }
    #expect(answers == [1])
    #expect(try await work.value() == 1)
    revision.withLock { $0 = "2" }
    #expect(try await work.value() == 2)
  }

  @Test func `a failure is not remembered`() async throws {
    let fails = Mutex(true)
    let work = SharedWork(revision: { "1" }) {
      if fails.withLock({ $0 }) { throw Failure() }
      return 1
    }
    await #expect(throws: Failure.self) { try await work.value() }
    fails.withLock { $0 = false }
    #expect(try await work.value() == 1)
  }
}

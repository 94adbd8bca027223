internal import Synchronization

/// Work on the whole store whose result holds until something changes. However many ask at once, it is done once.
final class SharedWork<Value: Sendable>: Sendable {
  private struct State {
    var revision = ""
    var work: Task<Value, any Error>?
  }

  private let state = Mutex(State())
  private let revision: @Sendable () async throws -> String
  private let compute: @Sendable () async throws -> Value

  /// - Parameter revision: Of the store; a new one after every change.
  init(revision: @escaping @Sendable () async throws -> String, compute: @escaping @Sendable () async throws -> Value) {
    (self.revision, self.compute) = (revision, compute)
  }

  func value() async throws -> Value {
    // The work may read what is newer than this number; then it is done once too often, never once too rarely.
    let revision = try await revision()
    let work = state.withLock { state in
      if let work = state.work, state.revision == revision { return work }
      let work = Task(executorPreference: HeavyWorkMiddleware.thread) { [compute] in try await compute() }
      (state.revision, state.work) = (revision, work)
      return work
    }
    do {
      return try await work.value
    } catch {
      // A failure is the answer of those who waited for it, and of nobody else.
      state.withLock { state in
        if state.work == work { state.work = nil }
      }
      throw error
    }
  }
}

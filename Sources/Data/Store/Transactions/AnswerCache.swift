internal import DailveDomain
internal import Synchronization

/// Cached answers to expensive questions, for one state of the store.
final class AnswerCache: Sendable {
  private struct Kept {
    var revision = ""
    /// Least recently used first.
    var answers: [(question: CachedQuestion, answer: any Sendable)] = []
  }

  /// Enough for the pages of a few days. An answer takes some hundred kilobytes at most.
  static let capacity = 16

  private struct Asked: Hashable {
    var question: CachedQuestion
    var revision: String
  }

  /// A lock that is held while an answer is computed.
  private final class Turn: Sendable {
    let mutex = Mutex(())
  }

  private let kept = Mutex(Kept())
  private let turns = Mutex<[Asked: (turn: Turn, askers: Int)]>([:])

  /// The cached answer, or the result of `compute`. Callers with the same question about the same state meanwhile wait for it, on a thread of the
  /// database.
  func answer<T: Sendable>(
    to question: CachedQuestion, of revision: String, isWhole: (T) -> Bool, _ compute: () throws -> T
  ) throws -> T {
    if let known: T = find(question, of: revision) { return known }
    let asked = Asked(question: question, revision: revision)
    let turn = join(asked)
    defer { leave(asked) }
    return try turn.mutex.withLock { _ in
      if let known: T = find(question, of: revision) { return known }
      let answer = try compute()
      // An answer that is not cached is computed again for the next caller.
      if isWhole(answer) { keep(answer, to: question, of: revision) }
      return answer
    }
  }

  private func join(_ asked: Asked) -> Turn {
    turns.withLock { turns in
      let turn = turns[asked]?.turn ?? Turn()
      turns[asked] = (turn: turn, askers: (turns[asked]?.askers ?? 0) + 1)
      return turn
    }
  }

  private func leave(_ asked: Asked) {
    turns.withLock { turns in
      guard let entry = turns[asked], entry.askers > 1 else {
        turns[asked] = nil
        return
      }
      turns[asked] = (turn: entry.turn, askers: entry.askers - 1)
    }
  }

  /// - Parameter revision: Revision of the state that the caller reads. The cache holds answers about one state; any
  ///   other revision, older or newer, finds nothing.
  func find<T: Sendable>(_ question: CachedQuestion, of revision: String) -> T? {
    kept.withLock { kept in
      guard kept.revision == revision, let index = kept.answers.firstIndex(where: { $0.question == question }) else {
        return nil
      }
      let entry = kept.answers.remove(at: index)
      kept.answers.append(entry)
      return entry.answer as? T
    }
  }

  func keep(_ answer: some Sendable, to question: CachedQuestion, of revision: String) {
    kept.withLock { kept in
      if kept.revision != revision { kept = Kept(revision: revision) }
      kept.answers.removeAll { $0.question == question }
      if kept.answers.count >= Self.capacity { kept.answers.removeFirst() }
      kept.answers.append((question, answer))
    }
  }

  func clear() { kept.withLock { $0 = Kept() } }
}

internal import DailveDomain
internal import Synchronization

/// Cached answers to expensive questions, for one state of the store.
final class AnswerMemory: Sendable {
  private struct Kept {
    var revision = ""
    /// Least recently used first.
    var answers: [(question: SharedQuestion, answer: any Sendable)] = []
  }

  /// The pages of a few days. An answer takes some hundred kilobytes at most.
  static let capacity = 16

  private let kept = Mutex(Kept())

  /// - Parameter revision: Of the state that the caller reads. The cache is of one state; any other, older or newer,
  ///   finds nothing.
  func find<T: Sendable>(_ question: SharedQuestion, of revision: String) -> T? {
    kept.withLock { kept in
      guard kept.revision == revision, let index = kept.answers.firstIndex(where: { $0.question == question }) else {
        return nil
      }
      let entry = kept.answers.remove(at: index)
      kept.answers.append(entry)
      return entry.answer as? T
    }
  }

  func keep(_ answer: some Sendable, to question: SharedQuestion, of revision: String) {
    kept.withLock { kept in
      if kept.revision != revision { kept = Kept(revision: revision) }
      kept.answers.removeAll { $0.question == question }
      if kept.answers.count >= Self.capacity { kept.answers.removeFirst() }
      kept.answers.append((question, answer))
    }
  }

  func clear() { kept.withLock { $0 = Kept() } }
}

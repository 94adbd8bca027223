internal import DailveDomain
internal import Synchronization

/// The newest answers to questions that cost much, of one state of the store.
final class AnswerMemory: Sendable {
  private struct Kept {
    var revision = ""
    /// The one that was asked for last stands last.
    var answers: [(question: SharedQuestion, answer: any Sendable)] = []
  }

  /// The pages of a few days. An answer takes some hundred kilobytes at most.
  static let capacity = 16

  private let kept = Mutex(Kept())

  /// - Parameter revision: Of the state that the asker reads. The memory is of one state; another one, older or newer, finds nothing.
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

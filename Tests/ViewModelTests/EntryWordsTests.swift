import DailveDomain
import DailveScores
import DailveTestSupport
import Testing

@testable import DailveViewModels

/// The words that the history has for entries.
@Suite struct EntryWordsTests: ViewerSuite {
  @Test func `every kind has words of its own in every language`() throws {
    for entry in EntrySamples.all {
      let kind = type(of: entry).kind
      let words = Language.allCases.map { EntryPresenter(viewer: viewer($0)).words(entry) }
      #expect(words.allSatisfy { $0.kind != .historyOther && !$0.title.isEmpty && !$0.lines.isEmpty }, "\(kind)")
      let labels = zip(Language.allCases, words).map { language, words in language[words.kind] }
      #expect(Set(labels).count == Language.allCases.count, "\(kind)")
    }
  }
}

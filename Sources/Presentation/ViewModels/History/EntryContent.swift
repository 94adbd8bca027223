internal import DailveDomain
internal import DailveScores

/// An entry in words: its subject and its content.
struct EntryContent {
  struct Line: Equatable {
    var label: String
    var text: String
  }

  var kind: TextKey
  var title: String
  var lines: [Line]
}

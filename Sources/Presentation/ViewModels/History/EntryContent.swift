internal import DailveDomain
internal import DailveScores

/// An entry in words: what it is about, and what it says of that.
struct EntryContent {
  struct Line: Equatable {
    var label: String
    var text: String
  }

  var kind: TextKey
  var title: String
  var lines: [Line]
}

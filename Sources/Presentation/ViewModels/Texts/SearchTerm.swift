/// How well a name fits what was typed, best first.
enum SearchFit: Int, Comparable {
  case wholeName, wholeOther, nameBegins, otherBegins, wordBegins, initials, contains, oneWrong, twoWrong, none

  static func < (a: SearchFit, b: SearchFit) -> Bool { a.rawValue < b.rawValue }

  /// True if the typed text is a whole name, or the beginning of one.
  var isBeginning: Bool { self <= .otherBegins }
}

/// The names by which something is found.
struct SearchTerm: Sendable {
  /// The name in the page's language.
  let name: SearchKey
  /// The names in the other language, and synonyms.
  let others: [SearchKey]

  init(_ name: String, others: [String]) {
    self.name = SearchKey(name)
    self.others = others.map(SearchKey.init)
  }

  /// - Parameter allowed: The number of wrong letters that may be forgiven, `0...2`.
  func fit(_ query: SearchKey, wrong allowed: Int) -> SearchFit {
    let typed = query.letters
    let all = [name] + others
    if name.letters == typed { return .wholeName }
    if others.contains(where: { $0.letters == typed }) { return .wholeOther }
    if query.isConsonants { return all.contains { $0.initials.starts(with: typed) } ? .initials : .none }
    if name.letters.starts(with: typed) { return .nameBegins }
    if others.contains(where: { $0.letters.starts(with: typed) }) { return .otherBegins }
    if all.contains(where: { $0.words.contains { $0.starts(with: typed) } }) { return .wordBegins }
    if typed.count > 2, all.contains(where: { $0.letters.contains(typed) }) { return .contains }
    guard allowed > 0 else { return .none }
    let wrong =
      all.flatMap { [$0.letters] + $0.words }
      .map { EditDistance.distance(typed, $0, atMost: allowed) }.min() ?? allowed + 1
    return wrong > allowed ? .none : wrong > 1 ? .twoWrong : .oneWrong
  }

  /// True if each typed word begins a word of some name, in any order: "rate heart".
  func hasWords(_ query: SearchKey) -> Bool {
    guard query.words.count > 1 else { return false }
    let words = ([name] + others).flatMap(\.words)
    return query.words.allSatisfy { typed in words.contains { $0.starts(with: typed) } }
  }
}

/// The distance between two spellings.
enum EditDistance {
  /// The number of letters to insert, omit, replace or swap with their neighbour (optimal string alignment; Damerau
  /// 1964, Communications of the ACM 7:171), at most `limit + 1`.
  static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar], atMost limit: Int) -> Int {
    guard (a.count - b.count).magnitude <= limit else { return limit + 1 }
    var before: [Int] = []
    var last = Array(0...max(0, b.count))
    for (row, letter) in a.enumerated() {
      var next = [row + 1]
      for (column, other) in b.enumerated() {
        var best = min(last[column] + (letter == other ? 0 : 1), last[column + 1] + 1, next[column] + 1)
        if row > 0, column > 0, letter == b[column - 1], a[row - 1] == other {
          best = min(best, before[column - 1] + 1)
        }
        next.append(best)
      }
      (before, last) = (last, next)
    }
    return min(limit + 1, last[b.count])
  }

  /// The number of wrong letters allowed: none in a short text, where one letter makes another word.
  static func allowed(in text: [Unicode.Scalar]) -> Int { text.count < 5 ? 0 : text.count < 9 ? 1 : 2 }
}

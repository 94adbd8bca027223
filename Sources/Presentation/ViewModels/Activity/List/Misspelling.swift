/// The distance between two spellings.
enum Misspelling {
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

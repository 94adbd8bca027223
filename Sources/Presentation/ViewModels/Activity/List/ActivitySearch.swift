internal import DailveDomain

/// Finds activities by what people type: names in either language or in HealthKit, synonyms, prefixes, initials of
/// Hangul, and with a letter or two wrong.
public enum ActivitySearch {
  public enum Answer: Sendable, Equatable {
    case one(String)
    /// Several equally good matches, most common first.
    case several([String])
    case none
  }

  /// Maximum length of a searched text, in characters.
  static let longest = 60

  /// HealthKit's activity types, without their prefix, that match a text.
  public static func answer(to text: String, _ language: Language) -> Answer {
    let query = SearchKey(String(text.prefix(longest)))
    guard !query.letters.isEmpty else { return .none }
    var best = Fit.none
    var found: [String] = []
    for entry in entries(language) {
      let fit = entry.fit(query)
      if fit == .none || fit > best { continue }
      if fit < best { (best, found) = (fit, []) }
      found.append(entry.activity)
    }
    guard let first = found.first else { return .none }
    return found.count == 1 ? .one(first) : .several(found)
  }

  /// Quality of a match, best first.
  private enum Fit: Int, Comparable {
    case wholeName, wholeOther, nameBegins, otherBegins, wordBegins, initials, contains, oneWrong, twoWrong, none

    static func < (a: Fit, b: Fit) -> Bool { a.rawValue < b.rawValue }
  }

  private struct Entry: Sendable {
    let activity: String
    /// The name in the page's language.
    let name: SearchKey
    /// The names in the other language and in HealthKit, and synonyms.
    let others: [SearchKey]

    func fit(_ query: SearchKey) -> Fit {
      let typed = query.letters
      let all = [name] + others
      if name.letters == typed { return .wholeName }
      if others.contains(where: { $0.letters == typed }) { return .wholeOther }
      if query.isConsonants { return all.contains { $0.initials.starts(with: typed) } ? .initials : .none }
      if name.letters.starts(with: typed) { return .nameBegins }
      if others.contains(where: { $0.letters.starts(with: typed) }) { return .otherBegins }
      if all.contains(where: { $0.words.contains { $0.starts(with: typed) } }) { return .wordBegins }
      if typed.count > 2, all.contains(where: { $0.letters.contains(typed) }) { return .contains }
      let allowed = EditDistance.allowed(in: typed)
      guard allowed > 0 else { return .none }
      let wrong =
        all.flatMap { [$0.letters] + $0.words }
        .map { EditDistance.distance(typed, $0, atMost: allowed) }.min() ?? allowed + 1
      return wrong > allowed ? .none : wrong > 1 ? .twoWrong : .oneWrong
    }
  }

  /// All names that a text is compared with, in small letters.
  static let names: [String] = Set(
    ActivityGroup.allActivities.flatMap { activity in
      [TypeName.activity(activity, .en), TypeName.activity(activity, .ko), TypeName.words(activity[...])]
        + (ActivityNames.otherWords[activity] ?? [])
    }.map { $0.lowercased() }
  ).sorted()

  private static func entries(_ language: Language) -> [Entry] { language == .ko ? korean : english }
  private static let english = entries(shown: .en, other: .ko)
  private static let korean = entries(shown: .ko, other: .en)

  private static func entries(shown: Language, other: Language) -> [Entry] {
    ActivityGroup.allActivities.map { activity in
      Entry(
        activity: activity, name: SearchKey(TypeName.activity(activity, shown)),
        others: [SearchKey(TypeName.activity(activity, other)), SearchKey(TypeName.words(activity[...]))]
          + (ActivityNames.otherWords[activity] ?? []).map(SearchKey.init))
    }
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

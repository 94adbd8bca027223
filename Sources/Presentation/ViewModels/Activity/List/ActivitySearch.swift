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
    var best = SearchFit.none
    let allowed = EditDistance.allowed(in: query.letters)
    var found: [String] = []
    for entry in entries(language) {
      let fit = entry.term.fit(query, wrong: allowed)
      if fit == .none || fit > best { continue }
      if fit < best { (best, found) = (fit, []) }
      found.append(entry.activity)
    }
    guard let first = found.first else { return .none }
    return found.count == 1 ? .one(first) : .several(found)
  }

  private struct Entry: Sendable {
    let activity: String
    let term: SearchTerm
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
        activity: activity,
        term: SearchTerm(
          TypeName.activity(activity, shown),
          others: [TypeName.activity(activity, other), TypeName.words(activity[...])]
            + (ActivityNames.otherWords[activity] ?? [])))
    }
  }
}

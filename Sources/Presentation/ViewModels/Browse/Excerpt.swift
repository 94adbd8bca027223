internal import DailveDomain

/// The part of a text around a word that was searched.
public struct Excerpt: Sendable, Equatable {
  public var before: String
  /// As written in the text; empty if the word is not in it.
  public var match: String
  public var after: String

  /// Characters shown on each side.
  static let reach = 32

  /// - Parameter query: What was typed; the first of its words that is in the text is marked.
  public init(_ text: String, around query: String) {
    let line = text.replacing("\n", with: " ")
    let characters = Array(line)
    let folded = characters.map { SourceName.matchingForm(String($0)) }
    for word in query.split(separator: " ").prefix(8) {
      let wanted = word.prefix(SearchIndex.longest).map { SourceName.matchingForm(String($0)) }
      guard let start = folded.firstRange(of: wanted)?.lowerBound else { continue }
      let end = start + wanted.count
      before = (start > Self.reach ? "…" : "") + String(characters.prefix(start).suffix(Self.reach))
      match = String(characters.prefix(end).suffix(wanted.count))
      let rest = characters.dropFirst(end)
      after = String(rest.prefix(Self.reach)) + (rest.count > Self.reach ? "…" : "")
      return
    }
    before = String(characters.prefix(2 * Self.reach)) + (characters.count > 2 * Self.reach ? "…" : "")
    match = ""
    after = ""
  }
}

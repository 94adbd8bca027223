package import DailveDomain

/// Collects problems: the first position of each kind and text, and how many there were.
package struct ProblemLog {
  /// The most different problems; further ones are only counted by kind.
  static let mostTexts = 200
  private var index: [Key: Int] = [:]
  package private(set) var problems: [ImportProblem] = []

  package init() {}

  private static let longestText = 240

  /// - Parameter text: A name from the export; messages are made from `cause`.
  package mutating func add(
    _ kind: ImportProblem.Kind, at byte: Int?, _ text: String = "", _ cause: ImportProblem.Cause? = nil, count: Int = 1
  ) {
    let text = ShortText.cut(text, to: Self.longestText)
    let problem = ImportProblem(kind: kind, byte: byte, text: text, cause: cause, count: count)
    var key = Key(kind: kind, text: problem.text, cause: cause)
    if index.count >= Self.mostTexts, index[key] == nil { key = Key(kind: kind, text: nil, cause: nil) }
    if let known = index[key] {
      problems[known].count += count
    } else {
      index[key] = problems.count
      problems.append(problem)
    }
  }

  /// A key without a text stands for all further problems of a kind.
  private struct Key: Hashable {
    var kind: ImportProblem.Kind
    var text: String?
    var cause: ImportProblem.Cause?
  }
}

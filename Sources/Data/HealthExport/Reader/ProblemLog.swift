internal import DailveDomain

/// Collects problems: the first position of each kind and text, and how many there were.
struct ProblemLog {
  /// Further distinct texts of one kind are only counted.
  static let mostTexts = 200
  private var index: [String: Int] = [:]
  private(set) var problems: [ImportProblem] = []

  private static let longestText = 240

  mutating func add(_ kind: ImportProblem.Kind, at byte: Int?, _ text: String) {
    let text = ShortText.cut(text, to: Self.longestText)
    let full = index.count >= Self.mostTexts
    let key = full && index["\(kind) \(text)"] == nil ? "\(kind)" : "\(kind) \(text)"
    if let known = index[key] {
      problems[known].count += 1
    } else {
      index[key] = problems.count
      problems.append(ImportProblem(kind: kind, byte: byte, text: text))
    }
  }
}

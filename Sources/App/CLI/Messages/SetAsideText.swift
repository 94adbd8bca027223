internal import DailveDomain

/// Reports rows that were left out because their content contradicts their own description.
enum SetAsideText {
  /// One sentence on standard error, or nothing if nothing was left out.
  static func tell(_ setAside: RowsSetAside) {
    if !setAside.isEmpty {
      Console.error("\(list(setAside)) left out: damaged, or not of the size that the store says.")
    }
  }

  /// "2 workouts, 1 file".
  static func list(_ setAside: RowsSetAside) -> String {
    RowsSetAside.Kind.allCases.compactMap { kind in
      setAside.counts[kind].map { Words.counted($0, words(kind).one, words(kind).many) }
    }.joined(separator: ", ")
  }

  private static func words(_ kind: RowsSetAside.Kind) -> (one: String, many: String) {
    switch kind {
    case .workout: ("workout", "workouts")
    case .summary: ("day of activity rings", "days of activity rings")
    case .element: ("document", "documents")
    case .file: ("file", "files")
    }
  }
}

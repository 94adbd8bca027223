/// The overview of records that are more than a number, in words.
public struct HealthRecordsContent: Sendable, Equatable {
  public var finding: String
  public var kinds: [Kind]
  /// Other things that are kept as they came.
  public var others: [Other]
  public var empty: EmptyContent?

  /// A kind of records that exists.
  public struct Kind: Sendable, Equatable {
    public var title: String
    public var text: String
    public var path: String
  }

  public struct Other: Sendable, Equatable {
    public var name: String
    public var count: String
    public var newest: String
    public var path: String
  }
}

/// Records of a kind without pages of its own, as they came.
public struct OtherRecordsContent: Sendable, Equatable {
  public var title: String
  public var finding: String
  public var records: [Record]
  public var span: RecordSpan

  public struct Record: Sendable, Equatable {
    public var time: String
    public var text: String
  }
}

/// Where a part of a list stands, and the ways to its neighbours.
public struct RecordSpan: Sendable, Equatable {
  /// "1–50 of 312"; `nil` if the part is the whole.
  public var text: String?
  public var laterPath: String?
  public var earlierPath: String?
}

/// A row that leads to a record.
public struct RecordRow: Sendable, Equatable {
  public var title: String
  public var text: String
  public var path: String
}

/// A list of records, each with a page of its own.
public struct RecordListContent: Sendable, Equatable {
  public var finding: String
  public var rows: [RecordRow]
  public var span: RecordSpan
  public var empty: EmptyContent?
}

/// A table in words.
public struct RecordTable: Sendable, Equatable {
  public var title: String
  public var heads: [String]
  /// As many cells in each as there are heads.
  public var rows: [[String]]
}

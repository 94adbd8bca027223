package import DailveDomain
package import DailveScores

/// A value whose JSON is not that of its properties.
package protocol SchemaDescribing {
  /// JSON Schema.
  static func schema(_ book: SchemaBook) -> LiteralJSON
  static var example: Self { get }
}

extension CivilDay: SchemaDescribing {
  package static func schema(_ book: SchemaBook) -> LiteralJSON { ["type": "string", "format": "date"] }
  package static var example: CivilDay { CivilDay(number: 0) }
}

extension Instant: SchemaDescribing {
  package static func schema(_ book: SchemaBook) -> LiteralJSON { ["type": "string", "format": "date-time"] }
  package static var example: Instant { Instant(0) }
}

extension ImportProblem.Cause: SchemaDescribing {
  /// The name of a case, with what it says.
  package static func schema(_ book: SchemaBook) -> LiteralJSON {
    ["type": "object", "minProperties": 1, "maxProperties": 1, "additionalProperties": ["type": "object"]]
  }
  package static var example: ImportProblem.Cause { .damaged }
}

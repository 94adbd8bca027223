package import DailveDomain
package import DailveScores

/// A type whose JSON does not mirror its properties.
package protocol SchemaDescribing {
  /// The JSON Schema of the type.
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
  /// An object with the name of a case as its only key and the associated values below it.
  package static func schema(_ book: SchemaBook) -> LiteralJSON {
    ["type": "object", "minProperties": 1, "maxProperties": 1, "additionalProperties": ["type": "object"]]
  }
  package static var example: ImportProblem.Cause { .damaged }
}

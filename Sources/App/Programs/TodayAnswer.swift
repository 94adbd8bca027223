package import DailveDocuments
package import DailveViewModels

/// The Today page, or a note that there is nothing to show yet.
package enum TodayAnswer: Codable, Sendable, SchemaDescribing {
  case ready(TodayContent)
  case empty

  struct Empty: Codable {
    var empty = true
  }

  init(_ state: TodayViewModel.State) {
    self =
      switch state {
      case .ready(let content): .ready(content)
      case .empty: .empty
      }
  }

  package init(from decoder: any Decoder) throws {
    // The two forms have no discriminator, so this tries each in turn.
    if let content = try? TodayContent(from: decoder) {
      self = .ready(content)
    } else {
      _ = try Empty(from: decoder)
      self = .empty
    }
  }

  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .ready(let content): try content.encode(to: encoder)
    case .empty: try Empty().encode(to: encoder)
    }
  }

  package static func schema(_ book: SchemaBook) -> LiteralJSON {
    ["anyOf": [book.schema(of: TodayContent.self), book.schema(of: Empty.self)]]
  }

  package static var example: TodayAnswer { .empty }
}

/// What an optional field of a form says.
public enum Typed<Value: Sendable & Equatable>: Sendable, Equatable {
  case nothing
  /// Something that is not a value.
  case unreadable
  case value(Value)

  /// `nil` for a field that says nothing or cannot be read.
  public var value: Value? { if case .value(let value) = self { value } else { nil } }

  /// Whether the field may be saved: it says nothing, or a value that is allowed.
  func isFine(_ isAllowed: (Value) -> Bool) -> Bool {
    switch self {
    case .nothing: true
    case .unreadable: false
    case .value(let value): isAllowed(value)
    }
  }
}

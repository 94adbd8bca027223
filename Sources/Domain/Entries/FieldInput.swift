/// The content of an optional form field.
public enum FieldInput<Value: Sendable & Equatable>: Sendable, Equatable {
  case nothing
  /// Something that is not a value.
  case unreadable
  case value(Value)

  /// `nil` for an empty or unreadable field.
  public var value: Value? { if case .value(let value) = self { value } else { nil } }

  /// True if the field may be saved: it is empty, or has an allowed value.
  func isFine(_ isAllowed: (Value) -> Bool) -> Bool {
    switch self {
    case .nothing: true
    case .unreadable: false
    case .value(let value): isAllowed(value)
    }
  }
}

/// What opening a store is about while it takes long.
public enum OpeningProgress: Sendable, Equatable {
  /// It is from an earlier version, and becomes a backup first.
  case backingUp
  case updating(step: Int, of: Int)
  case deriving
}

/// What opening a store is doing when it takes a while.
public enum OpeningProgress: Sendable, Equatable {
  /// It is from an earlier version, and becomes a backup first.
  case backingUp
  case updating(step: Int, of: Int)
  case deriving
}

/// The work of opening a store when it takes a while.
public enum OpeningProgress: Sendable, Equatable {
  /// The store is from an earlier version and is backed up first.
  case backingUp
  case updating(step: Int, of: Int)
  case deriving
}

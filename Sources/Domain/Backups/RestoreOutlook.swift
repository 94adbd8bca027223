public import DailveScores

/// What becomes of a restored backup where other machines hold the same data: exchange brings back what is newer there, and takes away what was
/// deleted since. Known from the store that is there, which knows best what others hold.
public struct RestoreOutlook: Sendable, Equatable {
  public struct Count: Sendable, Equatable {
    /// `Entry.kind`.
    public var kind: String
    public var count: Int
    /// Some of the days that they are about, newest first.
    public var days: [CivilDay]

    public init(kind: String, count: Int, days: [CivilDay]) {
      self.kind = kind
      self.count = count
      self.days = days
    }
  }

  /// Names of the servers and devices that sync.
  public var others: [String]
  /// Those of them of which this store does not know what they hold: not compared with it since it began, or was set back to a backup.
  public var unasked: [String]
  /// Entries that were written or changed since the backup, by kind.
  public var returning: [Count]
  /// Entries of the backup that were deleted since, by kind.
  public var leaving: [Count]
  /// Names of imports since the backup, and of those that were undone since.
  public var importsReturning: [String]
  public var importsLeaving: [String]
  /// How many readings the former brought.
  public var readingsReturning: Int

  public init(
    others: [String] = [], unasked: [String] = [], returning: [Count] = [], leaving: [Count] = [],
    importsReturning: [String] = [], importsLeaving: [String] = [], readingsReturning: Int = 0
  ) {
    self.others = others
    self.unasked = unasked
    self.returning = returning
    self.leaving = leaving
    self.importsReturning = importsReturning
    self.importsLeaving = importsLeaving
    self.readingsReturning = readingsReturning
  }

  /// Whether the backup would not stay as it is.
  public var changesAnything: Bool {
    !others.isEmpty
      && !(returning.isEmpty && leaving.isEmpty && importsReturning.isEmpty && importsLeaving.isEmpty)
  }

  /// Whether to say something before: the backup would not stay as it is, or nobody knows whether it would.
  public var wantsQuestion: Bool { changesAnything || !unasked.isEmpty }
}

public import DailveScores

/// The effect of exchange on a restored backup where other machines hold the same data: it brings back what is newer
/// there and removes what was deleted since. It is computed from the current store, which knows best what the others
/// hold.
public struct RestoreOutlook: Sendable, Equatable {
  public struct Count: Sendable, Equatable {
    /// `Entry.kind`.
    public var kind: String
    public var count: Int
    /// Some of the days that the entries are about, newest first.
    public var days: [CivilDay]

    public init(kind: String, count: Int, days: [CivilDay]) {
      self.kind = kind
      self.count = count
      self.days = days
    }
  }

  /// Names of the servers and devices that sync.
  public var others: [String]
  /// Names among `others` whose contents this store does not know, because they have not been compared with it since it
  /// began or was set back to a backup.
  public var unasked: [String]
  /// Entries that were written or changed since the backup, by kind.
  public var returning: [Count]
  /// Entries of the backup that were deleted since, by kind.
  public var leaving: [Count]
  /// Names of the imports since the backup, and of those that were undone since.
  public var importsReturning: [String]
  public var importsLeaving: [String]
  /// Number of readings in the returning imports.
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

  /// True if the backup would not stay as it is.
  public var changesAnything: Bool {
    !others.isEmpty
      && !(returning.isEmpty && leaving.isEmpty && importsReturning.isEmpty && importsLeaving.isEmpty)
  }

  /// True if the person should be asked first: the backup would not stay as it is, or it is unknown whether it would.
  public var wantsQuestion: Bool { changesAnything || !unasked.isEmpty }
}

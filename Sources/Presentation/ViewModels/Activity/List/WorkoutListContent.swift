internal import DailveDomain

/// The list of workouts in words and numbers.
public struct WorkoutListContent: Sendable, Encodable, Equatable {
  public var progress: ActivityContent.Progress?
  public var empty: EmptyContent?
  /// "312 workouts, 280 h 12 min, 2,310 km".
  public var summary: String
  public var months: [Month]
  /// Years and months with workouts, as links; `nil` where there is no choice.
  public var calendar: Calendar?
  public var filter: Filter
  /// Query of the next page; `nil` after the last.
  public var older: String?
  /// Query of the first page; `nil` there.
  public var newest: String?

  public struct Month: Sendable, Encodable, Equatable {
    /// "November 2026".
    public var title: String
    /// Totals of the whole month.
    public var totals: String
    public var rows: [WorkoutRow]
  }

  public struct Calendar: Sendable, Encodable, Equatable {
    /// Newest first.
    public var years: [Link]
    /// The months of the chosen year, or else of the newest, in their order.
    public var months: [Link]
  }

  /// A link to the list of a period.
  public struct Link: Sendable, Encodable, Equatable {
    /// "2026", "Aug".
    public var text: String
    /// "August 2026".
    public var label: String
    public var query: String
    public var isChosen: Bool
  }

  public struct Filter: Sendable, Encodable, Equatable {
    public var activities: [Choice]
    public var sources: [Choice]
    public var periods: [Choice]
    public var text: String
    /// Each active filter, with the query that removes it.
    public var current: [Removal]
    /// The day named in the address, which the form keeps.
    public var day: String?
  }

  public struct Choice: Sendable, Encodable, Equatable {
    /// Empty for no filter.
    public var value: String
    public var text: String
    public var isChosen: Bool
  }

  public struct Removal: Sendable, Encodable, Equatable {
    public var text: String
    public var label: String
    public var query: String
  }
}

/// The loads of a range of days and the form that follows from them, computed once for all days.
public struct TrainingHistory: Sendable {
  /// The first day with any data, workouts included.
  public let firstDay: CivilDay?
  /// Days with workouts.
  private let loads: [CivilDay: DailyLoad]
  /// Days with any data of any kind.
  private let known: Set<CivilDay>
  /// Fitness and fatigue on the morning of each day from `first` to the day after the last known one.
  private var forms: [PerformanceManagement] = []
  private var first: CivilDay?

  /// A hundred years: earlier loads have no weight left, and a single mistaken date must not cost memory.
  private static let longest = 36_525

  /// - Parameters:
  ///   - loads: Of days with workouts.
  ///   - known: Days with any data of any kind; days with workouts are added.
  public init(loads: [CivilDay: DailyLoad], known: Set<CivilDay>, firstDay: CivilDay?) {
    self.loads = loads
    self.known = known.union(loads.keys)
    self.firstDay = firstDay
    guard let oldest = self.known.min(), let last = self.known.max() else { return }
    let earliest = max(oldest, last - Self.longest)
    first = earliest
    var form = PerformanceManagement(loads: [])
    forms.reserveCapacity(last - earliest + 2)
    forms.append(form)
    for day in earliest...last {
      form.add(load(on: day)?.load)
      forms.append(form)
    }
  }

  /// `nil` on a day without any data: its load is unknown, not zero.
  public func load(on day: CivilDay) -> DailyLoad? {
    loads[day] ?? (known.contains(day) ? DailyLoad(load: 0, method: nil) : nil)
  }

  /// Form on the morning of `day`, from the loads before it; `nil` with less than 28 days of history. After the
  /// last known day it stays constant.
  public func form(on day: CivilDay) -> PerformanceManagement? {
    guard let firstDay, day - firstDay >= 28, let first, day >= first else { return nil }
    return forms[min(day - first, forms.count - 1)]
  }

  /// The same, without a minimum length of history.
  func state(on day: CivilDay) -> PerformanceManagement {
    guard let first, day >= first else { return PerformanceManagement(loads: []) }
    return forms[min(day - first, forms.count - 1)]
  }

  /// Load of the seven days up to `day`, divided by the weekly mean of the four weeks before; `nil` with less than 35
  /// days of history, or without any load in those four weeks.
  public func weekRatio(on day: CivilDay) -> Double? {
    guard let firstDay, day - firstDay >= 35 else { return nil }
    func sum(_ days: Range<Int>) -> Double { days.reduce(0) { $0 + (load(on: day - $1)?.load ?? 0) } }
    let usual = sum(7..<35) / 4
    return usual > 0 ? sum(0..<7) / usual : nil
  }
}

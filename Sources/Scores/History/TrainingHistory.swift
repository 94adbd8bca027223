/// The loads of a range of days and the resulting form, computed once for all days.
public struct TrainingHistory: Sendable {
  /// The first day with any data, workouts included.
  public let firstDay: CivilDay?
  /// Days with workouts.
  private let loads: [CivilDay: DailyLoad]
  private let known: Set<CivilDay>
  /// The last day with any data, if no newer data can have arrived since.
  private let ended: CivilDay?
  /// Oldest first. The last one begins after the last day with data and is open-ended.
  private var gaps: [DataGap] = []
  /// Fitness and fatigue on the morning of each day from `first` to the day after the last one with data, or the last
  /// one requested.
  private var forms: [PerformanceManagement] = []
  private var first: CivilDay?

  /// At most this many days of a run without data are unknown; later ones count as rest.
  public static let longestUnknown = DataGap.longest
  /// Length of the window before a run without data that shows whether such data normally arrive.
  public static let gapWindow = DataGap.window
  /// A hundred years: earlier loads have no weight left, and a single mistaken date must not cost memory.
  private static let longest = 36_525
  /// Days of the preceding four weeks whose loads must be known to establish a usual week; our choice.
  private static let leastKnown = 14

  /// - Parameters:
  ///   - loads: Loads of days with workouts.
  ///   - days: Days with data; days with workouts are added.
  ///   - ended: The last day with any data, if nothing newer can have arrived since: the day of the newest export.
  ///   - until: The last day that will be requested, so that a long rest after the data is added up only once. Later
  ///     days may be requested, too.
  public init(
    loads: [CivilDay: DailyLoad], days: RecordedDays, firstDay: CivilDay?, ended: CivilDay? = nil,
    until: CivilDay? = nil
  ) {
    self.loads = loads
    self.ended = ended
    known = days.known.union(loads.keys)
    self.firstDay = firstDay
    guard let oldest = known.min(), let last = known.max() else { return }
    let earliest = max(oldest, last - Self.longest)
    first = earliest
    var form = PerformanceManagement(loads: [])
    forms.reserveCapacity(last - earliest + 2)
    forms.append(form)
    for day in earliest...last {
      if !known.contains(day), day == earliest || known.contains(day - 1) {
        gaps.append(DataGap(start: day, everyday: days.everyday, firstDay: firstDay))
      }
      form.add(load(on: day)?.load)
      forms.append(form)
    }
    gaps.append(DataGap(start: last + 1, everyday: days.everyday, firstDay: firstDay))
    let end = min(until ?? last, last + Self.longest)
    var day = last
    while day < end {
      day = day + 1
      form.add(load(on: day)?.load)
      forms.append(form)
    }
  }

  /// `nil` on a day whose load is unknown rather than zero: before the history, and where everyday data normally arrive
  /// but did not.
  public func load(on day: CivilDay) -> DailyLoad? {
    if let load = loads[day] { return load }
    let begins = first.map { min($0, firstDay ?? $0) } ?? firstDay
    guard let begins, day >= begins, gap(on: day)?.isUnknown(day) != true else { return nil }
    return DailyLoad(load: 0, method: nil)
  }

  /// Form on the morning of `day`, from the loads before it; `nil` with less than 28 days of history, or if none of its
  /// days was read.
  public func form(on day: CivilDay) -> PerformanceManagement? {
    guard let firstDay, first != nil, day - firstDay >= 28 else { return nil }
    return state(on: day)
  }

  /// The same, without a minimum length of history.
  func state(on day: CivilDay) -> PerformanceManagement {
    guard let first, day >= first else { return PerformanceManagement(loads: []) }
    if day - first < forms.count { return forms[day - first] }
    guard let last = forms.last, let gap = gaps.last else { return PerformanceManagement(loads: []) }
    /// Days of rest in the gap before a morning.
    func rest(before morning: CivilDay) -> Int {
      let since = morning - gap.start
      return since - gap.unknownDays(of: since)
    }
    return last.rested(days: min(rest(before: day) - rest(before: first + (forms.count - 1)), Self.longest))
  }

  /// Load of the seven days up to `day`, divided by that of a usual week: seven times the mean of the known days of the
  /// preceding four weeks. `nil` with less than 35 days of history, if one of the seven days or more than half of the
  /// four weeks is unknown, or if those four weeks have no load.
  public func weekRatio(on day: CivilDay) -> Double? { ratio(0..<7, to: 7..<35, on: day) }

  /// Load of the three days before `day`, divided by that of three usual days: three times the mean of the known days
  /// of the four weeks before them. `nil` as for `weekRatio`, from 31 days of history on.
  public func recentRatio(on day: CivilDay) -> Double? { ratio(1..<4, to: 4..<32, on: day) }

  /// - Parameters:
  ///   - recent: Days back, all of which must be known.
  ///   - earlier: Days back that tell what is usual.
  private func ratio(_ recent: Range<Int>, to earlier: Range<Int>, on day: CivilDay) -> Double? {
    guard let firstDay, day - firstDay >= earlier.upperBound - recent.lowerBound else { return nil }
    func knownLoads(_ back: Range<Int>) -> [Double] { back.compactMap { load(on: day - $0)?.load } }
    let (stretch, month) = (knownLoads(recent), knownLoads(earlier))
    guard stretch.count == recent.count, month.count >= Self.leastKnown else { return nil }
    let usual = month.reduce(0, +) * Double(recent.count) / Double(month.count)
    return usual > 0 ? stretch.reduce(0, +) / usual : nil
  }

  /// Days among `days` on which everyday data normally arrive but did not, grouped into runs, oldest first. The first
  /// 14 days of each run are unknown, later ones count as rest.
  public func missing(in days: ClosedRange<CivilDay>) -> [ClosedRange<CivilDay>] {
    var runs: [ClosedRange<CivilDay>] = []
    for day in days where gap(on: day)?.isUnusual == true {
      if let run = runs.last, run.upperBound == day - 1 {
        runs[runs.count - 1] = run.lowerBound...day
      } else {
        runs.append(day...day)
      }
    }
    return runs
  }

  /// Start of the run without data that includes `day`. `nil` on a day with data, and where everyday data do not
  /// normally arrive, unless nothing from that day can have arrived.
  public func missingSince(_ day: CivilDay) -> CivilDay? {
    guard let gap = gap(on: day) else { return nil }
    if gap.isUnusual { return gap.start }
    guard let ended, day > ended, gap.start == gaps.last?.start else { return nil }
    return max(gap.start, ended + 1)
  }

  /// True if everyday data normally arrive on this day but did not. Data of `today` may still arrive, unless they have
  /// been missing since before it.
  public func isMissing(_ day: CivilDay, today: CivilDay) -> Bool { missingSince(day).map { $0 < today } ?? false }

  /// True if anything is known about a day, even if nothing was trained. A missing day is never known, although its
  /// load counts as rest once its run exceeds two weeks: unrecorded minutes are not shown as zero.
  public func isKnown(_ day: CivilDay) -> Bool {
    guard let firstDay, day >= firstDay else { return false }
    return missingSince(day) == nil
  }

  private func gap(on day: CivilDay) -> DataGap? {
    guard !known.contains(day) else { return nil }
    let next = gaps.firstPlace { $0.start > day }
    return next > 0 ? gaps[next - 1] : nil
  }
}

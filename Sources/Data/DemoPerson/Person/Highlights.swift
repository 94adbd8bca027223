internal import DailveDomain
internal import DailveScores

/// Memorable sessions of the last months, each on a day of its own, at home and in good health.
struct Highlights {
  struct Highlight: Equatable {
    var kind: SessionKind
    /// Its position among the highlights of its kind, the oldest first.
    var number: Int
  }

  /// Highlights by day since 1970.
  private(set) var byDay: [Int: Highlight] = [:]

  init() {}

  /// The planned highlights, the newest first: days before the last day, and the required weekday (0 is Monday).
  private static let wishes: [(kind: SessionKind, daysAgo: Int, weekday: Int?)] = [
    (.favouriteRun, 3, nil), (.swim, 5, nil), (.intervals, 6, nil), (.twiceRecordedRun, 9, nil), (.hillyRide, 10, 5),
    (.treadmill, 13, nil), (.favouriteRun, 16, nil), (.race, 18, 6), (.swim, 26, nil), (.favouriteRun, 30, nil),
    (.hike, 32, 6), (.favouriteRun, 51, nil), (.longHike, 52, 5), (.triathlon, 66, 6), (.favouriteRun, 72, nil),
    (.favouriteRun, 93, nil), (.favouriteRun, 121, nil),
  ]

  init(_ person: Person) {
    var days: [(day: Int, kind: SessionKind)] = []
    var taken: Set<Int> = []
    for wish in Self.wishes {
      var day = person.lastDay - wish.daysAgo
      if let weekday = wish.weekday { day -= (CivilDay(number: day).weekday - weekday + 7) % 7 }
      while day > person.firstDay, taken.contains(day) || !Self.isFit(person, day) {
        day -= wish.weekday == nil ? 1 : 7
      }
      taken.insert(day)
      days.append((day, wish.kind))
    }
    var numbers: [SessionKind: Int] = [:]
    for (day, kind) in days.sorted(by: { $0.day < $1.day }) {
      byDay[day] = Highlight(kind: kind, number: numbers[kind, default: 0])
      numbers[kind, default: 0] += 1
    }
  }

  /// A highlight needs good health, no week off, and a full day's distance from any trip abroad.
  private static func isFit(_ person: Person, _ day: Int) -> Bool {
    !person.isIll(day) && !person.isWeekOff(day) && (day - 1...day + 1).allSatisfy { !person.isAbroad($0) }
  }
}

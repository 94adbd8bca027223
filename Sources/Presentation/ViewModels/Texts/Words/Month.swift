/// A calendar month.
enum Month: Int {
  case january = 1
  case february, march, april, may, june, july, august, september, october, november, december

  /// - Parameter number: `1...12`, as in `CivilDay.components`.
  init(_ number: Int) { self = Month(rawValue: number) ?? .december }

  var title: TextKey {
    switch self {
    case .january: .month1
    case .february: .month2
    case .march: .month3
    case .april: .month4
    case .may: .month5
    case .june: .month6
    case .july: .month7
    case .august: .month8
    case .september: .month9
    case .october: .month10
    case .november: .month11
    case .december: .month12
    }
  }
}

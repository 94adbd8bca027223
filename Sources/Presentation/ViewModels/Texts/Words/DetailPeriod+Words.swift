extension DetailPeriod {
  var title: TextKey {
    switch self {
    case .week: .detailPeriod7
    case .month: .detailPeriod30
    case .quarter: .detailPeriod90
    case .year: .detailPeriod365
    case .all: .detailPeriodAll
    }
  }

  /// The previous period; `nil` for all days, which have none.
  var before: TextKey? {
    switch self {
    case .week: .detailBefore7
    case .month: .detailBefore30
    case .quarter: .detailBefore90
    case .year: .detailBefore365
    case .all: nil
    }
  }
}

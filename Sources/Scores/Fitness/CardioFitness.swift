/// VO2 max against people of the same age and sex: the FRIEND registry of 2022, treadmill tests with RER >= 1.10 (Kaminsky
/// 2022, Mayo Clin Proc 97:285).
public enum CardioFitness {
  /// Percentiles of `values`, highest first.
  public static let percentiles = [95.0, 90, 75, 50, 25, 10, 5]

  /// ml/kg/min at each percentile for the decade of life; `nil` under 20 years, of 90 and more, and for a sex that the registry
  /// has no row for.
  public static func values(age: Int, sex: BiologicalSex) -> [Double]? {
    let decade = age / 10 - 2
    guard (0...6).contains(decade) else { return nil }
    switch sex {
    case .male: return men[decade]
    case .female: return women[decade]
    case .other: return nil
    }
  }

  /// Share of that group with a lower value, in percent, `5...95`: between two known percentiles by a straight line.
  public static func percentile(of value: Double, age: Int, sex: BiologicalSex) -> Double? {
    guard let row = values(age: age, sex: sex), let top = row.first, let bottom = row.last else { return nil }
    if value >= top { return 95 }
    if value <= bottom { return 5 }
    for index in 1..<row.count where value >= row[index] {
      let share = (value - row[index]) / (row[index - 1] - row[index])
      return percentiles[index] + share * (percentiles[index - 1] - percentiles[index])
    }
    return nil
  }

  private static let men: [[Double]] = [
    [62.1, 57.8, 52.6, 45.4, 37.3, 28.8, 24.8], [57.9, 54.3, 46.5, 38.6, 31.3, 25.0, 20.6],
    [53.2, 49.5, 41.8, 34.8, 28.4, 22.9, 19.7], [46.8, 42.7, 35.5, 29.4, 23.9, 19.2, 16.5],
    [40.2, 36.4, 29.9, 24.4, 19.7, 16.1, 13.8], [35.2, 29.6, 25.0, 20.6, 16.8, 13.6, 11.6],
    [25.6, 23.6, 20.9, 17.7, 15.9, 13.2, 12.2],
  ]
  private static let women: [[Double]] = [
    [50.1, 47.3, 42.2, 35.6, 28.6, 22.2, 19.3], [45.5, 41.1, 34.5, 28.3, 23.1, 19.2, 16.6],
    [40.7, 37.5, 30.9, 25.9, 21.3, 17.4, 15.3], [35.3, 31.8, 27.3, 23.1, 19.5, 16.6, 14.5],
    [29.7, 27.3, 23.1, 19.4, 16.4, 13.5, 12.0], [24.2, 22.8, 20.0, 17.1, 14.8, 12.3, 11.3],
    [20.7, 19.9, 17.2, 15.1, 12.8, 11.4, 10.7],
  ]
}

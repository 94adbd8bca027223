/// VO2 max compared with people of the same age and sex: the FRIEND registry of 2022, treadmill tests with RER >= 1.10
/// (Kaminsky 2022, Mayo Clin Proc 97:285).
public enum CardioFitness {
  /// Percentiles of `values`, highest first.
  public static let percentiles = [
    99.8, 95, 90, 85, 80, 75, 70, 65, 60, 55, 50, 45, 40, 35, 30, 25, 20, 15, 10, 5, 0.2,
  ]

  /// ml/kg/min at each percentile for the person's decade of age, in the order of `percentiles`; `nil` below 20 and
  /// from 90 years on, and for `.other`, for which the registry has no data.
  public static func values(age: Int, sex: BiologicalSex) -> [Double]? {
    let decade = age / 10 - 2
    guard (0...6).contains(decade) else { return nil }
    switch sex {
    case .male: return men[decade]
    case .female: return women[decade]
    case .other: return nil
    }
  }

  /// Share of that group with a lower value, in percent, `0.2...99.8`; linear between two known percentiles.
  public static func percentile(of value: Double, age: Int, sex: BiologicalSex) -> Double? {
    guard let row = values(age: age, sex: sex), let top = row.first, let bottom = row.last else { return nil }
    if value >= top { return percentiles.first }
    if value <= bottom { return percentiles.last }
    for index in 1..<row.count where value >= row[index] {
      let share = (value - row[index]) / (row[index - 1] - row[index])
      return percentiles[index] + share * (percentiles[index - 1] - percentiles[index])
    }
    return nil
  }

  private static let men: [[Double]] = [
    [
      74.7, 62.1, 57.8, 56.0, 54.2, 52.6, 50.9, 49.4, 48.2, 46.9, 45.4, 44.2, 42.8, 41.0, 39.2, 37.3,
      34.8, 32.0, 28.8, 24.8, 11.6,
    ],
    [
      68.4, 57.9, 54.3, 51.2, 48.7, 46.5, 45.1, 43.5, 41.9, 40.1, 38.6, 37.4, 35.9, 34.3, 32.8, 31.3,
      29.4, 27.2, 25.0, 20.6, 7.9,
    ],
    [
      64.0, 53.2, 49.5, 46.1, 44.0, 41.8, 40.0, 38.5, 37.2, 36.0, 34.8, 33.4, 32.1, 31.1, 29.7, 28.4,
      26.9, 25.4, 22.9, 19.7, 11.2,
    ],
    [
      61.5, 46.8, 42.7, 40.1, 37.5, 35.5, 34.1, 32.9, 31.8, 30.7, 29.4, 28.2, 27.2, 26.2, 25.3, 23.9,
      22.7, 21.4, 19.2, 16.5, 8.6,
    ],
    [
      52.0, 40.2, 36.4, 33.6, 31.6, 29.9, 28.7, 27.6, 26.5, 25.3, 24.4, 23.6, 22.8, 21.8, 20.8, 19.7,
      18.6, 17.5, 16.1, 13.8, 7.2,
    ],
    [
      44.0, 35.2, 29.6, 27.6, 26.3, 25.0, 23.9, 22.9, 22.3, 21.5, 20.6, 19.9, 19.3, 18.5, 17.6, 16.8,
      16.0, 15.0, 13.6, 11.6, 6.5,
    ],
    [
      29.7, 25.6, 23.6, 22.3, 21.8, 20.9, 20.4, 19.5, 18.8, 18.3, 17.7, 17.0, 16.7, 16.3, 16.1, 15.9,
      15.3, 13.9, 13.2, 12.2, 10.2,
    ],
  ]
  private static let women: [[Double]] = [
    [
      61.7, 50.1, 47.3, 45.4, 44.1, 42.2, 41.2, 39.6, 38.0, 36.8, 35.6, 34.2, 32.7, 31.3, 29.9, 28.6,
      26.6, 24.5, 22.2, 19.3, 12.4,
    ],
    [
      56.1, 45.5, 41.1, 38.4, 36.2, 34.5, 33.3, 31.9, 30.7, 29.4, 28.3, 27.3, 26.4, 25.4, 24.3, 23.1,
      22.1, 20.7, 19.2, 16.6, 11.4,
    ],
    [
      54.6, 40.7, 37.5, 34.7, 32.8, 30.9, 29.8, 28.6, 27.7, 26.6, 25.9, 24.9, 24.2, 23.2, 22.2, 21.3,
      20.0, 19.0, 17.4, 15.3, 10.7,
    ],
    [
      47.1, 35.3, 31.8, 30.0, 28.4, 27.3, 26.4, 25.5, 24.7, 23.7, 23.1, 22.3, 21.7, 21.0, 20.3, 19.5,
      18.7, 17.6, 16.6, 14.5, 7.9,
    ],
    [
      40.1, 29.7, 27.3, 25.5, 24.1, 23.1, 22.2, 21.6, 20.8, 20.1, 19.4, 18.8, 18.3, 17.7, 17.0, 16.4,
      15.5, 14.7, 13.5, 12.0, 8.2,
    ],
    [
      32.0, 24.2, 22.8, 21.4, 20.6, 20.0, 19.2, 18.8, 18.2, 17.7, 17.1, 16.7, 16.1, 15.7, 15.3, 14.8,
      14.1, 13.7, 12.3, 11.3, 7.4,
    ],
    [
      45.1, 20.7, 19.9, 18.5, 18.0, 17.2, 16.6, 15.8, 15.5, 15.3, 15.1, 14.6, 14.3, 13.8, 13.4, 12.8,
      12.4, 11.9, 11.4, 10.7, 9.0,
    ],
  ]
}

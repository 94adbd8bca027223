/// The largest number E with at least E days of at least E kilometres or miles each (A. S. Eddington, for cycling).
public struct EddingtonNumber: Sendable, Equatable {
  public var value: Int
  /// Further days of at least `value + 1` needed to reach that number.
  public var daysToNext: Int

  /// - Parameter distances: One for each day, in the unit that counts: km or miles.
  public init(_ distances: [Double]) {
    // Count the days of at least each length; no number exceeds the number of days.
    var longEnough = [Int](repeating: 0, count: distances.count + 2)
    for distance in distances where distance >= 1 {
      longEnough[min(Int(saturating: distance), distances.count + 1)] += 1
    }
    for length in longEnough.indices.dropLast().reversed() { longEnough[length] += longEnough[length + 1] }
    value = longEnough.indices.last { $0 <= longEnough[$0] } ?? 0
    daysToNext = value + 1 - (value + 1 < longEnough.count ? longEnough[value + 1] : 0)
  }
}

/// The largest number E such that on E days one came at least E far (A. S. Eddington, for his bicycle).
public struct EddingtonNumber: Sendable, Equatable {
  public var value: Int
  /// Days still missing at `value + 1` or more until that is the number.
  public var daysToNext: Int

  /// - Parameter distances: One for each day, in the unit that counts: km or miles.
  public init(_ distances: [Double]) {
    // How many days are at least so long; no number is larger than there are days.
    var longEnough = [Int](repeating: 0, count: distances.count + 2)
    for distance in distances where distance >= 1 {
      longEnough[min(Int(saturating: distance), distances.count + 1)] += 1
    }
    for length in longEnough.indices.dropLast().reversed() { longEnough[length] += longEnough[length + 1] }
    value = longEnough.indices.last { $0 <= longEnough[$0] } ?? 0
    daysToNext = value + 1 - (value + 1 < longEnough.count ? longEnough[value + 1] : 0)
  }
}

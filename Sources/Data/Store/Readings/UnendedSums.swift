internal import DailveScores

/// Separates single amounts without an end from sums of minutes of the same source. An amount stands for the sums of at most ten minutes after it:
/// the same steps come once as one number at the beginning, and once spread over the minutes.
struct UnendedSums {
  private let standing: [Reading]
  private let sums: [Reading]
  private let members: SourceMembers
  private let isUnended: (Reading) -> Bool

  /// - Parameters:
  ///   - standing: Readings that stand before sums of minutes are added, ordered by start.
  ///   - sums: The sums of minutes, ordered by start.
  ///   - isSingle: Whether a reading is a single one that was pushed, or an export's.
  init(
    _ standing: [Reading], _ sums: [Reading], _ members: SourceMembers, isSingle: @escaping (Reading) -> Bool
  ) {
    (self.standing, self.sums, self.members) = (standing, sums, members)
    isUnended = { $0.duration == 0 && isSingle($0) }
  }

  /// The sums without the part that amounts stand for, and the readings that the remaining sums are compared with.
  func apart() -> (sums: [Reading], besides: [Reading]) {
    guard standing.contains(where: isUnended) else { return (sums, standing) }
    // If several sources counted the same walk, only the greatest amount is taken away.
    var taken = [Double](repeating: 0, count: sums.count)
    for (_, amounts) in Dictionary(grouping: standing.filter(isUnended), by: \.source) {
      for (place, share) in shares(of: amounts) { taken[place] = max(taken[place], share) }
    }
    let rest = zip(sums, taken).compactMap { sum, taken -> Reading? in
      guard taken > 0 else { return sum }
      var rest = sum
      rest.value -= taken
      return rest.value > Self.tolerance * sum.value ? rest : nil
    }
    return (rest, standing.filter { !isUnended($0) })
  }

  /// Relative tolerance, because sums are rounded when they are sent.
  private static let tolerance = 1e-3

  /// The part that amounts of one source take of each sum, by its place: as much as is there, minute by minute.
  private func shares(of amounts: [Reading]) -> [Int: Double] {
    var shares: [Int: Double] = [:]
    var first = 0
    for amount in amounts {
      let sources = members[amount.origin]
      var left = amount.value
      while first < sums.count, sums[first].start + sums[first].duration <= amount.start { first += 1 }
      var place = first
      while left > 0, place < sums.count, sums[place].start - amount.start < UnendedAmounts.longest {
        if members[sums[place].origin].contains(where: sources.contains) {
          let share = min(left, sums[place].value - (shares[place] ?? 0))
          if share > 0 {
            shares[place, default: 0] += share
            left -= share
          }
        }
        place += 1
      }
    }
    return shares
  }
}

extension RandomAccessCollection {
  /// The first index at which `isReached` holds, by binary search; `endIndex` where it never does.
  ///
  /// - Parameter isReached: Monotonic: once true, true for all elements that follow.
  @inlinable
  public func firstPlace(where isReached: (Element) -> Bool) -> Index {
    var low = startIndex
    var count = count
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if isReached(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }

  /// The elements from the first that satisfies `isReached` up to, not including, the next that satisfies `isPassed`.
  /// Both must be monotonic.
  @inlinable
  public func stretch(from isReached: (Element) -> Bool, until isPassed: (Element) -> Bool) -> SubSequence {
    let rest = self[firstPlace(where: isReached)...]
    return rest[..<rest.firstPlace(where: isPassed)]
  }
}

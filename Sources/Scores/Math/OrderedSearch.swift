extension RandomAccessCollection {
  /// Index of the first element for which `isReached` is true, found by binary search; `endIndex` if there is none.
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

extension [Double] {
  /// Index of the first element that is at least `value`, in ascending order; `endIndex` if there is none or `value` is
  /// NaN. It takes no closure, because courses of workouts do thousands of these searches.
  func firstPlace(reaching value: Double) -> Int {
    firstPlace(reaching: value, from: 0, to: count)
  }

  /// The same, searched from `hint` in growing steps: callers that walk along a course look up neighbouring elements.
  ///
  /// - Parameter hint: In `0...count`.
  func firstPlace(reaching value: Double, near hint: Int) -> Int {
    var (low, high, step) = (hint, hint, 1)
    while high < count, !(self[high] >= value) {
      low = high + 1
      high = Swift.min(count, high + step)
      step *= 2
    }
    while low > 0, self[low - 1] >= value {
      high = low - 1
      low = Swift.max(0, low - step)
      step *= 2
    }
    return firstPlace(reaching: value, from: low, to: high)
  }

  private func firstPlace(reaching value: Double, from first: Int, to last: Int) -> Int {
    var (low, high) = (first, last)
    while low < high {
      let middle = low + (high - low) / 2
      if self[middle] >= value { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

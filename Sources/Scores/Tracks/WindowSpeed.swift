/// Net speed around a moment: from the mean position before it to the mean position after it.
///
/// Positions have errors of metres that change from second to second (van Diggelen & Enge 2015: smartphones are mostly
/// within 4.9 m under open sky), so that somebody standing still seems to move metres per second from fix to fix. The
/// means of ten seconds on either side are off by about a third of that: 3 m of jitter make less than 0.3 m/s of them,
/// below any walk, and 0.8 m/s stay above 0.5 m/s. The ten seconds are our choice: as long as the shortest stop.
struct WindowSpeed {
  /// Seconds either side of a moment.
  static let half = MovingTime.shortestStop
  /// Seconds; with less data on either side, means are unreliable.
  private static let leastHalf = 5.0

  /// Metres east and north of the first position, by seconds since it.
  private var seconds: [Double] = []
  private var places: [(east: Double, north: Double)] = []
  /// Integrals of both over time, up to each of `seconds`.
  private var sums: [(east: Double, north: Double)] = []
  private var start = 0.0

  init(_ track: Track) {
    let first = track.points.first?.place ?? Coordinate(latitude: 0, longitude: 0)
    let degree = GreatCircle.radius * Double.pi / 180
    var (east, before) = (0.0, first)
    self.init(
      track.points.map { $0.second },
      track.points.map { point in
        // Each step starts from the previous point, so that long distances stay true to scale and the date line does
        // not matter.
        var step = point.place.longitude - before.longitude
        if step.magnitude > 180 { step -= step > 0 ? 360 : -360 }
        east += step * degree * Elementary.cosine((point.place.latitude + before.latitude) / 2 * Double.pi / 180)
        before = point.place
        return (east, (point.place.latitude - first.latitude) * degree)
      })
  }

  /// Uses distance alone, as if the movement were straight.
  init(_ distance: CumulativeSeries) { self.init(distance.seconds, distance.values.map { ($0, 0) }) }

  private init(_ seconds: [Double], _ places: [(east: Double, north: Double)]) {
    guard let first = seconds.first else { return }
    start = first
    self.seconds = seconds.map { $0 - first }
    self.places = places
    sums.reserveCapacity(places.count)
    var sum = (east: 0.0, north: 0.0)
    for index in places.indices {
      if index > 0 {
        let half = (self.seconds[index] - self.seconds[index - 1]) / 2
        sum.east += half * (places[index].east + places[index - 1].east)
        sum.north += half * (places[index].north + places[index - 1].north)
      }
      sums.append(sum)
    }
  }

  /// Metres per second at each moment; `nil` if the whole track is too short. Near the ends it is that of the first and
  /// last window.
  ///
  /// - Parameter moments: In ascending order.
  func speeds(at moments: [Double]) -> [Double?] {
    guard let last = seconds.last, last / 2 >= Self.leastHalf else { return moments.map { _ in nil } }
    let half = min(Self.half, last / 2)
    var near = (first: 0, middle: 0, last: 0)
    return moments.map { moment in
      let middle = max(half, min(moment - start, last - half))
      let before = sum(until: middle - half, near: &near.first)
      let here = sum(until: middle, near: &near.middle)
      let after = sum(until: middle + half, near: &near.last)
      let east = (after.east - here.east) - (here.east - before.east)
      let north = (after.north - here.north) - (here.north - before.north)
      return (east * east + north * north).squareRoot() / (half * half)
    }
  }

  private func sum(until second: Double, near place: inout Int) -> (east: Double, north: Double) {
    while place < seconds.count, seconds[place] < second { place += 1 }
    guard place > 0, place < seconds.count else { return place == 0 ? (0, 0) : sums[place - 1] }
    let time = second - seconds[place - 1]
    let share = time / (seconds[place] - seconds[place - 1])
    func grown(_ sum: Double, _ from: Double, _ to: Double) -> Double { sum + time * (from + (to - from) * share / 2) }
    return (
      grown(sums[place - 1].east, places[place - 1].east, places[place].east),
      grown(sums[place - 1].north, places[place - 1].north, places[place].north)
    )
  }
}

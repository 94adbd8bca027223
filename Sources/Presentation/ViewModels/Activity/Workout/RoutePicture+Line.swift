internal import DailveDomain
internal import DailveScores

extension RoutePicture {
  /// - Parameters:
  ///   - line: The route, oldest place first.
  ///   - course: Heart rates along it.
  ///   - zone: The zone of a heart rate.
  init?(_ line: [LinePoint], course: [CoursePoint], format: WorkoutFormat, label: String, zone: (Double) -> Int) {
    guard let frame = Frame(line) else { return nil }
    height = frame.height
    places = course.map { point in
      point.latitude.flatMap { latitude in
        point.longitude.map { frame.point(latitude: latitude, longitude: $0) }
      }
    }
    // Without times, heart rates cannot be assigned to places.
    let rates = line.contains { $0.second != 0 } ? course.filter { $0.heartRate != nil } : []
    func zoneNear(_ second: Double) -> Int? {
      let place = rates.firstPlace { $0.second >= second }
      let near = [place - 1, place].filter(rates.indices.contains).map { rates[$0] }
        .min { ($0.second - second).magnitude < ($1.second - second).magnitude }
      return near?.heartRate.map(zone)
    }
    stretches = Self.stretches(line, course, frame, zoneNear)
    (scale, scaleText) = Self.scale(frame.metres, format)
    self.label = label
  }

  /// Cuts the line wherever the zone changes, even between two places of a straight line.
  private static func stretches(
    _ line: [LinePoint], _ course: [CoursePoint], _ frame: Frame, _ zone: (Double) -> Int?
  ) -> [Stretch] {
    guard let first = line.first else { return [] }
    var result = [Stretch(zone: zone(first.second), points: [frame.point(first)])]
    func add(_ point: Point, at second: Double) {
      let now = zone(second)
      result[result.count - 1].points.append(point)
      if now != result[result.count - 1].zone { result.append(Stretch(zone: now, points: [point])) }
    }
    for (before, after) in zip(line, line.dropFirst()) {
      for moment in course.stretch(from: { $0.second > before.second }, until: { $0.second >= after.second })
      where zone(moment.second) != result[result.count - 1].zone {
        let share = (moment.second - before.second) / (after.second - before.second)
        let (a, b) = (frame.point(before), frame.point(after))
        add(Point(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share), at: moment.second)
      }
      add(frame.point(after), at: after.second)
    }
    return result.filter { $0.points.count > 1 }
  }

  /// The longest round length that takes at most a quarter of the width.
  private static func scale(_ width: Double, _ format: WorkoutFormat) -> (Double, String) {
    let unit = format.heightUnit
    let long = format.unitLength
    let short = [10.0, 20, 50, 100, 200, 500].map { (metres: $0 * unit, isLong: false, count: $0) }
    let far = [1.0, 2, 5, 10, 20, 50, 100, 200, 500].map { (metres: $0 * long, isLong: true, count: $0) }
    let fitting = (short + far).last { $0.metres <= width / 4 } ?? short[0]
    let number = NumberFormat.text(fitting.count, decimals: 0)
    return (
      min(1, fitting.metres / width),
      UnitText.join(number, fitting.isLong ? format.unitName : format.height(0).unit)
    )
  }

  /// Projects degrees to shares of the width: a cylindrical projection around the middle, accurate enough for a day's
  /// route.
  private struct Frame {
    let west: Double
    let north: Double
    let middle: Double
    /// East-west size of a degree, as a share of its north-south size.
    let narrowing: Double
    /// Shares of the width per degree of latitude.
    let scale: Double
    let height: Double
    /// Metres of the whole width.
    let metres: Double
    private let left: Double
    private let top: Double

    private static let margin = 0.05
    /// Height as a share of the width, limited so that straight routes are neither too tall nor too flat.
    private static let heights = 0.42...0.86
    private static let degree = 111_195.0

    init?(_ line: [LinePoint]) {
      guard line.count > 1, let first = line.first else { return nil }
      middle = first.longitude
      let latitudes = line.map(\.latitude)
      let easts = line.map { Self.east($0.longitude, of: first.longitude) }
      guard let south = latitudes.min(), let north = latitudes.max(), let west = easts.min(), let east = easts.max()
      else { return nil }
      self.north = north
      self.west = west
      narrowing = max(0.01, Elementary.cosine((south + north) / 2 * .pi / 180))
      let (wide, high) = ((east - west) * narrowing, north - south)
      guard max(wide, high) > 1e-7 else { return nil }
      let inner = 1 - 2 * Self.margin
      height = min(
        max(high / max(wide, 1e-9) * inner + 2 * Self.margin, Self.heights.lowerBound), Self.heights.upperBound)
      scale = min(inner / max(wide, 1e-9), (height - 2 * Self.margin) / max(high, 1e-9))
      left = (1 - wide * scale) / 2
      top = (height - high * scale) / 2
      metres = Self.degree / scale
    }

    /// Degrees east of the middle, going the short way across the date line.
    private static func east(_ longitude: Double, of middle: Double) -> Double {
      let east = longitude - middle
      return east > 180 ? east - 360 : east < -180 ? east + 360 : east
    }

    func point(_ place: LinePoint) -> Point { point(latitude: place.latitude, longitude: place.longitude) }

    func point(latitude: Double, longitude: Double) -> Point {
      Point(
        x: left + (Self.east(longitude, of: middle) - west) * narrowing * scale,
        y: top + (north - latitude) * scale)
    }
  }
}

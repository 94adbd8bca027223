/// Clock times on the 24-hour circle, in minutes after midnight.
public enum CircularTime {
  public static let minutesPerDay = 1440.0

  /// Shortest signed distance from `other` to `minute`, in `-720..<720`.
  public static func difference(_ minute: Double, from other: Double) -> Double {
    let turned = (minute - other + minutesPerDay / 2) / minutesPerDay
    return (turned - turned.rounded(.down)) * minutesPerDay - minutesPerDay / 2
  }

  /// Direction of the mean vector, in `0..<1440`; `nil` for no times.
  public static func mean(_ minutes: [Double]) -> Double? {
    guard !minutes.isEmpty else { return nil }
    let turn = 2 * Double.pi / minutesPerDay
    let x = minutes.reduce(0) { $0 + Elementary.cosine($1 * turn) }
    let y = minutes.reduce(0) { $0 + Elementary.sine($1 * turn) }
    return normalised(Elementary.arcTangent(y: y, x: x) / turn)
  }

  /// The median after cutting the circle opposite its mean, in `0..<1440`; `nil` for no times.
  public static func median(_ minutes: [Double]) -> Double? {
    guard let centre = mean(minutes),
      let offset = RobustStatistics.median(minutes.map { difference($0, from: centre) })
    else { return nil }
    return normalised(centre + offset)
  }

  static func normalised(_ minute: Double) -> Double {
    let turns = minute / minutesPerDay
    let result = (turns - turns.rounded(.down)) * minutesPerDay
    return result >= minutesPerDay ? 0 : result
  }
}

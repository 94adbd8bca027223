/// The zone stored with a value of which only the date is known, so that it counts on that date whatever home zone is
/// learnt later. The store assumed this zone, so it says nothing about where the person was.
public enum DatedZone {
  private static let prefix = "UTC"

  /// "UTC+0530".
  ///
  /// - Parameter offset: Seconds east of UTC.
  public static func name(offset: Int) -> String { prefix + clock(offset) }

  /// True if the name of a zone is one made by `name(offset:)`.
  public static func isNamed(_ zone: String) -> Bool {
    zone.hasPrefix(prefix) && zone.dropFirst(prefix.count).first.map { $0 == "+" || $0 == "-" } == true
  }

  /// "+0530".
  public static func clock(_ offset: Int) -> String {
    let minutes = Int(offset.magnitude) / 60
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return (offset < 0 ? "-" : "+") + two(minutes / 60) + two(minutes % 60)
  }
}

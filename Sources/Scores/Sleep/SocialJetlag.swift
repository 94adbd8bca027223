/// Distance between mid-sleep on free days and on work days (Wittmann 2006, Chronobiol Int 23:497).
public enum SocialJetlag {
  /// Hours, never negative; `nil` under two free or three work nights.
  ///
  /// - Parameters:
  ///   - work: Mid-sleep of nights before work days, in minutes after midnight.
  ///   - free: The same for free days.
  public static func hours(work: [Double], free: [Double]) -> Double? {
    guard free.count >= 2, work.count >= 3, let a = CircularTime.mean(work), let b = CircularTime.mean(free) else {
      return nil
    }
    return CircularTime.difference(b, from: a).magnitude / 60
  }
}

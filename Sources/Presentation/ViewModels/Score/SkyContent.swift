/// The light of the sky at a local time.
public enum DayLight: String, Sendable, Codable, CaseIterable {
  case dawn, day, dusk, night

  /// Dawn from 5, day from 9, dusk from 17, night from 20 o'clock.
  ///
  /// - Parameter clock: Local time, in minutes after midnight.
  public init(clock: Double) {
    switch clock {
    case 300..<540: self = .dawn
    case 540..<1020: self = .day
    case 1020..<1200: self = .dusk
    default: self = .night
    }
  }
}

/// The hour, the band and the past that the sky of a page shows.
public struct SkyContent: Sendable, Codable, Equatable {
  /// The name of the score's band; "none" without a score.
  public var band: String
  public var light: DayLight
  /// The scores of the last ninety days, oldest first; `nil` for a day without one.
  public var scores: [Int?]
  /// The week's active days, which are the bright stars of the night.
  public var activeDays: Int

  public init(band: String, light: DayLight, scores: [Int?], activeDays: Int) {
    self.band = band
    self.light = light
    self.scores = scores
    self.activeDays = activeDays
  }
}

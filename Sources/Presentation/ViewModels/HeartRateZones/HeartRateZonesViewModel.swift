public import DailveDomain
internal import DailveScores

/// The heart-rate zones of a day as texts.
public struct HeartRateZonesContent: Sendable, Equatable {
  public struct Zone: Sendable, Equatable {
    /// 1 to 5.
    public var number: Int
    public var name: String
    /// "119–136 bpm".
    public var range: String
  }

  /// Lowest first.
  public var zones: [Zone]
  /// The maximum and its source.
  public var maximum: String
  /// Resting heart rate, if the zones depend on it.
  public var resting: String?
  /// The maximum used if the person enters none.
  public var hint: String
  /// The threshold power used if the person enters none.
  public var thresholdHint: String
}

/// The settings of heart-rate zones and of the intensity of rides.
public struct HeartRateZonesViewModel: Sendable {
  public let content: HeartRateZonesContent

  /// - Throws: The reader's error.
  public init(_ viewer: ViewerContext, from reader: any TrainingReading) throws {
    let profile = try reader.profile()
    var withoutOwn = profile
    withoutOwn.maximumHeartRate = nil
    let words = HeartRateZonePresenter(viewer: viewer)
    var thresholds = try RideThresholds(reader)
    let today = try HeartRateZonesOfDay.load(reader, on: viewer.day, profile)
    content = HeartRateZonesContent(
      zones: words.zones(today.zones), maximum: words.maximum(today),
      resting: profile.zoneBasis == .reserve ? words.resting(today) : nil,
      hint: words.maximum(try HeartRateZonesOfDay.load(reader, on: viewer.day, withoutOwn)),
      thresholdHint: PowerPresenter(viewer: viewer).hint(try thresholds.shown(on: viewer.day)))
  }
}

/// Puts heart-rate zones into words, the same everywhere.
struct HeartRateZonePresenter {
  let viewer: ViewerContext
  private var language: Language { viewer.language }

  /// Whole beats: a zone ends one beat before the next one begins.
  func zones(_ zones: HeartRateZones) -> [HeartRateZonesContent.Zone] {
    let starts = zones.firstBeats
    let names: [TextKey] = [.workoutZone1, .workoutZone2, .workoutZone3, .workoutZone4, .workoutZone5]
    return zip(starts, names).enumerated().map { index, zone in
      let low = NumberFormat.text(zone.0, decimals: 0)
      let end = starts.dropFirst(index + 1).first.map { NumberFormat.text($0 - 1, decimals: 0) }
      return HeartRateZonesContent.Zone(
        number: index + 1, name: language[zone.1],
        range: end.map { UnitText.join(RangeText.join(low, $0, language), language[.unitBpm]) }
          ?? language(.zoneFrom, low))
    }
  }

  /// "below 94 bpm".
  func belowZones(_ zones: HeartRateZones) -> String {
    language(.zoneBelow, NumberFormat.text(zones.firstBeats.first ?? 0, decimals: 0))
  }

  /// The basis of the zones and its source.
  func note(_ day: HeartRateZonesOfDay) -> String {
    day.zones.basis == .reserve
      ? [language[.zoneByReserve], maximum(day), resting(day)].joined(separator: " ")
      : [language[.zoneByMaximum], maximum(day)].joined(separator: " ")
  }

  /// "Maximum 188 bpm, observed on Oct 3."
  func maximum(_ day: HeartRateZonesOfDay) -> String {
    let value = NumberFormat.text(day.maximum.value, decimals: 0)
    switch day.maximum.origin {
    case .own: return language(.zoneMaximumOwn, value)
    case .observed:
      return language(.zoneMaximumObserved, value, day.observedDay.map { viewer.date($0) } ?? "–")
    case .age: return language(.zoneMaximumAge, value)
    case .tanaka: return language(.zoneMaximumTanaka, value)
    case .unknown: return language(.zoneMaximumUnknown, value)
    }
  }

  func resting(_ day: HeartRateZonesOfDay) -> String {
    language(
      day.isRestingKnown ? .zoneRestingKnown : .zoneRestingUnknown,
      NumberFormat.text(day.zones.resting, decimals: 0))
  }
}

/// Changed measurements of a day; `nil` keeps the measured value.
public struct WhatIfChange: Sendable, Equatable {
  /// SDNN in ms.
  public var hrv: Double?
  /// Beats per minute.
  public var restingHeartRate: Double?
  /// Minutes asleep.
  public var asleep: Double?
  /// Minutes awake between going to bed and getting up.
  public var awake: Double?
  /// Deep sleep as a fraction of the time asleep.
  public var deepShare: Double?
  /// Minutes after midnight; values that differ by whole days are the same time.
  public var bedtime: Double?

  public init(
    hrv: Double? = nil, restingHeartRate: Double? = nil, asleep: Double? = nil, awake: Double? = nil,
    deepShare: Double? = nil, bedtime: Double? = nil
  ) {
    self.hrv = hrv
    self.restingHeartRate = restingHeartRate
    self.asleep = asleep
    self.awake = awake
    self.deepShare = deepShare
    self.bedtime = bedtime
  }

  var movesNight: Bool { asleep != nil || awake != nil || deepShare != nil || bedtime != nil }
}

internal import DailveDomain
internal import DailveScores

extension OvernightVitals.Metric {
  var title: TextKey {
    switch self {
    case .sleepingHeartRate: .vitalsNameSleepingHeartRate
    case .respiratoryRate: .vitalsNameRespiratoryRate
    case .wristTemperature: .vitalsNameWristTemperature
    case .oxygenSaturation: .vitalsNameOxygenSaturation
    case .sleepDuration: .vitalsNameSleepDuration
    case .hrv: .vitalsNameHrv
    }
  }
}

extension OvernightVitals.Status {
  var title: TextKey {
    switch self {
    case .typical: .vitalsStatusTypical
    case .high: .vitalsStatusHigh
    case .low: .vitalsStatusLow
    case .unknown: .vitalsStatusUnknown
    }
  }
}

extension NightPulse {
  var title: TextKey {
    switch self {
    case .unmeasured: .vitalsSignalNone
    case .learning: .vitalsSignalUnknown
    case .steady: .vitalsSignalGreen
    case .lowered: .vitalsStatusLow
    case .raisedOnce: .vitalsSignalOnce
    case .high: .vitalsStatusHigh
    case .slightlyRaised: .vitalsSignalYellow
    case .raised: .vitalsSignalRed
    }
  }

  var sentence: TextKey {
    switch self {
    case .unmeasured: .vitalsSignalTextNone
    case .learning: .vitalsSignalTextUnknown
    case .steady: .vitalsSignalTextGreen
    case .lowered: .vitalsSignalTextLow
    case .raisedOnce: .vitalsSignalTextOnce
    case .high: .vitalsSignalTextHigh
    case .slightlyRaised: .vitalsSignalTextYellow
    case .raised: .vitalsSignalTextRed
    }
  }

  /// The name of the colour in the style sheet and for programs.
  var state: String {
    switch self {
    case .unmeasured, .learning: "unknown"
    case .steady, .lowered: "green"
    case .raisedOnce, .high: "once"
    case .slightlyRaised: "yellow"
    case .raised: "red"
    }
  }
}

extension SleepStage {
  var title: TextKey {
    switch self {
    case .inBed: .stageInBed
    case .unspecified: .stageUnspecified
    case .awake: .stageAwake
    case .core: .stageCore
    case .deep: .stageDeep
    case .rem: .stageRem
    }
  }
}

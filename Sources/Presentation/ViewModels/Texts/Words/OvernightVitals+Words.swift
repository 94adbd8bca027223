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

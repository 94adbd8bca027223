internal import DailveDomain

extension Metric {
  var title: TextKey {
    switch self {
    case .hrv: .metricHrv
    case .rmssd: .metricHrvRmssd
    case .rhr: .metricRhr
    case .heartRate: .metricHeartRate
    case .sleep: .metricSleep
    case .steps: .metricSteps
    case .exercise: .metricExercise
    case .weight: .metricWeight
    case .bmi: .metricBmi
    case .bodyFat: .metricBodyFat
    case .leanBodyMass: .metricLeanBodyMass
    case .oxygenSaturation: .metricOxygenSaturation
    case .respiratoryRate: .metricRespiratoryRate
    case .vo2Max: .metricVo2Max
    case .heartRateRecovery: .metricHeartRateRecovery
    case .wristTemperature: .metricWristTemperature
    case .activeEnergy: .metricActiveEnergy
    case .distance: .metricDistance
    case .standTime: .metricStandTime
    case .flights: .metricFlights
    }
  }
}

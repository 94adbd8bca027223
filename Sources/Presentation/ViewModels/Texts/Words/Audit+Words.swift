internal import DailveDomain

extension Audit.Measure {
  var title: TextKey {
    switch self {
    case .activeEnergy: .auditMeasureActiveEnergy
    case .exercise: .auditMeasureExercise
    case .standHours: .auditMeasureStandHours
    }
  }
}

extension Audit.Reason {
  var sentence: TextKey {
    switch self {
    case .noSamples: .auditReasonNoSamples
    case .otherMidnight: .auditReasonOtherMidnight
    case .exportDay: .auditReasonExportDay
    case .ownChanges: .auditReasonOwnChanges
    case .otherSources: .auditReasonOtherSources
    case .fewerSamples: .auditReasonFewerSamples
    }
  }
}

extension SourceKind {
  var title: TextKey {
    switch self {
    case .watch: .dataSourceWatch
    case .wearable: .dataSourceWearable
    case .phone: .dataSourcePhone
    case .app: .dataSourceApp
    }
  }
}

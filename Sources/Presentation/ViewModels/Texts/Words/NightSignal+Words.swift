internal import DailveScores

/// The overnight signal in words; `nil` stands for a night that could not be judged.
extension NightSignal {
  static func title(_ alert: Alert?) -> TextKey {
    switch alert {
    case .green: .vitalsSignalGreen
    case .yellow: .vitalsSignalYellow
    case .red: .vitalsSignalRed
    case nil: .vitalsSignalUnknown
    }
  }

  static func sentence(_ alert: Alert?) -> TextKey {
    switch alert {
    case .green: .vitalsSignalTextGreen
    case .yellow: .vitalsSignalTextYellow
    case .red: .vitalsSignalTextRed
    case nil: .vitalsSignalTextUnknown
    }
  }
}

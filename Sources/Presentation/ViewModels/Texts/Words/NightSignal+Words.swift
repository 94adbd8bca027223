internal import DailveScores

/// The heart rate signal of a night in words; `nil` is a night of which nothing can be said.
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

package import DailveDomain

/// Records that Health Auto Export sends as JSON and the store keeps as they came
/// (https://github.com/Lybron/health-auto-export/wiki/API-Export---JSON-Format, 2026-11-27).
package enum PushedRecords {
  /// Voltages of a recording that are read; thirty seconds have 15,360.
  private static let mostVoltages = 1 << 20
  /// Labels or associations of a state of mind; Health offers 38 and 18.
  private static let mostWords = 64

  /// - Returns: `nil` without anything that belongs to a recording.
  package static func electrocardiogram(_ bytes: [UInt8]) -> Electrocardiogram? {
    var recording = Electrocardiogram(classification: nil, recorded: nil, rate: 512, voltages: [])
    var isRecording = false
    JSONLeaves.forEach(bytes) { names, value in
      switch (names, value) {
      case (["classification"], .string(let text)): recording.classification = text
      case (["averageHeartRate"], .number(let number)) where number > 0 && number < 1000:
        recording.averageHeartRate = number
      case (["samplingFrequency"], .number(let number)) where number >= 1 && number < 100_000: recording.rate = number
      case (["symptoms"], .string(let text)), (["symptomsStatus"], .string(let text)): recording.symptoms = text
      case (["source"], .string(let text)): recording.device = text
      case (["voltageMeasurements", "voltage"], .number(let number)) where number.isFinite:
        recording.voltages.append(number)
      default: return true
      }
      isRecording = true
      return recording.voltages.count < mostVoltages
    }
    return isRecording ? recording : nil
  }

  /// - Returns: `nil` without anything that belongs to a state of mind.
  package static func stateOfMind(_ bytes: [UInt8]) -> StateOfMind? {
    var state = StateOfMind(kind: nil, valence: nil, classification: nil)
    var isState = false
    JSONLeaves.forEach(bytes) { names, value in
      switch (names, value) {
      case (["kind"], .string(let text)): state.kind = text
      case (["valence"], .number(let number)) where number >= -1 && number <= 1: state.valence = number
      case (["valenceClassification"], .string(let text)): state.classification = text
      case (["labels"], .string(let text)):
        if state.labels.count < mostWords { state.labels.append(text) }
      case (["associations"], .string(let text)):
        if state.associations.count < mostWords { state.associations.append(text) }
      default: return true
      }
      isState = true
      return true
    }
    return isState ? state : nil
  }
}

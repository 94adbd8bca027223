package import DailveDomain
internal import DailveScores

/// Reads the beats of an HRV record. Their times are wall-clock times without a date, in the format of the phone's
/// language: "7:47:41.86 PM", "19:47:41,86". Only differences matter: the first beat stands for the start.
package enum HeartbeatReader {
  private static let day = 86_400.0

  package static func beats(_ detail: RecordDetail) -> [Heartbeat] {
    var first: Double?
    var last = 0.0
    return detail.items.compactMap { item -> Heartbeat? in
      guard case .beat(let bpm, let text) = item, let rate = TextValue.number(bpm), let clock = seconds(text) else {
        return nil
      }
      let start = first ?? clock
      first = start
      var time = clock - start
      // The clock passed noon without AM or PM, or it passed midnight.
      while time < last - 1 { time += time + day / 2 < last - 1 ? day : day / 2 }
      last = time
      return Heartbeat(time: time, beatsPerMinute: rate)
    }
  }

  /// The UTC offset that matches the clocks of a record's beats, if it differs from the offset of its dates: such beats
  /// were written in another export, and stay as they are.
  package static func offset(of record: StoredRecord) -> Int? {
    let first = record.detail.items.lazy.compactMap { item -> String? in
      if case .beat(_, let time) = item { time } else { nil }
    }.first
    guard let first, let clock = seconds(first) else { return nil }
    // The first beat is within the record, whose dates are whole seconds.
    let longest = Double(max(0, record.end - record.start)) + 2
    func agrees(_ offset: Int, every period: Double) -> Bool {
      let after = clock - Double(record.start + offset - Instant(midnightOf: record.start.day(offset: offset)))
      return after - ((after + 2) / period).rounded(.down) * period <= longest
    }
    // A twelve-hour clock in an unknown language does not say which half of the day it is.
    if agrees(record.offset, every: day / 2) { return nil }
    return stride(from: -12 * 3600, through: 14 * 3600, by: 900).filter { agrees($0, every: day) }
      .min { ($0 - record.offset).magnitude < ($1 - record.offset).magnitude }
  }

  /// Seconds after midnight of a time in any of these formats; `nil` for anything else.
  package static func seconds(_ text: String) -> Double? {
    var numbers: [Double] = [0]
    var divisor = 0.0
    var letters = ""
    var hasDigits = false
    var isAfterDigit = false
    for scalar in WesternDigits.text(text).unicodeScalars {
      defer { isAfterDigit = ("0"..."9").contains(scalar) }
      switch scalar {
      case "0"..."9":
        hasDigits = true
        let digit = Double(scalar.value - 48)
        if divisor > 0 {
          numbers[numbers.count - 1] += digit / divisor
          divisor *= 10
        } else {
          numbers[numbers.count - 1] = numbers[numbers.count - 1] * 10 + digit
        }
        if numbers[numbers.count - 1] > 1e6 { return nil }
      case ":" where divisor == 0 && numbers.count < 3: numbers.append(0)
      case ".", ",":
        // "p.m." has dots as well; some languages write 19.47.41,86.
        guard isAfterDigit else { continue }
        if numbers.count < 3 { numbers.append(0) } else { divisor = 10 }
      default:
        if !scalar.properties.isWhitespace { letters.unicodeScalars.append(scalar) }
      }
    }
    guard hasDigits, numbers.count == 3, numbers[0] < 24, numbers[1] < 60, numbers[2] < 61 else { return nil }
    var hours = numbers[0]
    switch half(letters.lowercased()) {
    case .before: if hours == 12 { hours = 0 }
    case .after: if hours < 12 { hours += 12 }
    case nil: break
    }
    return hours * 3600 + numbers[1] * 60 + numbers[2]
  }

  private enum Half { case before, after }

  /// Recognises AM and PM in English, Korean (escaped), Chinese, Japanese and Greek.
  private static func half(_ letters: String) -> Half? {
    if ["am", "a", "\u{C624}\u{C804}", "上午", "午前", "πμ"].contains(letters) { return .before }
    return ["pm", "p", "\u{C624}\u{D6C4}", "下午", "午後", "μμ"].contains(letters) ? .after : nil
  }
}

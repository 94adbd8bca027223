package import DailveDomain
internal import DailveScores

/// Reads the CSV of an electrocardiogram in any language, by position: labels, dates and decimal marks are localised,
/// the layout is not.
package enum ElectrocardiogramReader {
  /// - Parameter name: The file name, such as "ecg_2024-01-01.csv", gives the local day of the recording.
  /// - Returns: `nil` for a file without a recording.
  package static func read(_ bytes: [UInt8], name: String = "") -> Electrocardiogram? {
    var text = WesternDigits.text(String(decoding: bytes, as: UTF8.self))
    if text.hasPrefix("\u{FEFF}") { text.removeFirst() }
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    // The recording is the longest run of lines with one number each.
    var best = 0..<0
    var start = 0
    for index in 0...lines.count {
      if index < lines.count, number(lines[index]) != nil { continue }
      if index - start > best.count { best = start..<index }
      start = index + 1
    }
    guard best.count > 1 else { return nil }
    let head = lines[..<best.lowerBound].map(fields)
    return Electrocardiogram(
      classification: head.count > 3 ? value(head[3]) : nil,
      recorded: recorded(head, day: day(of: name)), rate: rate(head) ?? 512,
      voltages: lines[best].compactMap(number), symptoms: line(head, 4), softwareVersion: line(head, 5),
      device: line(head, 6))
  }

  /// The value on a line of a head that has all its lines: name, birth, date, classification, symptoms, version, device, rate.
  private static func line(_ head: [[String]], _ index: Int) -> String? {
    head.count > 7 ? value(head[index]) : nil
  }

  /// The date on the third line, after name and date of birth, in any language. If lines are missing or moved, it is
  /// the latest date near the day in the file name, because the recording came after the birth.
  private static func recorded(_ head: [[String]], day: CivilDay?) -> Instant? {
    var dates: [(line: Int, text: String, instant: Instant)] = []
    for (line, fields) in head.enumerated() {
      for text in fields.dropFirst() {
        // A date without a time is the date of birth.
        guard text.count > 10, let instant = TextValue.instant(text) else { continue }
        dates.append((line, text, instant))
      }
    }
    if let day {
      // The name uses the place's local day, the text the phone's offset on the day of the export.
      let near = dates.filter { CivilDay($0.text.prefix(10)).map { abs($0 - day) <= 1 } ?? false }
      if !near.isEmpty { dates = near }
    }
    return dates.first { $0.line == 2 }?.instant ?? dates.map(\.instant).max()
  }

  /// The day in a name such as "electrocardiograms/ecg_2024-01-01_2.csv".
  private static func day(of name: String) -> CivilDay? {
    let last = name.split(separator: "/").last ?? ""
    guard let mark = last.firstIndex(of: "_") else { return nil }
    return CivilDay(last[last.index(after: mark)...].prefix(10))
  }

  /// "512 hertz", "512.844 hertz", "512赫兹": the first number from 400 to 699 on a line before the recording.
  private static func rate(_ head: [[String]]) -> Double? {
    for fields in head {
      for field in fields.dropFirst() {
        let digits = field.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") }
        // A year is followed by a dash or a dot, never by a unit.
        guard digits.count < field.count, let value = TextValue.number(String(digits)), (400..<700).contains(value)
        else { continue }
        return value
      }
    }
    return nil
  }

  private static func value(_ fields: [String]) -> String? {
    fields.count > 1 && !fields[1].isEmpty ? fields[1] : nil
  }

  /// Reads one number with a decimal point or comma, possibly quoted.
  private static func number(_ line: Substring) -> Double? {
    var text = line.drop { $0 == " " || $0 == "\"" }
    while let last = text.last, last == " " || last == "\"" || last == "," && text.count > 1 { text.removeLast() }
    guard let first = text.first, first.isASCII, first.isNumber || first == "-" || first == "+" else { return nil }
    return TextValue.number(String(text))
  }

  /// The fields of a line (RFC 4180).
  private static func fields(_ line: Substring) -> [String] {
    var fields = [""]
    var isQuoted = false
    for character in line {
      switch character {
      case "\"": isQuoted.toggle()
      case "," where !isQuoted: fields.append("")
      default: fields[fields.count - 1].append(character)
      }
    }
    return fields
  }
}

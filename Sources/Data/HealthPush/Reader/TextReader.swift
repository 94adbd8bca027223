internal import DailveDomain

/// Reads a body that is not JSON: tables with a header, the lines of shortcuts for NOOP (`D,…` for a day, `W,…` for a
/// workout), and lines of a name and a value.
final class TextReader: DeliveryPart {
  private let scanner: JSONScanner
  private let reading: DeliveryContext
  private var table: TextTable?
  private var values: FreeformDocument
  private var hasValues = false
  private var understood = 0
  /// The first lines that were not understood, kept if others are understood.
  private var odd: [(text: String, byte: Int)] = []
  private static let mostOdd = 1000

  init(_ scanner: JSONScanner, _ reading: DeliveryContext) {
    self.scanner = scanner
    self.reading = reading
    values = FreeformDocument(reading, Survey.Document())
  }

  func step() -> Bool {
    guard let line = scanner.line() else {
      finish()
      return false
    }
    reading.findings.summary.bytes = scanner.offset
    let text = DelimitedLine.trimmed(line.first == "\u{FEFF}" ? String(line.dropFirst()) : line)
    // Health Auto Export sends its tables in forms, whose parts begin with such lines.
    if text.isEmpty || text.hasPrefix("--") || text.lowercased().hasPrefix("content-") { return true }
    if read(text, at: scanner.tokenOffset) {
      understood += 1
    } else if odd.count < Self.mostOdd {
      odd.append((text, scanner.tokenOffset))
    } else {
      reading.findings.noteUnknown("", at: scanner.tokenOffset)
    }
    return true
  }

  /// The first pass: notes how a line uses separators.
  static func note(_ line: String, _ separators: inout NumberSeparators) {
    if let (name, value) = named(line), MetricNames.known(FieldName(name).metric) != nil { separators.note(value) }
    for field in DelimitedLine.fields(line) { separators.note(field) }
  }

  /// Splits "Steps: 8,412", "steps = 8412" or "steps,8412".
  private static func named(_ text: String) -> (name: String, value: String)? {
    guard let place = text.firstIndex(where: { $0 == ":" || $0 == "=" || $0 == "," || $0 == "\t" || $0 == ";" }) else {
      return nil
    }
    return (DelimitedLine.trimmed(String(text[..<place])), DelimitedLine.trimmed(String(text[place...].dropFirst())))
  }

  private func read(_ text: String, at byte: Int) -> Bool {
    let fields = DelimitedLine.fields(text)
    if fields.count > 1 {
      if let day = CompactLine.day(fields) {
        var document = FreeformDocument(reading, Survey.Document())
        for member in day.members { document.read(member.key, member.value, at: byte) }
        document.finish(at: byte)
        return true
      }
      if let fields = CompactLine.workout(fields) {
        var workout = WorkoutReader(reading, Survey.Workout())
        for member in fields.members { workout.read(member.key, member.value, at: byte) }
        workout.finish(at: byte)
        return true
      }
      if let head = TextTable(head: fields) {
        table = head
        return true
      }
      if let table { return table.read(fields.map { reading.separators.plain($0) }, reading, at: byte) }
    }
    return readValue(text, at: byte)
  }

  private func readValue(_ text: String, at byte: Int) -> Bool {
    guard let (name, said) = Self.named(text) else { return false }
    let value = reading.separators.plain(said)
    let isDate = ["date", "day", "source"].contains(name.lowercased())
    guard !value.isEmpty, isDate || MetricNames.known(FieldName(name).metric) != nil && FreeformNumber(value) != nil
    else {
      return false
    }
    values.read(isDate ? name.lowercased() : name, .string(value), at: byte)
    hasValues = true
    return true
  }

  private func finish() {
    if hasValues { values.finish(at: scanner.offset) }
    if understood == 0, let first = odd.first {
      reading.findings.summary.complete = false
      reading.findings.unknown += 1
      return reading.findings.note(.malformedText, at: first.byte)
    }
    for (text, byte) in odd {
      reading.findings.noteUnknown("", at: byte)
      reading.keep("line", .string(text), at: byte)
    }
  }
}

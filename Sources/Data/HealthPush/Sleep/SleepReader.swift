internal import DailveDomain
internal import DailveImporting
internal import DailveScores

/// Turns points of `sleep_analysis` into samples: one for a stretch of raw sleep, several for a night that was summed up.
struct SleepReader {
  let reading: DeliveryContext
  let unit: String?

  static let name = "sleep_analysis"
  /// Fields that make a point the sums of a night.
  private static let sums = ["asleep", "totalSleep", "inBed", "core", "deep", "rem"]

  func read(_ object: JSONObject, at byte: Int) {
    if object["value"] != nil
      || Self.sums.allSatisfy({ object[$0] == nil }) && object["sleepStart"] == nil && object["inBedStart"] == nil
    {
      raw(object, byte)
    } else {
      night(object, byte)
    }
  }

  private func raw(_ object: JSONObject, _ byte: Int) {
    guard let start = reading.dates.moment(object.first("startDate", "start", "date")) else {
      reading.findings.skip(.unreadableDate, HealthType.sleepAnalysis, at: byte)
      return reading.keep(Self.name, .object(object), at: byte)
    }
    guard let end = reading.dates.moment(object.first("endDate", "end")) ?? self.end(start, object) else {
      reading.findings.skip(.unreadableDate, HealthType.sleepAnalysis, at: byte)
      return reading.keep(Self.name, .object(object), start: start.seconds, at: byte)
    }
    let value = object.first("value", "stage")
    let stage = SleepWords.stage(value)
    var word = stage.map { SleepWords.word($0) }
    if stage == nil {
      word = NameText.name(value?.string ?? "")
      reading.findings.noteUnknown(Self.name, at: byte)
    }
    add(word ?? "", stage, start, end.seconds, reading.sources.source(object["source"]).name, .single, byte)
  }

  /// Computes a missing end from the length of the stretch.
  private func end(_ start: DateReader.Moment, _ object: JSONObject) -> DateReader.Moment? {
    guard let seconds = SleepHours.seconds(object["qty"], unit: unit) else { return nil }
    var end = start
    end.seconds += seconds
    return end
  }

  private func add(
    _ word: String, _ stage: SleepStage?, _ start: DateReader.Moment, _ end: Int, _ source: String,
    _ resolution: Resolution, _ byte: Int
  ) {
    reading.add(
      ChunkBuilder.Row(
        type: HealthType.sleepAnalysis, origin: reading.origin(source, word: word, at: start, resolution),
        start: start.seconds, end: end, value: Double(stage?.rawValue ?? -1)), at: byte)
  }

  /// Adds a day's sum without times at its midnight: all that is known is the day to which it belongs.
  ///
  /// - Parameter value: A number without a unit counts as hours, minutes or seconds, whichever a night can have.
  func sum(_ value: JSONValue, _ fieldUnit: String?, on moment: DateReader.Moment, _ source: String, at byte: Int)
    -> Bool
  {
    let plain = FreeformNumber.number(value) ?? 0
    let unit = fieldUnit ?? (plain <= 24 ? "hr" : plain <= 1440 ? "min" : "s")
    guard let seconds = SleepHours.seconds(value, unit: unit), seconds > 0 else { return false }
    add(SleepWords.word(.unspecified), .unspecified, moment, moment.seconds + seconds, source, .day, byte)
    return true
  }

  // MARK: Nights

  private func night(_ object: JSONObject, _ byte: Int) {
    let bed = ends(object, "inBedStart", "inBedEnd", byte)
    let sent = ends(object, "sleepStart", "sleepEnd", byte)
    let span = sent.start.flatMap { start in sent.end.map { $0.seconds - start.seconds } }
    let hours = SleepHours(object, unit: unit, within: span)
    for field in hours.absurd { leaveOut(field, of: object, byte) }
    let isInBed = bed.start != nil && bed.end != nil
    if let start = bed.start, let end = bed.end {
      let source = reading.sources.source(object.first("inBedSource", "source")).name
      add(SleepWords.word(.inBed), .inBed, start, end.seconds, source, .day, byte)
    }
    if hours.isEmpty {
      if !isInBed { lose(object, .unreadableValue, byte) }
      return
    }
    guard let (start, end) = Self.sleep(sent, bed, hours.length) else {
      if length(hours, of: object, byte) { return }
      return lose(object, .unknownElement, byte)
    }
    let source = reading.sources.source(object.first("sleepSource", "source")).name
    for block in hours.blocks(start: start.seconds, end: end) {
      var moment = start
      moment.seconds = block.start
      add(SleepWords.word(block.stage), block.stage, moment, block.end, source, .day, byte)
    }
  }

  /// Adds only the length of a night without times, from the midnight of its date.
  ///
  /// - Returns: True if the night has a date.
  private func length(_ hours: SleepHours, of object: JSONObject, _ byte: Int) -> Bool {
    guard var date = reading.dates.moment(object["date"]), let midnight = reading.dates.midnight(of: date.day) else {
      return false
    }
    date.seconds = midnight
    let source = reading.sources.source(object.first("sleepSource", "source")).name
    add(SleepWords.word(.unspecified), .unspecified, date, midnight + hours.told, source, .day, byte)
    if hours.hasStages { leaveOut("core, deep, rem", of: object, byte) }
    return true
  }

  private typealias Ends = (start: DateReader.Moment?, end: DateReader.Moment?)

  /// The two ends of a night. An impossible end is left out, and both are if they do not fit together.
  private func ends(_ object: JSONObject, _ from: String, _ to: String, _ byte: Int) -> Ends {
    func moment(_ key: String) -> DateReader.Moment? {
      guard let value = object[key], !value.isBlank else { return nil }
      let moment = reading.dates.moment(value).flatMap { Self.plausible.contains($0.seconds) ? $0 : nil }
      if moment == nil { leaveOut(key, of: object, byte) }
      return moment
    }
    let (start, end) = (moment(from), moment(to))
    if let start, let end, !isNight(start, end) {
      leaveOut(from + ", " + to, of: object, byte)
      return (nil, nil)
    }
    return (start, end)
  }

  /// The years 1900 to 2100: a date beyond them is not an end of a night.
  private static let plausible = -2_208_988_800...4_102_444_800

  /// The beginning and end of the sleep: as sent, computed from its length if one end is missing, or from getting into
  /// bed to getting up. `nil` if nothing says when it was.
  private static func sleep(_ sent: Ends, _ bed: Ends, _ length: Int) -> (start: DateReader.Moment, end: Int)? {
    if let start = sent.start { return (start, sent.end?.seconds ?? start.seconds + length) }
    if var end = sent.end {
      let seconds = end.seconds
      end.seconds -= length
      return (end, seconds)
    }
    return bed.start.flatMap { start in bed.end.map { (start, $0.seconds) } }
  }

  /// - Parameter field: The field, reported with its night but never with its value.
  private func leaveOut(_ field: String, of object: JSONObject, _ byte: Int) {
    let night = reading.dates.moment(object.first("date", "sleepEnd", "inBedEnd")).map { " \($0.day)" } ?? ""
    reading.findings.leaveOut(.unreadableValue, Self.name + "." + field + night, at: byte)
  }

  /// Keeps a night as it came if nothing in it can be placed.
  private func lose(_ object: JSONObject, _ kind: ImportProblem.Kind, _ byte: Int) {
    reading.findings.skip(kind, kind == .unknownElement ? Self.name : HealthType.sleepAnalysis, at: byte)
    reading.keep(
      Self.name, .object(object), start: reading.dates.moment(object.first("date", "sleepStart"))?.seconds, at: byte)
  }

  private func isNight(_ start: DateReader.Moment, _ end: DateReader.Moment) -> Bool {
    end.seconds > start.seconds && end.seconds - start.seconds <= SampleSpan.longestSleep
  }
}

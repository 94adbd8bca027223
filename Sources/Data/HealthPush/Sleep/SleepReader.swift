internal import DailveDomain
internal import DailveScores

/// Turns points of `sleep_analysis` into samples: one for a stretch of raw sleep, several for a night that was summed up.
struct SleepReader {
  let reading: DeliveryContext
  let unit: String?

  static let name = "sleep_analysis"

  func read(_ object: JSONObject, at byte: Int) {
    if object["value"] != nil
      || object["asleep"] == nil && object["totalSleep"] == nil && object["inBed"] == nil
        && object["sleepStart"] == nil && object["inBedStart"] == nil
    {
      raw(object, byte)
    } else {
      night(object, byte)
    }
  }

  private func raw(_ object: JSONObject, _ byte: Int) {
    guard let start = reading.dates.moment(object.first("startDate", "start", "date")) else {
      return reading.findings.skip(.unreadableDate, HealthType.sleepAnalysis, at: byte)
    }
    guard let end = reading.dates.moment(object.first("endDate", "end")) ?? self.end(start, object) else {
      reading.findings.skip(.unreadableDate, HealthType.sleepAnalysis, at: byte)
      return reading.keep(Self.name, .object(object), start: start.seconds, at: byte)
    }
    let value = object.first("value", "stage")
    let stage = SleepWords.stage(value)
    var word = stage.map { SleepWords.word($0) }
    if stage == nil {
      word = PushText.name(value?.string ?? "")
      reading.findings.noteUnknown(Self.name, at: byte)
    }
    add(word ?? "", stage, start, end.seconds, reading.sources.source(object["source"]).name, .single, byte)
  }

  /// From the length of a stretch whose end is missing.
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

  /// A day's sum without times, from its midnight: nobody knows when it was, but only that it belongs to the day.
  ///
  /// - Parameter value: Without a unit in hours, minutes or seconds, whichever a night can have.
  func sum(_ value: JSONValue, _ fieldUnit: String?, on moment: DateReader.Moment, _ source: String, at byte: Int)
    -> Bool
  {
    let plain = LooseNumber.number(value) ?? 0
    let unit = fieldUnit ?? (plain <= 24 ? "hr" : plain <= 1440 ? "min" : "s")
    guard let seconds = SleepHours.seconds(value, unit: unit), seconds > 0 else { return false }
    add(
      SleepWords.word(.unspecified), .unspecified, moment, moment.seconds + seconds, source, .day, byte)
    return true
  }

  // MARK: Nights

  private func night(_ object: JSONObject, _ byte: Int) {
    guard let hours = SleepHours(object, unit: unit) else {
      return reading.findings.skip(.unreadableValue, HealthType.sleepAnalysis, at: byte)
    }
    var isPlaced = false
    if let start = reading.dates.moment(object["inBedStart"]), let end = reading.dates.moment(object["inBedEnd"]),
      isNight(start, end)
    {
      let source = reading.sources.source(object.first("inBedSource", "source")).name
      add(SleepWords.word(.inBed), .inBed, start, end.seconds, source, .day, byte)
      isPlaced = true
    }
    if hours.isEmpty {
      if !isPlaced { reading.findings.skip(.unreadableValue, HealthType.sleepAnalysis, at: byte) }
      return
    }
    guard let start = reading.dates.moment(object["sleepStart"]), let end = reading.dates.moment(object["sleepEnd"]),
      isNight(start, end)
    else {
      reading.findings.noteUnknown(Self.name, at: byte)
      reading.findings.summary.records += 1
      reading.findings.summary.skipped += 1
      return reading.keep(
        Self.name, .object(object), start: reading.dates.moment(object.first("date", "sleepStart"))?.seconds, at: byte)
    }
    let source = reading.sources.source(object.first("sleepSource", "source")).name
    for block in hours.blocks(start: start.seconds, end: end.seconds) {
      var moment = start
      moment.seconds = block.start
      add(SleepWords.word(block.stage), block.stage, moment, block.end, source, .day, byte)
    }
  }

  private func isNight(_ start: DateReader.Moment, _ end: DateReader.Moment) -> Bool {
    end.seconds > start.seconds && end.seconds - start.seconds <= SampleSpan.longestSleep
  }
}

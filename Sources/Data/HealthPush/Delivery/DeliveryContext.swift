internal import DailveDomain
internal import DailveImporting
internal import DailveScores

/// State shared by the readers of all parts of one delivery.
final class DeliveryContext {
  var builder = ChunkBuilder(knows: MetricNames.isOfHealth)
  var dates: DateReader
  var sources: SourceNaming
  var findings = Findings()
  /// Known only after the first pass.
  var separators = NumberSeparators()
  let received: DateReader.Moment
  /// The stretch of time over which the sender says it sums and averages its values.
  let aggregation: PushGrouping?

  init(sender: String, received: Instant, zone: ZoneTimeline, aggregation: PushGrouping?) {
    self.aggregation = aggregation
    dates = DateReader(zone: zone)
    sources = SourceNaming(sender: sender)
    let offset = dates.assumedOffset(at: received.seconds)
    self.received = DateReader.Moment(
      seconds: received.seconds, offset: offset, isPrinted: false, isDay: false, startsDay: false)
  }

  /// - Parameter moment: The moment of the value. Its true offset is noted and kept with the value, so that its day and
  ///   its identity stay the same whichever zone the store takes for the home.
  func origin(
    _ source: String, unit: String? = nil, word: String? = nil, at moment: DateReader.Moment, _ resolution: Resolution?
  ) -> Origin {
    var zone: String?
    if moment.isPrinted {
      findings.noteOffset(moment.offset, at: moment.seconds)
      zone = "GMT" + DatedZone.clock(moment.offset)
    } else if moment.isDay {
      zone = DatedZone.name(offset: moment.offset)
    }
    return Origin(source: source, version: nil, device: nil, unit: unit, word: word, zone: zone, pushed: resolution)
  }

  /// - Parameter isShare: True for all but the first of several rows that one record becomes.
  func add(_ row: ChunkBuilder.Row, at byte: Int, isShare: Bool = false) {
    guard builder.admits(row) else { return findings.skipBeyondNameLimit(at: byte, most: NameLimits.types) }
    if Self.isComing(row, received) {
      findings.skip(.notYet, row.type, at: byte)
      return keep(row.type, .object(row.fields(of: row.origin)), start: row.start, at: byte)
    }
    if HealthType.conversion(of: row.type, from: row.origin.unit) == nil {
      findings.leaveOut(
        .unconvertibleUnit, row.type, at: byte, row.origin.unit.map { .inUnit(name: $0) } ?? .withoutUnit)
    }
    if row.end < row.start { findings.leaveOut(.endBeforeStart, row.type, at: byte) }
    if row.end - row.start > SampleSpan.longestSleep, row.end - row.start > SampleSpan.longest(of: row.type) {
      findings.leaveOut(.longSpan, row.type, at: byte)
    }
    if row.start < -2_208_988_800 { findings.leaveOut(.implausibleDate, row.type, at: byte) }
    if !isShare { findings.summary.records += 1 }
    builder.add(row)
  }

  /// Seconds by which a phone's clock may be fast.
  static let tolerance = 300
  /// The most seconds by which any place's day is ahead of UTC.
  private static let easternmost = 14 * 3600

  /// True if a value begins after it arrived: it is kept and never used, even once its time has come.
  private static func isComing(_ row: ChunkBuilder.Row, _ received: DateReader.Moment) -> Bool {
    guard let day = row.day else { return row.start > received.seconds.addingClamped(tolerance) }
    return day > Instant(received.seconds).day(offset: easternmost)
  }

  /// The end of the span that a value of a resolution covers.
  func end(of resolution: Resolution, from moment: DateReader.Moment) -> Int {
    switch resolution {
    case .single, .state: moment.seconds
    case .minute: moment.seconds + 60
    case .hour: moment.seconds + 3600
    case .day, .week, .month: dates.nextMidnight(after: moment)
    }
  }

  /// How many of some days had begun when the delivery arrived, at least one: an unfinished week has no more.
  func begun(_ days: Int, from moment: DateReader.Moment) -> Int {
    max(1, min(days, Instant(received.seconds).day(offset: moment.offset) - moment.day + 1))
  }

  // MARK: What is kept as it came

  /// - Parameter body: JSON.
  func keep(_ name: String, _ body: [UInt8], digest: UInt64, start: Int?, at byte: Int) {
    var name = NameText.name("HAE:" + name)
    if findings.summary.kept[name] == nil, findings.summary.kept.count >= NameLimits.kept {
      findings.note(.tooLarge, at: byte, "", .moreNames(than: NameLimits.kept))
      name = "HAE:other"
    }
    findings.summary.kept[name, default: 0] += 1
    builder.add(
      VerbatimElement(name: name, start: start.map { Instant($0) }, body: builder.packed(body), identity: digest))
  }

  func keep(_ name: String, _ value: JSONValue, start: Int? = nil, at byte: Int) {
    let start = start ?? value.object.flatMap { dates.moment($0.first("start", "date", "startDate"))?.seconds }
    keep(name, Array(JSONText.text(value).utf8), digest: JSONDigest.of(value), start: start, at: byte)
  }
}

extension DateReader {
  /// The local midnight that ends a day.
  mutating func nextMidnight(after moment: Moment) -> Int {
    let day = 86_400
    guard assumedOffset(at: moment.seconds) == moment.offset else { return moment.seconds + day }
    // If the store's zone is the phone's, its rules tell how long the day is.
    let next = midnight(of: Instant(moment.seconds).day(offset: moment.offset) + 1) ?? moment.seconds + day
    return (day - 2 * 3600...day + 2 * 3600).contains(next - moment.seconds) ? next : moment.seconds + day
  }
}

extension ChunkBuilder.Row {
  /// All fields of a value that is kept and not used.
  func fields(of origin: Origin) -> JSONObject {
    var fields = JSONObject()
    fields.add("type", .string(type))
    fields.add("source", .string(origin.source))
    fields.add("start", .string("\(Instant(start))"))
    fields.add("end", .string("\(Instant(end))"))
    if let word = origin.word ?? text { fields.add("value", .string(word)) } else { fields.add("qty", .number(value)) }
    if let unit = origin.unit { fields.add("units", .string(unit)) }
    for case .metadata(let key, let value) in RecordDetail(decoding: detail.bytes).items {
      fields.add(key, .string(value))
    }
    return fields
  }
}

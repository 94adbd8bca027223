internal import DailveDomain
internal import DailveHealthExport
internal import DailveScores

/// State shared by the readers of all parts of one delivery.
final class DeliveryContext {
  var builder = ChunkBuilder()
  var dates: DateReader
  var sources: SourceNaming
  var findings = Findings()
  /// Known after the first pass.
  var separators = NumberSeparators()
  let received: DateReader.Moment

  /// A phone whose clock is wrong, or in another zone without saying so.
  private static let tolerance = 2 * 86_400

  init(sender: String, received: Instant, zone: ZoneTimeline) {
    dates = DateReader(zone: zone)
    sources = SourceNaming(sender: sender)
    let offset = dates.assumedOffset(at: received.seconds)
    self.received = DateReader.Moment(
      seconds: received.seconds, offset: offset, isPrinted: false, isDay: false, startsDay: false)
  }

  /// - Parameter moment: Of the value; its true offset is noted and kept with the value, so that its day and its identity stay, whatever zone
  ///   the store takes for the home.
  func origin(
    _ source: String, unit: String? = nil, word: String? = nil, at moment: DateReader.Moment, _ resolution: Resolution?
  ) -> Origin {
    var zone: String?
    if moment.isPrinted {
      findings.noteOffset(moment.offset, at: moment.seconds)
      zone = Self.zone(moment.offset)
    }
    return Origin(
      source: source, version: nil, device: nil, unit: unit, word: word, zone: zone, pushed: resolution)
  }

  /// "GMT+0530".
  private static func zone(_ offset: Int) -> String {
    let minutes = Int(offset.magnitude) / 60
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "GMT" + (offset < 0 ? "-" : "+") + two(minutes / 60) + two(minutes % 60)
  }

  func add(_ row: ChunkBuilder.Row, at byte: Int) {
    guard builder.admits(row) else { return findings.skipForItsName(at: byte, most: NameLimits.types) }
    if let unit = row.origin.unit ?? nil, HealthType.conversion(of: row.type, from: unit) == nil {
      findings.note(.unconvertibleUnit, at: byte, row.type, .inUnit(name: unit))
      findings.unknown += 1
    }
    if row.end < row.start { findings.note(.endBeforeStart, at: byte, row.type) }
    if row.end - row.start > SampleSpan.longestSleep, row.end - row.start > SampleSpan.longest(of: row.type) {
      findings.note(.longSpan, at: byte, row.type)
    }
    if row.start > received.seconds + Self.tolerance || row.start < -2_208_988_800 {
      findings.note(.implausibleDate, at: byte, row.type)
    }
    findings.summary.records += 1
    builder.add(row)
  }

  /// The end of the span that a value of a resolution covers.
  func end(of resolution: Resolution, from moment: DateReader.Moment) -> Int {
    switch resolution {
    case .single, .state: moment.seconds
    case .minute: moment.seconds + 60
    case .hour: moment.seconds + 3600
    case .day: dates.nextMidnight(after: moment)
    }
  }

  // MARK: What is kept as it came

  /// - Parameter body: JSON.
  func keep(_ name: String, _ body: [UInt8], digest: UInt64, start: Int?, at byte: Int) {
    var name = PushText.name("HAE:" + name)
    if findings.summary.kept[name] == nil, findings.summary.kept.count >= NameLimits.kept {
      findings.note(.tooLarge, at: byte, "", .moreNames(than: NameLimits.kept))
      name = "HAE:other"
    }
    findings.summary.kept[name, default: 0] += 1
    builder.add(
      KeptElement(name: name, start: start.map { Instant($0) }, body: builder.packed(body), identity: digest))
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
    // Where the store's zone is the phone's, its rules say how long the day is.
    let next = midnight(of: Instant(moment.seconds).day(offset: moment.offset) + 1) ?? moment.seconds + day
    return (day - 2 * 3600...day + 2 * 3600).contains(next - moment.seconds) ? next : moment.seconds + day
  }
}

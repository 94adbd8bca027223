internal import DailveDomain
internal import DailveImporting
internal import DailveScores

/// Turns the points of a metric into samples.
struct PointReader {
  let reading: DeliveryContext
  let kind: MetricKind
  /// The unit in HealthKit's spelling; `nil` if the series has none.
  let unit: String?
  let grid: SeriesGrid
  /// The time of a value without one.
  var arrival: DateReader.Moment?

  /// True if a value without a unit is in its type's canonical unit: most forms have no units.
  var assumesUnit = true
  /// The resolution, if something other than the series determines it.
  var fixed: Resolution?
  /// The period that each value covers, if the whole delivery tells it.
  var period: SeriesPeriod?
  /// The amount drunk on each day according to the series; empty for everything but water.
  var drinks = Survey.DaySums()

  /// The stretch of time that a point covers.
  struct Span {
    var resolution: Resolution
    var start: Int
    var end: Int
    /// The number of days that share the value: as equal parts of a sum, or as the same average.
    var days = 1
    /// The date of a point whose time is a date and no more.
    var day: CivilDay?
  }

  func read(_ value: JSONValue, at byte: Int) {
    guard let object = value.object else { return reading.findings.skip(.unreadableValue, kind.type, at: byte) }
    if kind.shape == .sleep { return sleep(object, value, at: byte) }
    var point = MetricPoint(object)
    guard var moment = reading.dates.moment(point.date ?? point.start) ?? arrival else {
      return reading.findings.skip(.unreadableDate, kind.type, at: byte)
    }
    let source = reading.sources.source(point.source)
    guard var span = span(point, moment, source), span.days == 1 || kind.shape == .quantity else {
      reading.findings.skip(.unknownPeriod, kind.type, at: byte)
      return reading.keep(kind.type, value, start: moment.seconds, at: byte)
    }
    span.day = moment.isDay ? moment.day : nil
    // A running total belongs to the day on which it arrived, whichever zone is learnt later.
    if span.resolution == .state, kind.isCumulative { moment.isDay = true }
    let canonical = HealthType.canonicalUnit(kind.type)
    // Counts are understood without a unit.
    let unit = UnitSpelling.unit(point.unit) ?? unit ?? (assumesUnit || canonical == "count" ? canonical : nil)
    switch kind.shape {
    case .quantity: quantity(&point, unit, source.name, moment, span, byte)
    case .bloodPressure: bloodPressure(&point, unit, source.name, moment, span, byte)
    case .sexualActivity: sexualActivity(&point, source.name, moment, byte)
    case .session(let seconds): session(&point, seconds, source.name, moment, span, byte)
    case .standHours: standHours(&point, unit, source.name, moment, span, byte)
    case .sleep: break
    }
  }

  /// The sums of a week's or a month's nights are not a night.
  private func sleep(_ object: JSONObject, _ value: JSONValue, at byte: Int) {
    let moment = reading.dates.moment(object.first("date", "sleepStart", "inBedStart", "startDate", "start"))
    let said = moment.flatMap { reading.aggregation?.period(at: $0, grid.step(at: $0)) } ?? period
    let isLonger =
      switch said {
      case .known(let resolution): resolution > .day
      case .tooLong: true
      case .moreThanADay, nil: false
      }
    guard isLonger, object["totalSleep"] != nil || object["asleep"] != nil || object["core"] != nil else {
      return SleepReader(reading: reading, unit: unit).read(object, at: byte)
    }
    reading.findings.skip(.unknownPeriod, kind.type, at: byte)
    reading.keep(kind.type, value, start: moment?.seconds, at: byte)
  }

  // MARK: What a point speaks for

  /// `nil` if the point covers more than a day and its days are unknown.
  private func span(_ point: MetricPoint, _ moment: DateReader.Moment, _ source: SourceNaming.Source) -> Span? {
    if arrival != nil, point.date == nil, point.start == nil {
      return kind.isCumulative
        ? reading.daySoFar(moment) : Span(resolution: .state, start: moment.seconds, end: moment.seconds)
    }
    if let own = ownSpan(point, source) { return own }
    if fixed == nil {
      switch reading.aggregation?.period(at: moment, grid.step(at: moment)) ?? period {
      case .known(let resolution): return span(resolution, moment)
      case .tooLong, .moreThanADay: return nil
      case nil: break
      }
    }
    let judged = grid.resolution(isCumulative: kind.isCumulative, isRange: point.isRange, isCombined: source.isCombined)
    let resolution = fixed.map { point.isRange ? max(.minute, $0) : $0 } ?? judged
    return Span(resolution: resolution, start: moment.seconds, end: reading.end(of: resolution, from: moment))
  }

  /// - Parameter days: Replaces the number of days that a week or a month has.
  private func span(_ resolution: Resolution, _ moment: DateReader.Moment, _ days: Int? = nil) -> Span {
    guard resolution > .day else {
      return Span(resolution: resolution, start: moment.seconds, end: reading.end(of: resolution, from: moment))
    }
    let days = reading.begun(days ?? (resolution == .week ? 7 : moment.daysOfMonth), from: moment)
    return Span(resolution: resolution, start: moment.seconds, end: moment.seconds + days * 86_400, days: days)
  }

  /// Counts the days of a stretch of at least two days and at most a month; `nil` for any other stretch.
  private static func days(from start: DateReader.Moment, to end: DateReader.Moment) -> Int? {
    let days = end.day - start.day
    return (2...31).contains(days) ? days : nil
  }

  /// The span from the beginning and the end that newer versions send; `nil` without them.
  private func ownSpan(_ point: MetricPoint, _ source: SourceNaming.Source) -> Span? {
    guard let start = reading.dates.moment(point.start), let end = reading.dates.moment(point.end),
      end.seconds > start.seconds
    else { return nil }
    let step = grid.step(at: start)
    // A stretch of days may end with the last second of its last day.
    var close = end
    if !end.startsDay { close.seconds += 1 }
    if start.startsDay, close.startsDay, let days = Self.days(from: start, to: close) {
      return span(days <= 7 ? .week : .month, start, days)
    }
    let resolution: Resolution =
      switch end.seconds - start.seconds {
      case 60 where step >= .minute: .minute
      case 3600 where step >= .hour: .hour
      case 82_800...90_000 where step == .day: .day
      default: source.isCombined ? .minute : .single
      }
    if kind.isCumulative { return Span(resolution: resolution, start: start.seconds, end: end.seconds) }
    // In types that are not sums, a single measurement may last a minute as well.
    let judged = grid.resolution(isCumulative: false, isRange: point.isRange, isCombined: source.isCombined)
    return Span(
      resolution: judged == .single ? .single : max(judged, resolution), start: start.seconds, end: end.seconds)
  }

  // MARK: Shapes

  private func quantity(
    _ point: inout MetricPoint, _ unit: String?, _ source: String, _ moment: DateReader.Moment, _ span: Span,
    _ byte: Int
  ) {
    let sent = point.quantity ?? point.average.map { .number($0) }
    let said = sent.flatMap { FreeformNumber($0) }
    let unit = UnitSpelling.unit(said: said?.unit, else: unit, of: kind.type)
    var row = ChunkBuilder.Row(
      type: kind.type, origin: reading.origin(source, unit: unit, at: moment, span.resolution), start: span.start,
      end: span.end, day: span.day)
    if let number = unit == "count"
      ? said?.counting(sent).value ?? FreeformNumber.number(sent) : FreeformNumber.number(sent)
    {
      let scale = QuantityScale(
        of: kind.type, unit: unit, number, day: drinks[moment.day],
        isDrunkAtOnce: span.resolution < .state || drinks[moment.day] == nil)
      row.value = kind.isCumulative ? scale(number) / Double(span.days) : scale(number)
      if !scale.isIdentity || span.days > 1 { row.detail.metadata("HAE:qty", JSONText.number(number)) }
      if let low = point.minimum, let high = point.maximum, low <= high {
        row.detail.attribute("min", JSONText.number(scale(low)))
        row.detail.attribute("max", JSONText.number(scale(high)))
      }
    } else if case .string(let text) = sent, !(sent?.isBlank ?? true), HealthType.isCategory(kind.type) {
      // A category says in words whether something occurred.
      row.origin = reading.origin(source, word: NameText.name(text), at: moment, span.resolution)
      row.value = -1
    } else if case .string(let text) = sent, !(sent?.isBlank ?? true) {
      row.text = NameText.name(text)
      reading.findings.leaveOut(.unreadableValue, kind.type, at: byte)
    } else {
      return reading.findings.skip(.unreadableValue, kind.type, at: byte)
    }
    if !kind.isKnown { reading.findings.noteUnknown(kind.type, at: byte) }
    // An unacceptable reading is kept, and counts nowhere.
    if kind.isCumulative, row.text == nil, !HealthType.acceptedReadings(kind.type).contains(row.value) {
      reading.findings.leaveOut(.unreadableValue, kind.type, at: byte)
    }
    keepOthers(&point, in: &row.detail, byte)
    for share in 0..<span.days {
      var part = row
      if span.days > 1 {
        part.start = span.start + share * 86_400
        part.end = part.start + 86_400
      }
      reading.add(part, at: byte, isShare: share > 0)
    }
  }

  private func bloodPressure(
    _ point: inout MetricPoint, _ unit: String?, _ source: String, _ moment: DateReader.Moment, _ span: Span,
    _ byte: Int
  ) {
    let values = [(MetricKind.systolic, point.consume("systolic")), (MetricKind.diastolic, point.consume("diastolic"))]
    var others = RecordText()
    keepOthers(&point, in: &others, byte)
    for (type, value) in values {
      guard let number = FreeformNumber.number(value) else {
        reading.findings.skip(.unreadableValue, type, at: byte)
        continue
      }
      reading.add(
        ChunkBuilder.Row(
          type: type, origin: reading.origin(source, unit: unit, at: moment, span.resolution), start: span.start,
          end: span.end, value: number, detail: others, day: span.day), at: byte)
    }
  }

  /// Adds the day's counters at its midnight.
  private func sexualActivity(_ point: inout MetricPoint, _ source: String, _ moment: DateReader.Moment, _ byte: Int) {
    for (key, protection) in [("Unspecified", nil), ("Protection Used", "1"), ("Protection Not Used", "0")] {
      guard let count = FreeformNumber.number(point.consume(key)), count > 0 else { continue }
      var row = ChunkBuilder.Row(
        type: kind.type, origin: reading.origin(source, word: MetadataWords.notApplicable, at: moment, .day),
        start: moment.seconds, end: reading.end(of: .day, from: moment), day: moment.isDay ? moment.day : nil)
      if let protection { row.detail.metadata("HKSexualActivityProtectionUsed", protection) }
      if count != 1 { row.detail.metadata("HAE:count", JSONText.number(count)) }
      reading.add(row, at: byte)
    }
  }

  private func session(
    _ point: inout MetricPoint, _ scale: Double, _ source: String, _ moment: DateReader.Moment, _ span: Span,
    _ byte: Int
  ) {
    var end = span.end
    if let length = point.quantity.flatMap({ FreeformNumber($0) }), span.end == span.start || point.end == nil {
      let seconds = length.unit == nil ? length.value * scale : length.value(in: "s")
      guard let seconds, (0...Double(SampleSpan.longestAmount)).contains(seconds) else {
        return reading.findings.skip(.unreadableValue, kind.type, at: byte)
      }
      end = span.start + Int(saturating: seconds.rounded())
    }
    var row = ChunkBuilder.Row(
      type: kind.type, origin: reading.origin(source, word: MetadataWords.notApplicable, at: moment, span.resolution),
      start: span.start, end: end, day: span.day)
    keepOthers(&point, in: &row.detail, byte)
    reading.add(row, at: byte)
  }

  private func standHours(
    _ point: inout MetricPoint, _ unit: String?, _ source: String, _ moment: DateReader.Moment, _ span: Span,
    _ byte: Int
  ) {
    guard let count = FreeformNumber.number(point.quantity) else {
      return reading.findings.skip(.unreadableValue, kind.type, at: byte)
    }
    let isOne = (count == 0 || count == 1) && span.resolution != .day && span.resolution != .state
    var row = ChunkBuilder.Row(
      type: isOne ? kind.type : "HAE:apple_stand_hour",
      origin: reading.origin(
        source, unit: isOne ? nil : unit, word: isOne ? MetadataWords.standHour(count == 1) : nil, at: moment,
        span.resolution),
      start: span.start, end: span.end, value: isOne ? -1 : count, day: span.day)
    keepOthers(&point, in: &row.detail, byte)
    reading.add(row, at: byte)
  }

  private func keepOthers(_ point: inout MetricPoint, in detail: inout RecordText, _ byte: Int) {
    for (key, value) in point.others {
      if let (key, text) = MetadataWords.entry(key, value) {
        if let text { detail.metadata(key, text) }
      } else {
        detail.metadata("HAE:" + key, value.string ?? JSONText.text(value))
        reading.findings.noteUnknown(kind.type + "." + key, at: byte)
      }
    }
  }
}

extension DeliveryContext {
  /// The part of a day until a moment, which a running total covers.
  func daySoFar(_ moment: DateReader.Moment) -> PointReader.Span {
    PointReader.Span(resolution: .state, start: moment.seconds - moment.clock, end: moment.seconds)
  }
}

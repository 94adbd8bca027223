internal import DailveDomain
internal import DailveScores

/// Turns the points of a metric into samples.
struct PointReader {
  let reading: DeliveryContext
  let kind: MetricKind
  /// As HealthKit spells it; `nil` if the series has none.
  let unit: String?
  let grid: SeriesGrid
  /// For a value that has no time.
  var arrival: DateReader.Moment?

  /// Where something else than the series says it.
  var fixed: Resolution?

  /// The part of time that a point speaks for.
  struct Span {
    var resolution: Resolution
    var start: Int
    var end: Int
  }

  func read(_ value: JSONValue, at byte: Int) {
    guard let object = value.object else { return reading.findings.skip(.unreadableValue, kind.type, at: byte) }
    if kind.shape == .sleep { return SleepReader(reading: reading, unit: unit).read(object, at: byte) }
    var point = MetricPoint(object)
    guard let moment = reading.dates.moment(point.date ?? point.start) ?? arrival else {
      return reading.findings.skip(.unreadableDate, kind.type, at: byte)
    }
    let source = reading.sources.source(point.source)
    let span = span(point, moment, source)
    let unit = UnitSpelling.unit(point.unit) ?? unit ?? HealthType.canonicalUnit(kind.type)
    switch kind.shape {
    case .quantity: quantity(&point, unit, source.name, moment, span, byte)
    case .bloodPressure: bloodPressure(&point, unit, source.name, moment, span, byte)
    case .sexualActivity: sexualActivity(&point, source.name, moment, byte)
    case .session(let seconds): session(&point, seconds, source.name, moment, span, byte)
    case .standHours: standHours(&point, unit, source.name, moment, span, byte)
    case .sleep: break
    }
  }

  // MARK: What a point speaks for

  private func span(_ point: MetricPoint, _ moment: DateReader.Moment, _ source: SourceNaming.Source) -> Span {
    if arrival != nil, point.date == nil, point.start == nil {
      return Span(resolution: .state, start: moment.seconds, end: moment.seconds)
    }
    if let own = ownSpan(point, source) { return own }
    let judged = grid.resolution(
      isCumulative: kind.isCumulative, isRange: point.isRange, isCombined: source.isCombined)
    let resolution = fixed.map { point.isRange ? max(.minute, $0) : $0 } ?? judged
    return Span(
      resolution: resolution, start: moment.seconds, end: reading.end(of: resolution, from: moment))
  }

  /// By the beginning and the end that newer versions send; `nil` if they say nothing.
  private func ownSpan(_ point: MetricPoint, _ source: SourceNaming.Source) -> Span? {
    guard let start = reading.dates.moment(point.start), let end = reading.dates.moment(point.end),
      end.seconds > start.seconds
    else { return nil }
    let step = grid.step(at: start)
    let resolution: Resolution =
      switch end.seconds - start.seconds {
      case 60 where step >= .minute: .minute
      case 3600 where step >= .hour: .hour
      case 82_800...90_000 where step == .day: .day
      default: source.isCombined ? .minute : .single
      }
    if kind.isCumulative { return Span(resolution: resolution, start: start.seconds, end: end.seconds) }
    // Of other types one measurement may last a minute as well.
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
    let said = sent.flatMap { LooseNumber($0) }
    let unit = UnitSpelling.unit(said: said?.unit, else: unit, of: kind.type)
    var row = ChunkBuilder.Row(
      type: kind.type, origin: reading.origin(source, unit: unit, at: moment, span.resolution), start: span.start,
      end: span.end)
    if let number = unit == "count" ? said?.counting(sent).value ?? LooseNumber.number(sent) : LooseNumber.number(sent)
    {
      let scale = QuantityScale(of: kind.type, unit: unit, number)
      row.value = scale(number)
      if !scale.isIdentity { row.detail.metadata("HAE:qty", JSONText.number(number)) }
      if let low = point.minimum, let high = point.maximum, low <= high {
        row.detail.attribute("min", JSONText.number(scale(low)))
        row.detail.attribute("max", JSONText.number(scale(high)))
      }
    } else if case .string(let text) = sent, !(sent?.isBlank ?? true) {
      row.text = PushText.name(text)
      reading.findings.note(.unreadableValue, at: byte, kind.type)
    } else {
      return reading.findings.skip(.unreadableValue, kind.type, at: byte)
    }
    if !kind.isKnown { reading.findings.noteUnknown(kind.type, at: byte) }
    keepOthers(&point, in: &row.detail, byte)
    reading.add(row, at: byte)
  }

  private func bloodPressure(
    _ point: inout MetricPoint, _ unit: String?, _ source: String, _ moment: DateReader.Moment, _ span: Span,
    _ byte: Int
  ) {
    let values = [
      (MetricKind.systolic, point.take("systolic")), (MetricKind.diastolic, point.take("diastolic")),
    ]
    var others = RecordText()
    keepOthers(&point, in: &others, byte)
    for (type, value) in values {
      guard let number = LooseNumber.number(value) else {
        reading.findings.skip(.unreadableValue, type, at: byte)
        continue
      }
      reading.add(
        ChunkBuilder.Row(
          type: type, origin: reading.origin(source, unit: unit, at: moment, span.resolution), start: span.start,
          end: span.end, value: number, detail: others), at: byte)
    }
  }

  /// Counters of a day, at its midnight.
  private func sexualActivity(
    _ point: inout MetricPoint, _ source: String, _ moment: DateReader.Moment, _ byte: Int
  ) {
    for (key, protection) in [("Unspecified", nil), ("Protection Used", "1"), ("Protection Not Used", "0")] {
      guard let count = LooseNumber.number(point.take(key)), count > 0 else { continue }
      var row = ChunkBuilder.Row(
        type: kind.type, origin: reading.origin(source, word: MetadataWords.notApplicable, at: moment, .day),
        start: moment.seconds, end: reading.end(of: .day, from: moment))
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
    if let length = point.quantity.flatMap({ LooseNumber($0) }), span.end == span.start || point.end == nil {
      let seconds = length.unit == nil ? length.value * scale : length.value(in: "s")
      guard let seconds, (0...Double(SampleSpan.longestAmount)).contains(seconds) else {
        return reading.findings.skip(.unreadableValue, kind.type, at: byte)
      }
      end = span.start + Int(saturating: seconds.rounded())
    }
    var row = ChunkBuilder.Row(
      type: kind.type, origin: reading.origin(source, word: MetadataWords.notApplicable, at: moment, span.resolution),
      start: span.start, end: end)
    keepOthers(&point, in: &row.detail, byte)
    reading.add(row, at: byte)
  }

  private func standHours(
    _ point: inout MetricPoint, _ unit: String?, _ source: String, _ moment: DateReader.Moment, _ span: Span,
    _ byte: Int
  ) {
    guard let count = LooseNumber.number(point.quantity) else {
      return reading.findings.skip(.unreadableValue, kind.type, at: byte)
    }
    let isOne = (count == 0 || count == 1) && span.resolution != .day && span.resolution != .state
    var row = ChunkBuilder.Row(
      type: isOne ? kind.type : "HAE:apple_stand_hour",
      origin: reading.origin(
        source, unit: isOne ? nil : unit, word: isOne ? MetadataWords.standHour(count == 1) : nil, at: moment,
        span.resolution),
      start: span.start, end: span.end, value: isOne ? -1 : count)
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

internal import DailveDomain
public import DailveScores

/// The correction of one reading to fill in again, because the value is impossible or could not be saved.
public struct CorrectionForm: Sendable, Equatable {
  /// HealthKit identifier.
  public var type: String
  /// Seconds since 1970.
  public var start: Int
  public var source: String
  /// The name of the type.
  public var name: String
  /// "Jan 12, 2001 07:30 · Scale".
  public var reading: String
  public var label: String
  public var fields: FormFields

  public static let value = "value"

  /// - Parameters:
  ///   - typed: The value as typed.
  ///   - isKnown: True if the viewer's units are known rather than guessed: a value has the unit that its form showed.
  public init(type: String, start: Instant, source: String, typed: String, viewer: ViewerContext, isKnown: Bool) {
    let language = viewer.language
    (self.type, self.start, self.source) = (type, start.seconds, source)
    name = TypeName.readable(type, language)
    let day = DateFormat.withYear(viewer.timeline.day(at: start), language)
    reading = "\(day) \(viewer.time(viewer.timeline.clockMinutes(at: start))) · \(source)"
    let unit = isKnown ? MetricTraits.metric(ofType: type).map { viewer.format($0).unit } ?? "" : ""
    label = language(.samplesRightValue, unit.isEmpty ? name : unit)
    fields = FormFields([Self.value: ""])
    fields.fill([Self.value: typed])
  }
}

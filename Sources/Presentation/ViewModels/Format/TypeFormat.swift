public import DailveDomain

/// Formats values of a HealthKit type without a `Metric`, by its identifier and unit.
public struct TypeFormat: ValueFormat {
  public let type: String
  public let language: Language
  public let unit: String
  public let decimals: Int

  /// - Parameters:
  ///   - unit: The recorded unit, used if the type has no canonical one.
  ///   - largest: A typical value; small ones are displayed with more digits.
  ///   - title: Replaces the type's name on a page that shows more than this type.
  public init(_ type: String, unit: String?, largest: Double, title: String? = nil, language: Language) {
    self.type = type
    self.title = title
    self.language = language
    let measure = HealthType.measure(of: type)
    let word =
      switch measure {
      case .occurrences, .hours: "count"
      case .minutes: "min"
      case nil: HealthType.canonicalUnit(type) ?? unit ?? ""
      }
    self.unit =
      switch word {
      case "count": ""
      case "min": language[.unitMinute]
      case "count/min": language[type.contains("HeartRate") ? .unitBpm : .unitPerMinute]
      case "degC": language[.unitCelsius]
      case "km/hr": "km/h"
      case "Cal": language[.unitKcal]
      case "dBASPL", "dBHL": "dB"
      default: word
      }
    isFraction = word == "%"
    let size = largest.magnitude * (isFraction ? 100 : 1)
    decimals = measure != nil ? 0 : size >= 100 ? 0 : size >= 10 ? 1 : 2
  }

  private let isFraction: Bool
  private let title: String?

  public var name: String { title ?? TypeName.readable(type, language) }
  public var family: MetricFamily { isCumulative ? .activity : .vitals }
  public var style: ChartStyle { isCumulative ? .bars : .dots }
  public var isCumulative: Bool { HealthType.isCumulative(type) || HealthType.isCategory(type) }
  public var good: GoodDirection { .none }
  public var range: ClosedRange<Double> { -.greatestFiniteMagnitude ... .greatestFiniteMagnitude }

  public func shown(_ value: Double) -> Double { isFraction ? value * 100 : value }
  public func canonical(_ shown: Double) -> Double { isFraction ? shown / 100 : shown }
  public func charted(_ value: Double) -> Double { shown(value) }

  public func pieces(_ value: Double) -> [(number: String, unit: String)] { [(number(value), unit)] }

  public func text(_ value: Double) -> String { UnitText.join(number(value), unit) }

  public func differenceText(_ value: Double) -> String? {
    let number = number(value.magnitude)
    guard number.contains(where: { "123456789".contains($0) }) else { return nil }
    return UnitText.join(number, unit)
  }
}

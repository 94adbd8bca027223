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
  ///   - title: Replaces the type's name on a page that also shows other types.
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
      word == "count/min" && type.contains("HeartRate") ? language[.unitBpm] : UnitText.readable(word, language)
    isFraction = word == "%"
    let size = largest.magnitude * (isFraction ? 100 : 1)
    // Efforts are whole steps from 1 to 10.
    decimals = measure != nil || word == UnitText.effort ? 0 : size >= 100 ? 0 : size >= 10 ? 1 : 2
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

  public func pieces(_ value: Double) -> [Piece] {
    [SmallAmount.pieces(shown(value), decimals: decimals, unit: unit, language)]
  }

  public func text(_ value: Double) -> String {
    SmallAmount.text(shown(value), decimals: decimals, unit: unit, language)
  }

  public func differenceText(_ value: Double) -> String? {
    let number = number(value.magnitude)
    guard !NumberFormat.isNothing(number) else { return nil }
    return UnitText.join(number, unit)
  }
}

public import DailveDomain

/// The pages of one series: a metric, or any other HealthKit type.
public enum SeriesAddress: Sendable, Hashable {
  case metric(Metric)
  /// HealthKit identifier, or any other name of a type in an export.
  case type(String)

  /// - Returns: `nil` unless the address is that of a series, its readings or its table.
  public init?(_ address: Address) {
    guard let id = address.id else { return nil }
    switch address.pattern {
    case .metric, .metricSamples, .metricTable:
      guard let metric = Metric(rawValue: id) else { return nil }
      self = .metric(metric)
    case .type, .typeSamples, .typeTable: self = .type(id)
    default: return nil
    }
  }

  /// HealthKit identifier, or any other name in an export.
  public var type: String {
    switch self {
    case .metric(let metric): metric.traits.type
    case .type(let type): type
    }
  }

  /// The page of the series over time.
  public var page: Address {
    switch self {
    case .metric(let metric): .metric(metric)
    case .type(let type): .type(type)
    }
  }

  /// The list of single readings.
  public var samples: Address {
    switch self {
    case .metric(let metric): .metricSamples(metric)
    case .type(let type): .typeSamples(type)
    }
  }

  /// The daily values as a CSV file.
  public var table: Address {
    switch self {
    case .metric(let metric): .metricTable(metric)
    case .type(let type): .typeTable(type)
    }
  }
}

public import DailveDomain

/// The pages of one kind of data: those with a name of their own, and any other HealthKit type.
public enum SeriesAddress: Sendable, Hashable {
  case metric(Metric)
  /// HealthKit identifier, or whatever else an export calls a type.
  case type(String)

  /// - Returns: `nil` for an address that is not of such a page, its readings or its table.
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

  /// HealthKit identifier, or whatever else an export calls it.
  public var type: String {
    switch self {
    case .metric(let metric): metric.traits.type
    case .type(let type): type
    }
  }

  /// Over time.
  public var page: Address {
    switch self {
    case .metric(let metric): .metric(metric)
    case .type(let type): .type(type)
    }
  }

  /// Its single readings.
  public var samples: Address {
    switch self {
    case .metric(let metric): .metricSamples(metric)
    case .type(let type): .typeSamples(type)
    }
  }

  /// Its days as a file.
  public var table: Address {
    switch self {
    case .metric(let metric): .metricTable(metric)
    case .type(let type): .typeTable(type)
    }
  }
}

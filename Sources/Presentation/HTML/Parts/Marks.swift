internal import DailveViewModels

/// The numbers behind words as attributes, so that tests can compare pages: one number under one word.
enum Marks {
  static func usual(_ mark: UsualMark?) -> String? {
    mark.map { "\($0.name) \($0.middle) \($0.low) \($0.high)" }
  }

  static func value(_ metric: String?, _ value: Double?) -> String? {
    metric.flatMap { metric in value.map { "\(metric) \($0)" } }
  }
}

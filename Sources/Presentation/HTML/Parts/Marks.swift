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

/// The unit after a large number, without a gap if it is written directly after the number in text.
enum UnitMark {
  static func node(_ unit: String) -> Node {
    let isTight = unit.first.map { "%°/".contains($0) } ?? false
    return .small(unit + " ", class: isTight ? "tight" : nil)
  }

  /// A value whose unit contains slashes, after which browsers would break the line: "ml/kg/min".
  static func unbroken(_ text: String) -> Node {
    guard let space = text.lastIndex(of: " "), text[space...].contains("/") else { return .text(text) }
    return .group([.text(String(text[...space])), .span(String(text[space...].dropFirst()), class: "unbroken")])
  }
}

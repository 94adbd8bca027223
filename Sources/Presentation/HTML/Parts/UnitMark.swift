internal import DailveViewModels

/// The unit after a large number, without a gap if it is written directly after the number in text.
enum UnitMark {
  static func node(_ unit: String) -> Node {
    let isTight = unit.first.map { "%°/".contains($0) } ?? false
    return tag("small", ["class": isTight ? "tight" : nil], .text(unit + " "))
  }
}

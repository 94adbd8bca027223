internal import DailveViewModels

/// The unit behind a large number: what is written close to its number stands close to it here too.
enum UnitMark {
  static func node(_ unit: String) -> Node {
    let isTight = unit.first.map { "%°/".contains($0) } ?? false
    return tag("small", ["class": isTight ? "tight" : nil], .text(unit + " "))
  }
}

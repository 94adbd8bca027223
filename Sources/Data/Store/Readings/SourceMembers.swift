/// Which sources origins come from, as numbers: a phone sends the sum of several as one.
struct SourceMembers {
  private var places: [Int: [Int]] = [:]

  init(_ origins: OriginIndex) {
    var numbers: [String: Int] = [:]
    for origin in origins.all {
      let names = origins[origin].members
      guard !names.isEmpty else { continue }
      places[origin] = names.map { name in
        let number = numbers[name] ?? numbers.count
        numbers[name] = number
        return number
      }
    }
  }

  /// All sources as one.
  init(asOne origins: OriginIndex) {
    for origin in origins.all { places[origin] = [0] }
  }

  subscript(_ origin: Int) -> [Int] { places[origin] ?? [] }
}

/// Reproducible UUIDs: the same person gets the same ones.
package enum Identifier {
  package static func text(_ random: DayRandom) -> String {
    var random = random
    let digits = [random.next(), random.next()].map { number in
      let text = String(number, radix: 16, uppercase: true)
      return String(repeating: "0", count: 16 - text.count) + text
    }.joined()
    var text = ""
    for (index, digit) in digits.enumerated() {
      if [8, 12, 16, 20].contains(index) { text.append("-") }
      text.append(index == 12 ? "4" : digit)
    }
    return text
  }
}

/// The searchable form of a text: small letters without accents, digits, and single letters of Hangul, so that a
/// half-typed syllable is a prefix of the whole one.
struct SearchKey: Sendable, Hashable {
  /// Letters of Hangul as on the keyboard (U+3131 to U+3163).
  let letters: [Unicode.Scalar]
  /// First letters of Hangul syllables: "ㄷㄹㄱ" of "달리기". Empty if the text contains anything else.
  let initials: [Unicode.Scalar]
  /// The keys of its words.
  let words: [[Unicode.Scalar]]

  init(_ text: String) {
    var letters: [Unicode.Scalar] = []
    var initials: [Unicode.Scalar] = []
    var isHangul = true
    var words: [[Unicode.Scalar]] = []
    var isWithinWord = false
    for scalar in text.unicodeScalars {
      let own = Self.letters(of: scalar)
      guard !own.isEmpty else {
        // A separate accent belongs to the preceding letter.
        if scalar.properties.generalCategory != .nonspacingMark { isWithinWord = false }
        continue
      }
      if (0xAC00...0xD7A3).contains(scalar.value) {
        initials += own.prefix(1)
      } else {
        isHangul = false
      }
      if isWithinWord, !words.isEmpty { words[words.count - 1] += own } else { words.append(own) }
      isWithinWord = true
      letters += own
    }
    self.letters = letters
    self.initials = isHangul ? initials : []
    self.words = words
  }

  /// True if only consonants of Hangul were typed, as when searching by initials.
  var isConsonants: Bool { !letters.isEmpty && letters.allSatisfy { (0x3131...0x314E).contains($0.value) } }

  private static func letters(of scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    switch scalar.value {
    case 0x30...0x39, 0x61...0x7A: [scalar]
    case 0x41...0x5A: Unicode.Scalar(scalar.value + 32).map { [$0] } ?? []
    case 0xAC00...0xD7A3: syllable(scalar.value - 0xAC00)
    case 0x1100...0x1112: initial(scalar.value - 0x1100)
    case 0x1161...0x1175: vowel(scalar.value - 0x1161)
    case 0x11A8...0x11C2: final(scalar.value - 0x11A7)
    case 0x3131...0x3163: parts[scalar] ?? [scalar]
    // The wide and narrow forms of keyboards for Korean and Japanese, and the digits of "VO₂", are the same characters.
    case 0xFF10...0xFF5A: same(as: scalar.value - 0xFEE0)
    case 0xFFA1...0xFFBE: same(as: scalar.value - 0xFFA1 + 0x3131)
    case 0xFFC2...0xFFC7: same(as: scalar.value - 0xFFC2 + 0x314F)
    case 0xFFCA...0xFFCF: same(as: scalar.value - 0xFFCA + 0x3155)
    case 0xFFD2...0xFFD7: same(as: scalar.value - 0xFFD2 + 0x315B)
    case 0xFFDA...0xFFDC: same(as: scalar.value - 0xFFDA + 0x3161)
    case 0x2080...0x2089: same(as: scalar.value - 0x2050)
    default: plain(scalar)
    }
  }

  private static func same(as value: UInt32) -> [Unicode.Scalar] { Unicode.Scalar(value).map(letters) ?? [] }

  /// The Latin letter without its accent, taken from its Unicode name: LATIN SMALL LETTER E WITH ACUTE.
  private static func plain(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    let words = (scalar.properties.name ?? "").split(separator: " ")
    guard words.count > 4, words[0] == "LATIN", words[2] == "LETTER", words[4] == "WITH", words[3].utf8.count == 1
    else { return [] }
    return words[3].lowercased().unicodeScalars.prefix(1).map { $0 }
  }

  /// The letters of a syllable. Unicode orders syllables by initial, vowel and final consonant (The Unicode Standard,
  /// 3.12).
  private static func syllable(_ place: UInt32) -> [Unicode.Scalar] {
    initial(place / 588) + vowel(place % 588 / 28) + final(place % 28)
  }

  private static func initial(_ place: UInt32) -> [Unicode.Scalar] { letter("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ", place) }
  private static func vowel(_ place: UInt32) -> [Unicode.Scalar] { letter("ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ", place) }
  private static func final(_ place: UInt32) -> [Unicode.Scalar] {
    place == 0 ? [] : letter("ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ", place - 1)
  }

  private static func letter(_ row: String, _ place: UInt32) -> [Unicode.Scalar] {
    row.unicodeScalars.dropFirst(Int(place)).prefix(1).flatMap { parts[$0] ?? [$0] }
  }

  /// Letters that take two keys.
  private static let parts: [Unicode.Scalar: [Unicode.Scalar]] = [
    "ㅘ": ["ㅗ", "ㅏ"], "ㅙ": ["ㅗ", "ㅐ"], "ㅚ": ["ㅗ", "ㅣ"], "ㅝ": ["ㅜ", "ㅓ"], "ㅞ": ["ㅜ", "ㅔ"], "ㅟ": ["ㅜ", "ㅣ"],
    "ㅢ": ["ㅡ", "ㅣ"], "ㄳ": ["ㄱ", "ㅅ"], "ㄵ": ["ㄴ", "ㅈ"], "ㄶ": ["ㄴ", "ㅎ"], "ㄺ": ["ㄹ", "ㄱ"], "ㄻ": ["ㄹ", "ㅁ"],
    "ㄼ": ["ㄹ", "ㅂ"], "ㄽ": ["ㄹ", "ㅅ"], "ㄾ": ["ㄹ", "ㅌ"], "ㄿ": ["ㄹ", "ㅍ"], "ㅀ": ["ㄹ", "ㅎ"], "ㅄ": ["ㅂ", "ㅅ"],
  ]
}

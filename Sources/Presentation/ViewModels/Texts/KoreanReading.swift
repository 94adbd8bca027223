/// The final sound of a text in Korean, which decides the particle after it: "57 bpm과", "85%와", "3층으로", "1일로".
///
/// The rules are those of the standard orthography (한글 맞춤법 and 표준어 규정, National Institute of Korean Language): the
/// particle depends on the sound, not on the character, so digits and units count as the words they are read as.
enum KoreanReading {
  /// The final sound of a text.
  enum Ending: Equatable {
    case vowel
    /// ㄹ counts as a consonant for every particle except 으로.
    case rieul
    case consonant
  }

  /// The form of a particle after a text.
  ///
  /// - Parameters:
  ///   - first: After a consonant: 과, 은, 이, 을, 으로, 이에요.
  ///   - second: After a vowel: 와, 는, 가, 를, 로, 예요.
  static func particle(_ first: String, _ second: String, after text: String) -> String {
    switch ending(of: text) {
    case .vowel: second
    case .rieul: first.hasPrefix("으로") ? second : first
    case .consonant: first
    }
  }

  static func ending(of text: String) -> Ending {
    let word = spoken(text)
    guard let last = word.unicodeScalars.last else { return .vowel }
    switch last.value {
    case 0xAC00...0xD7A3: return syllable(last.value)
    // Decomposed syllables (NFD), as in file names from a Mac: vowels, then final consonants.
    case 0x1161...0x1175: return .vowel
    case 0x11A8...0x11C2: return last.value == 0x11AF ? .rieul : .consonant
    case 0x30...0x39: return number(word)
    default: return unit(word)
    }
  }

  /// The text without unpronounced endings: quotation marks, full stops, remarks in brackets.
  private static func spoken(_ text: String) -> Substring {
    var rest = Substring(text)
    while let last = rest.last {
      if last == ")", let open = rest.lastIndex(of: "("), open > rest.startIndex {
        rest = rest[..<open]
      } else if last.isWhitespace || "’”'\".,!?".contains(last) {
        rest.removeLast()
      } else {
        break
      }
    }
    return rest
  }

  /// The final consonant. Unicode orders syllables by it, 28 per vowel: 0 is none, 8 is ㄹ.
  private static func syllable(_ value: UInt32) -> Ending {
    switch (value - 0xAC00) % 28 {
    case 0: .vowel
    case 8: .rieul
    default: .consonant
    }
  }

  /// Digits after a point are read one by one; a whole number with trailing zeros ends in its last unit: 십, 백, 천, 만, 억,
  /// 조.
  private static func number(_ text: Substring) -> Ending {
    let digits = text.reversed().prefix { $0.isASCII && ($0.isNumber || $0 == "," || $0 == ".") }
    let zeros = digits.filter { $0 != "," }.prefix { $0 == "0" }.count
    if zeros > 0, !digits.contains("."), digits.contains(where: { "123456789".contains($0) }) {
      return 12...15 ~= zeros ? .vowel : .consonant
    }
    switch digits.first {
    case "1", "7", "8": return .rieul
    case "2", "4", "5", "9": return .vowel
    default: return .consonant
    }
  }

  private static func unit(_ text: Substring) -> Ending {
    let word = text.reversed().prefix { !$0.isWhitespace && !($0.isASCII && $0.isNumber) && !isHangul($0) }
    // A rate is read with its denominator last.
    let name = String(word.reversed())
    let last = name.split(separator: "/").last.map(String.init) ?? name
    if let known = units[name.contains("/") ? "/" + last : last] ?? units[last] { return known }
    return latin(last)
  }

  private static func isHangul(_ character: Character) -> Bool {
    character.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
  }

  /// The final sounds of units that are not written in Hangul.
  static let units: [String: Ending] = [
    // 비피엠, 밀리초, 초, 분, 시간, 시속 ...
    "bpm": .consonant, "ms": .vowel, "s": .vowel, "sec": .vowel, "min": .consonant, "h": .consonant, "hr": .consonant,
    "/h": .vowel, "/hr": .vowel,
    // 퍼센트, 퍼센트포인트, 도.
    "%": .vowel, "%p": .vowel, "°": .vowel, "°C": .vowel, "°F": .vowel,
    // 그램, 파운드, 온스, 스톤.
    "kg": .consonant, "g": .consonant, "mg": .consonant, "mcg": .consonant, "lb": .vowel, "oz": .vowel,
    "st": .consonant,
    // 미터, 제곱미터, 마일, 피트, 인치, 야드.
    "km": .vowel, "m": .vowel, "m²": .vowel, "cm": .vowel, "mm": .vowel, "mi": .rieul, "ft": .vowel, "in": .vowel,
    "yd": .vowel,
    // 칼로리, 줄, 와트, 데시벨, 헤르츠, 볼트, 지멘스.
    "kcal": .vowel, "Cal": .vowel, "cal": .vowel, "kJ": .rieul, "J": .rieul, "W": .vowel, "dB": .rieul, "Hz": .vowel,
    "mV": .vowel, "V": .vowel, "mcS": .vowel, "S": .vowel,
    // 리터, 데시리터, 몰, 수은주밀리미터, 파스칼, 아이유.
    "L": .vowel, "mL": .vowel, "ml": .vowel, "dL": .vowel, "mol": .rieul, "mmol": .rieul, "mmHg": .vowel,
    "kPa": .rieul, "IU": .vowel,
  ]

  /// Other Latin text: abbreviations by the name of their last letter (엘, 엠, 엔, 알), words by their last sound.
  private static func latin(_ word: String) -> Ending {
    let isAbbreviation = word.allSatisfy { $0.isUppercase || $0.isNumber }
    let lower = word.lowercased()
    if lower.hasSuffix("l") || lower.hasSuffix("le") || isAbbreviation && lower.hasSuffix("r") { return .rieul }
    let consonants = isAbbreviation ? ["m", "n"] : ["m", "n", "ng", "ne", "me", "ck", "ap", "ip", "ep", "op", "ok"]
    return consonants.contains { lower.hasSuffix($0) } ? .consonant : .vowel
  }
}

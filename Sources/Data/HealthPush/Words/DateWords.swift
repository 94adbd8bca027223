/// Words in dates as phones print them, in lower case: English, German, French, Spanish, Italian, Portuguese, Dutch, Korean, Japanese,
/// Chinese.
enum DateWords {
  enum Half { case before, after }

  /// The half of the day that a word of a twelve-hour clock means.
  static func half(_ word: String) -> Half? {
    switch word {
    case "am", "오전", "午前", "上午", "vorm": .before
    case "pm", "오후", "午後", "下午", "nachm": .after
    default: nil
    }
  }

  /// True if the word separates hours and minutes: "8h05", "8시 5분", "8時5分".
  static func endsHours(_ word: String) -> Bool { ["h", "시", "時", "点"].contains(word) }

  /// Suffixes of numbers in East Asian dates.
  static func isCounter(_ scalar: Unicode.Scalar) -> Bool {
    ["년", "월", "일", "年", "月", "日"].contains(scalar)
  }

  /// The month by its first letters, 1 to 12.
  static func month(_ word: String) -> Int? {
    if let exact = exact[word] { return exact }
    return word.unicodeScalars.count >= 3 ? beginnings[String(word.prefix(3))] : nil
  }

  private static let exact = ["juin": 6, "juil": 7, "juillet": 7, "märz": 3, "mrz": 3, "mrt": 3]

  private static let beginnings = [
    "jan": 1, "ene": 1, "gen": 1,
    "feb": 2, "fév": 2, "fev": 2,
    "mar": 3, "mär": 3, "maa": 3,
    "apr": 4, "avr": 4, "abr": 4,
    "may": 5, "mai": 5, "mag": 5, "mei": 5,
    "jun": 6, "giu": 6,
    "jul": 7, "lug": 7,
    "aug": 8, "aoû": 8, "ago": 8,
    "sep": 9, "set": 9,
    "oct": 10, "okt": 10, "ott": 10, "out": 10,
    "nov": 11,
    "dec": 12, "déc": 12, "dez": 12, "dic": 12,
  ]
}

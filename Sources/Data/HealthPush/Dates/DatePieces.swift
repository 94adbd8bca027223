internal import DailveDomain

/// The numbers and words of a text, each with the sign before it.
struct DatePieces {
  struct Piece: Equatable {
    /// `nil` for a word.
    var number: Int?
    /// Digits of a number.
    var digits = 0
    /// In lower case; empty for a number.
    var word = ""
    /// The sign right before the piece, ignoring spaces; `nil` if there is none.
    var sign: Unicode.Scalar?
  }

  /// The longest date in characters; none is longer.
  private static let longest = 80
  /// The most digits of a number in a date.
  private static let mostDigits = 14

  private(set) var pieces: [Piece] = []

  /// Returns `nil` for a text, or a number in it, that is too long for a date.
  init?(_ text: String) {
    guard text.utf8.count <= 3 * Self.longest else { return nil }
    var sign: Unicode.Scalar?
    var isOpen = false
    for scalar in WesternDigits.text(text).lowercased().unicodeScalars {
      if let digit = Self.digit(scalar) {
        if isOpen, let last = pieces.last, let number = last.number {
          guard last.digits < Self.mostDigits else { return nil }
          pieces[pieces.count - 1].number = number * 10 + digit
          pieces[pieces.count - 1].digits += 1
        } else {
          pieces.append(Piece(number: digit, digits: 1, sign: sign))
        }
        (isOpen, sign) = (true, nil)
      } else if scalar.properties.isAlphabetic, !DateWords.isCounter(scalar) {
        if isOpen, let last = pieces.last, last.number == nil {
          pieces[pieces.count - 1].word.unicodeScalars.append(scalar)
        } else {
          pieces.append(Piece(word: String(scalar), sign: sign))
        }
        (isOpen, sign) = (true, nil)
      } else {
        isOpen = false
        if !scalar.properties.isWhitespace { sign = scalar == "\u{2212}" ? "-" : scalar }
      }
    }
    joinAbbreviations()
  }

  private static func digit(_ scalar: Unicode.Scalar) -> Int? {
    ("0"..."9").contains(scalar) ? Int(scalar.value &- 48) : nil
  }

  /// "a.m." and "p. m." become one word.
  private mutating func joinAbbreviations() {
    for index in pieces.indices.dropLast().reversed()
    where (pieces[index].word == "a" || pieces[index].word == "p") && pieces[index + 1].word == "m" {
      pieces[index].word += "m"
      pieces.remove(at: index + 1)
    }
  }
}

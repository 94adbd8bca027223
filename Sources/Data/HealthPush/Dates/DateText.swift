internal import DailveDomain
internal import DailveScores

/// Dates as phones print them in any language, without a table of formats: a clock is two or three numbers with colons,
/// an offset is a signed number after it, and the rest is year, month and day in the order of the language.
struct DateText {
  private var pieces: [DatePieces.Piece]

  static func date(_ text: String) -> PushDate? {
    guard let pieces = DatePieces(text)?.pieces, !pieces.isEmpty else { return nil }
    var reader = DateText(pieces: pieces)
    return reader.date()
  }

  private mutating func date() -> PushDate? {
    splitCompact()
    var half: DateWords.Half?
    pieces.removeAll { piece in
      guard let found = DateWords.half(piece.word) else { return false }
      half = found
      return true
    }
    guard let clock = parseClock(half) else {
      return day(isTwelveHour: half != nil).map { PushDate(seconds: $0.number * 86_400, isDay: true, isInstant: false) }
    }
    guard clock.seconds < 86_400, let day = day(isTwelveHour: half != nil) else { return nil }
    let local = day.number * 86_400 + clock.seconds
    // Programs anywhere print Universal Time: it gives an instant, but no place.
    return PushDate(
      seconds: local - (clock.offset?.seconds ?? 0), offset: clock.offset.flatMap { $0.isPlace ? $0.seconds : nil },
      isInstant: clock.offset != nil)
  }

  /// Splits `yyyyMMdd'T'HHmmss` and similar forms.
  private mutating func splitCompact() {
    guard let first = pieces.first, let number = first.number, first.digits == 8 || first.digits == 14 else { return }
    let day = first.digits == 8 ? number : number / 1_000_000
    var parts = [Self.piece(day / 10_000, 4), Self.piece(day / 100 % 100, 2), Self.piece(day % 100, 2)]
    var used = 1
    if first.digits == 14 {
      parts += Self.clock(number % 1_000_000)
    } else if pieces.count > 2, pieces[1].word == "t", let time = pieces[2].number, pieces[2].digits == 6 {
      parts += Self.clock(time)
      used = 3
    }
    pieces.replaceSubrange(..<min(used, pieces.count), with: parts)
  }

  private static func piece(_ number: Int, _ digits: Int, _ sign: Unicode.Scalar? = nil) -> DatePieces.Piece {
    DatePieces.Piece(number: number, digits: digits, sign: sign)
  }

  private static func clock(_ number: Int) -> [DatePieces.Piece] {
    [piece(number / 10_000, 2), piece(number / 100 % 100, 2, ":"), piece(number % 100, 2, ":")]
  }

  // MARK: Clock

  private struct Offset {
    var seconds: Int
    var isPlace: Bool
  }

  /// Takes the clock out of the pieces; `seconds` exceeds a day for a clock that does not exist. `nil` if there is none.
  private mutating func parseClock(_ half: DateWords.Half?) -> (seconds: Int, offset: Offset?)? {
    guard let start = pieces.indices.dropLast().first(where: isClock) else { return nil }
    var at = start + 1
    if pieces[at].number == nil { at += 1 }
    var numbers = [pieces[start].number ?? 0]
    while at < pieces.count, numbers.count < 3, let number = pieces[at].number, pieces[at].digits <= 2,
      numbers.count == 1 || pieces[at].sign == ":"
    {
      numbers.append(number)
      at += 1
    }
    // A fraction of a second is skipped.
    if numbers.count == 3, at < pieces.count, pieces[at].number != nil, pieces[at].sign == "." || pieces[at].sign == ","
    {
      at += 1
    }
    let (offset, end) = offset(from: at)
    pieces.removeSubrange(start..<max(start, end))
    while numbers.count < 3 { numbers.append(0) }
    guard let hour = Self.hour(numbers[0], half), numbers[1] < 60, numbers[2] <= 60 else { return (.max, nil) }
    return (hour * 3600 + numbers[1] * 60 + min(numbers[2], 59), offset)
  }

  private func isClock(_ index: Int) -> Bool {
    guard pieces[index].number != nil, pieces[index].digits <= 2 else { return false }
    let next = pieces[index + 1]
    return next.number != nil ? next.sign == ":" && next.digits <= 2 : DateWords.endsHours(next.word)
  }

  private static func hour(_ hour: Int, _ half: DateWords.Half?) -> Int? {
    guard let half else { return hour < 24 ? hour : nil }
    // Some phones print a 24-hour time with a half of the day: "14:05 pm".
    guard hour <= 12 else { return hour < 24 ? hour : nil }
    return hour % 12 + (half == .after ? 12 : 0)
  }

  /// Reads "+0900", "+09:00", "-8", "Z" or "GMT+9", and returns the index of the piece after it.
  private func offset(from place: Int) -> (offset: Offset?, end: Int) {
    var at = place
    var isUniversal = false
    while at < pieces.count, ["z", "utc", "gmt"].contains(pieces[at].word) {
      isUniversal = true
      at += 1
    }
    let none = isUniversal ? Offset(seconds: 0, isPlace: false) : nil
    guard at < pieces.count, let number = pieces[at].number, let sign = pieces[at].sign, sign == "+" || sign == "-"
    else {
      return (none, at)
    }
    var minutes = 0
    switch pieces[at].digits {
    case 1, 2:
      minutes = number * 60
      if at + 1 < pieces.count, let rest = pieces[at + 1].number, pieces[at + 1].sign == ":", rest < 60 {
        minutes += rest
        at += 1
      }
    case 4: minutes = number / 100 * 60 + number % 100
    default: return (none, at)
    }
    guard minutes <= 18 * 60 else { return (none, at) }
    return (Offset(seconds: (sign == "-" ? -minutes : minutes) * 60, isPlace: true), at + 1)
  }

  // MARK: Day

  private func day(isTwelveHour: Bool) -> CivilDay? {
    let numbers = pieces.filter { $0.number != nil }
    // A weekday may come before the month: "mar. 2 juin".
    let month = pieces.last { $0.number == nil && DateWords.month($0.word) != nil }.flatMap { DateWords.month($0.word) }
    if let month {
      guard numbers.count == 2, let year = numbers.first(where: { $0.digits == 4 }),
        let day = numbers.first(where: { $0.digits <= 2 })
      else { return nil }
      return Self.day(year.number, month, day.number)
    }
    guard numbers.count == 3 else { return nil }
    if numbers[0].digits == 4 { return Self.day(numbers[0].number, numbers[1].number, numbers[2].number) }
    guard numbers[2].digits == 4 || numbers[2].digits == 2, let first = numbers[0].number,
      let second = numbers[1].number,
      let last = numbers[2].number
    else { return nil }
    let year = numbers[2].digits == 4 ? last : 2000 + last
    // The month comes first only with slashes, as Americans write it; their clocks have twelve hours.
    let isAmerican = numbers[1].sign == "/" && first <= 12 && (second > 12 || isTwelveHour)
    return isAmerican ? Self.day(year, first, second) : Self.day(year, second, first)
  }

  /// `nil` for a day that does not exist.
  private static func day(_ year: Int?, _ month: Int?, _ day: Int?) -> CivilDay? {
    guard let year, let month, let day, year >= 1 else { return nil }
    let found = CivilDay(year: year, month: month, day: day)
    return found.components == (year, month, day) ? found : nil
  }
}

/// A date as a phone sends it.
struct PushDate: Equatable {
  /// Seconds since 1970, UTC. Without a printed offset this is the local time as if it were UTC, until it is `resolved`.
  var seconds: Int
  /// The printed offset east of UTC in seconds, which is the true one on a phone. `nil` without an offset, and for "Z".
  var offset: Int?
  /// True for a day without a time.
  var isDay = false
  /// True if `seconds` is an instant, because an offset was printed or the number counts from a moment.
  var isInstant = true
}

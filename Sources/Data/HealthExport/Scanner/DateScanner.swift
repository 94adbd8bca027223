internal import DailveDomain

/// Parses the dates of exports. `yyyy-MM-dd HH:mm:ss Z` with integer arithmetic and the last day cached, since
/// neighbours mostly share it, and GPX's `yyyy-MM-ddTHH:mm:ssZ` likewise; older and rarer formats take a slower path.
struct DateScanner {
  private var lastHigh: UInt64 = 0
  private var lastLow: UInt16 = 0
  private var lastDay = 0
  private var lastZone: UInt64 = 0
  private var lastOffset = 0

  /// Seconds since 1970, UTC; `nil` for anything that is not a date.
  @inline(__always)
  mutating func seconds(_ text: UnsafeBufferPointer<UInt8>) -> Int? {
    guard text.count == 25 || text.count == 20,
      let base = unsafe text.baseAddress.map({ unsafe UnsafeRawPointer($0) })
    else { return unsafe slow(text) }
    let high = unsafe base.loadUnaligned(as: UInt64.self)
    let low = unsafe base.loadUnaligned(fromByteOffset: 8, as: UInt16.self)
    if high != lastHigh || low != lastLow {
      guard let day = unsafe Self.day(base) else { return unsafe slow(text) }
      (lastHigh, lastLow, lastDay) = (high, low, day)
    }
    if text.count == 20 { return unsafe universal(base) ?? slow(text) }
    let zone = unsafe base.loadUnaligned(fromByteOffset: 17, as: UInt64.self) >> 16
    if zone != lastZone {
      guard let offset = unsafe Self.offset(base + 20, count: 5) else { return unsafe slow(text) }
      (lastZone, lastOffset) = (zone, offset)
    }
    let h = unsafe Self.two(base, 11)
    let m = unsafe Self.two(base, 14)
    let s = unsafe Self.two(base, 17)
    guard h < 24, m < 60, s <= 60, unsafe base.load(fromByteOffset: 10, as: UInt8.self) == 0x20,
      unsafe base.load(fromByteOffset: 19, as: UInt8.self) == 0x20
    else { return unsafe slow(text) }
    return lastDay + h * 3600 + m * 60 + s - lastOffset
  }

  /// Reads the rest of `yyyy-MM-ddTHH:mm:ssZ`, whose day is `lastDay`.
  private mutating func universal(_ base: UnsafeRawPointer) -> Int? {
    func isByte(_ at: Int, _ byte: Unicode.Scalar) -> Bool {
      unsafe base.load(fromByteOffset: at, as: UInt8.self) == UInt8(ascii: byte)
    }
    let h = unsafe Self.two(base, 11)
    let m = unsafe Self.two(base, 14)
    let s = unsafe Self.two(base, 17)
    guard h < 24, m < 60, s <= 60, isByte(10, "T"), isByte(13, ":"), isByte(16, ":"), isByte(19, "Z") else {
      return nil
    }
    (lastZone, lastOffset) = (0, 0)
    return lastDay + h * 3600 + m * 60 + s
  }

  /// UTC offset of the last date as printed, in seconds east.
  var offset: Int { lastOffset }

  @inline(__always)
  private static func two(_ base: UnsafeRawPointer, _ at: Int) -> Int {
    let a = unsafe Int(base.load(fromByteOffset: at, as: UInt8.self)) - 48
    let b = unsafe Int(base.load(fromByteOffset: at + 1, as: UInt8.self)) - 48
    return a >= 0 && a <= 9 && b >= 0 && b <= 9 ? a * 10 + b : 1000
  }

  /// Seconds since 1970 at UTC midnight of `yyyy-MM-dd`.
  private static func day(_ base: UnsafeRawPointer) -> Int? {
    let century = unsafe two(base, 0)
    let years = unsafe two(base, 2)
    let month = unsafe two(base, 5)
    let day = unsafe two(base, 8)
    guard century < 100, years < 100, unsafe base.load(fromByteOffset: 4, as: UInt8.self) == 0x2D,
      unsafe base.load(fromByteOffset: 7, as: UInt8.self) == 0x2D
    else { return nil }
    return epochDay(century * 100 + years, month, day).map { $0 * 86_400 }
  }

  /// Days since 1970; `nil` for a date that does not exist.
  static func epochDay(_ year: Int, _ month: Int, _ day: Int) -> Int? {
    guard year >= 1, (1...12).contains(month), day >= 1 else { return nil }
    let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard day <= lengths[month - 1] else { return nil }
    let y = month <= 2 ? year - 1 : year
    let era = y / 400
    let yearOfEra = y - era * 400
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// `+0900`, `+09:00` or `Z`.
  private static func offset(_ base: UnsafeRawPointer, count: Int) -> Int? {
    let sign = unsafe base.load(as: UInt8.self)
    if sign == UInt8(ascii: "Z"), count == 1 { return 0 }
    guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"), count == 5 || count == 6 else { return nil }
    let hours = unsafe two(base, 1)
    let minutes = unsafe two(base, count == 6 ? 4 : 3)
    guard hours <= 18, minutes < 60 else { return nil }
    return (hours * 3600 + minutes * 60) * (sign == UInt8(ascii: "-") ? -1 : 1)
  }

  /// Reads iOS 8's `yyyyMMddHHmmssZ`, ISO 8601 with "T", fractions of a second, and bare dates.
  private mutating func slow(_ text: UnsafeBufferPointer<UInt8>) -> Int? {
    if unsafe text.contains(where: { $0 >= 0x80 }) {
      var western = Array(unsafe WesternDigits.text(String(decoding: text, as: UTF8.self)).utf8)
      // This is done only once: text that is still not ASCII is not a date.
      guard western.allSatisfy({ $0 < 0x80 }) else { return nil }
      return unsafe western.withUnsafeMutableBufferPointer { unsafe seconds(RawBytes($0)) }
    }
    var digits: [Int] = []
    var at = 0
    let count = text.count
    // Fourteen digits, with or without separators; then optionally a fraction, then the zone.
    while at < count, digits.count < 14 {
      let byte = unsafe text[at]
      if byte >= 48, byte <= 57 {
        digits.append(Int(byte) - 48)
      } else if digits.count == 8, byte != 0x20, byte != 0x54 {
        return nil
      } else if ![0x2D, 0x3A, 0x20, 0x54].contains(byte) || digits.isEmpty {
        return nil
      }
      at += 1
    }
    guard digits.count == 14 || digits.count == 8 && at == count else { return nil }
    func number(_ range: Range<Int>) -> Int { digits[range].reduce(0) { $0 * 10 + $1 } }
    guard let day = Self.epochDay(number(0..<4), number(4..<6), number(6..<8)) else { return nil }
    if digits.count == 8 {
      lastOffset = 0
      return day * 86_400
    }
    if at < count, unsafe text[at] == 0x2E || text[at] == 0x2C {
      at += 1
      while at < count, unsafe text[at] >= 48, unsafe text[at] <= 57 { at += 1 }
    }
    while at < count, unsafe text[at] == 0x20 { at += 1 }
    guard at < count, let base = unsafe text.baseAddress.map({ unsafe UnsafeRawPointer($0) }),
      let offset = unsafe Self.offset(base + at, count: count - at), number(8..<10) < 24, number(10..<12) < 60,
      number(12..<14) <= 60
    else { return nil }
    lastOffset = offset
    lastZone = 0
    return day * 86_400 + number(8..<10) * 3600 + number(10..<12) * 60 + number(12..<14) - offset
  }
}

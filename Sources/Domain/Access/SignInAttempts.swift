public import DailveScores

/// How often somebody may try to sign in: five times in a quarter of an hour, then at intervals that double, per address and for all together.
/// Nobody is locked out for good, sessions go on, and recovery codes are not counted: nobody guesses 128 bits. Browsers in which somebody has signed
/// in before are counted for themselves, whatever strangers do
/// (https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies).
public struct SignInAttempts: Sendable {
  /// Seconds.
  static let window = 15 * 60
  static let free = 5
  /// Of all addresses together; beyond it the waits are short, so that strangers cannot keep the owner out.
  static let freeForAll = 50
  static let longestWaitForAll = 30
  private static let mostAddresses = 1000

  private struct Tries {
    var count = 0
    var last = Instant.distantPast

    mutating func wait(_ free: Int, atMost longest: Int, at now: Instant) -> Int? {
      if now - last >= SignInAttempts.window || now < last { self = Tries() }
      guard count >= free else { return nil }
      let wait = min(longest, 1 << min(count - free + 1, 20)) - (now - last)
      return wait > 0 ? wait : nil
    }

    mutating func add(at now: Instant) {
      count = min(count + 1, 1_000_000)
      last = now
    }

    mutating func takeBack() { count = max(0, count - 1) }
  }

  private var addresses: [String: Tries] = [:]
  private var all = Tries()

  public init() {}

  /// Counts a try, before it is looked at: tries at the same moment count too.
  ///
  /// - Parameters:
  ///   - address: Or what names a known browser.
  ///   - isKnown: Whether it is one.
  /// - Returns: Seconds to wait; `nil` if it may be tried now.
  public mutating func begin(from address: String, isKnown: Bool = false, at now: Instant) -> Int? {
    var own = addresses[address] ?? Tries()
    if let wait = own.wait(Self.free, atMost: Self.window, at: now) { return wait }
    if !isKnown {
      if let wait = all.wait(Self.freeForAll, atMost: Self.longestWaitForAll, at: now) { return wait }
      all.add(at: now)
    }
    own.add(at: now)
    if addresses.count >= Self.mostAddresses, addresses[address] == nil,
      let oldest = addresses.min(by: { $0.value.last < $1.value.last })
    {
      addresses[oldest.key] = nil
    }
    addresses[address] = own
    return nil
  }

  /// It was not looked at after all.
  public mutating func withdraw(from address: String, isKnown: Bool = false) {
    addresses[address]?.takeBack()
    if !isKnown { all.takeBack() }
  }

  /// It was the person.
  public mutating func succeeded(from address: String, isKnown: Bool = false) {
    addresses[address] = nil
    if !isKnown { all = Tries() }
  }
}

public import DailveScores

/// Rate limit for sign-in attempts: five in a quarter of an hour, then at doubling intervals, per address and for all
/// addresses together. It never locks anybody out permanently, does not affect sessions, and does not count recovery
/// codes, whose 128 bits cannot be guessed. Browsers in which somebody has signed in before are counted separately from
/// strangers (https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies).
public struct SignInAttempts: Sendable {
  /// Seconds.
  static let window = 15 * 60
  static let free = 5
  /// Limit for all addresses together; beyond it the waits are short, so that strangers cannot lock the owner out.
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

    mutating func decrement() { count = max(0, count - 1) }
  }

  private var addresses: [String: Tries] = [:]
  private var all = Tries()

  public init() {}

  /// Counts an attempt before it is checked, so that concurrent attempts count too.
  ///
  /// - Parameters:
  ///   - address: The client address, or the identifier of a known browser.
  ///   - isKnown: Whether `address` identifies a known browser.
  /// - Returns: Seconds to wait; `nil` if the attempt is allowed now.
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

  /// Takes back an attempt that was not checked after all.
  public mutating func withdraw(from address: String, isKnown: Bool = false) {
    addresses[address]?.decrement()
    if !isKnown { all.decrement() }
  }

  /// Clears the count after a successful attempt.
  public mutating func succeeded(from address: String, isKnown: Bool = false) {
    addresses[address] = nil
    if !isKnown { all = Tries() }
  }
}

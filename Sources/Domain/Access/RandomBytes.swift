/// Cryptographically secure random bytes from the system's generator.
public enum RandomBytes {
  public static func make(_ count: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    return (0..<max(0, count)).map { _ in UInt8.random(in: 0...UInt8.max, using: &generator) }
  }
}

extension Sequence<UInt8> {
  /// Two lower-case digits per byte.
  public var hexadecimal: String { map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() }
}

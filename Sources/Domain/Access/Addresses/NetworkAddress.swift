/// An IP address; IPv4 as its IPv4-mapped IPv6 address.
public struct NetworkAddress: Sendable, Hashable {
  let bytes: [UInt8]

  public init?(_ text: some StringProtocol) {
    guard let bytes = text.contains(":") ? Self.six(String(text)) : Self.four(text) else { return nil }
    self.bytes = bytes
  }

  private var isFour: Bool { bytes.prefix(12) == [UInt8](repeating: 0, count: 10) + [0xff, 0xff] }

  /// The address in a single spelling, without `::`: "203.0.113.7", "2001:db8:0:0:0:0:0:1".
  public var text: String {
    if isFour { return bytes.suffix(4).map { "\($0)" }.joined(separator: ".") }
    return groups(8)
  }

  /// The part that identifies a network or machine: the whole IPv4 address, and the 64-bit IPv6 prefix that a provider assigns
  /// (https://datatracker.ietf.org/doc/html/rfc6177).
  public var network: String { isFour ? text : groups(4) }

  private func groups(_ count: Int) -> String {
    (0..<count).map { index in
      let pair = bytes.dropFirst(index * 2).prefix(2).reduce(0) { $0 << 8 | Int($1) }
      return String(pair, radix: 16)
    }.joined(separator: ":")
  }

  private static func four(_ text: some StringProtocol) -> [UInt8]? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { (48...57).contains($0) } && part.utf8.count <= 3 ? UInt8(part) : nil
    }
    guard parts.count == 4, numbers.count == 4 else { return nil }
    return [UInt8](repeating: 0, count: 10) + [0xff, 0xff] + numbers
  }

  private static func six(_ text: String) -> [UInt8]? {
    // A zone names the interface, not the host (RFC 4007, 11.2).
    let plain = text.prefix { $0 != "%" }
    // Text that follows an address in a list is not a zone.
    if text.contains(",") || text.contains(" ") { return nil }
    guard plain.contains(":"), plain.first != ":" || plain.hasPrefix("::"), plain.last != ":" || plain.hasSuffix("::")
    else { return nil }
    var sides: [[UInt8]] = [[]]
    var rest = plain.split(separator: ":", omittingEmptySubsequences: false)
    if plain.hasPrefix("::") { rest.removeFirst() }
    if plain.hasSuffix("::") { rest.removeLast() }
    for (index, part) in rest.enumerated() {
      if part.isEmpty {
        sides.append([])
      } else if part.contains("."), index == rest.count - 1, let mapped = four(part) {
        sides[sides.count - 1] += mapped.suffix(4)
      } else if part.utf8.count <= 4, part.allSatisfy(\.isHexDigit), let group = UInt16(part, radix: 16) {
        sides[sides.count - 1] += [UInt8(truncatingIfNeeded: group >> 8), UInt8(truncatingIfNeeded: group)]
      } else {
        return nil
      }
    }
    let count = sides.reduce(0) { $0 + $1.count }
    if sides.count == 1 { return count == 16 ? sides[0] : nil }
    guard sides.count == 2, count <= 14 else { return nil }
    return sides[0] + [UInt8](repeating: 0, count: 16 - count) + sides[1]
  }
}

/// A block of addresses: "10.0.0.0/8", "fd00::/8", or a single one.
public struct NetworkBlock: Sendable, Hashable {
  private let base: NetworkAddress
  private let bits: Int

  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard let first = parts.first, parts.count <= 2, let base = NetworkAddress(first) else { return nil }
    let offset = first.contains(":") ? 0 : 96
    self.base = base
    guard parts.count == 2 else {
      bits = 128
      return
    }
    guard let bits = Int(parts[1]), (0...(128 - offset)).contains(bits) else { return nil }
    self.bits = bits + offset
  }

  public func contains(_ address: NetworkAddress) -> Bool {
    zip(base.bytes, address.bytes).enumerated().allSatisfy { index, pair in
      let left = min(8, max(0, bits - index * 8))
      let mask = UInt8(truncatingIfNeeded: 0xff00 >> left)
      return (pair.0 ^ pair.1) & mask == 0
    }
  }
}

extension NetworkBlock {
  public static let thisMachine = ["127.0.0.0/8", "::1"].compactMap { NetworkBlock($0) }

  /// Addresses that are not routed publicly (RFC 1918, 3927, 4193, 4291), and this machine.
  public static let ownNetwork =
    thisMachine
    + ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16", "fc00::/7", "fe80::/10"].compactMap {
      NetworkBlock($0)
    }
}

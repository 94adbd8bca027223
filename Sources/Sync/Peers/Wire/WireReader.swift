/// The message of another store is malformed: it is cut off, claims more content than it has, or contains invalid text.
package struct WireDamage: Error, Equatable {
  package init() {}
}

/// Reads the output of a `WireWriter`, from untrusted senders. Never allocates more than the bytes could contain.
package struct WireReader {
  private let bytes: [UInt8]
  private var position: Int
  private let end: Int

  package init(_ bytes: [UInt8], from start: Int = 0, to end: Int? = nil) {
    self.bytes = bytes
    self.end = min(bytes.count, end ?? bytes.count)
    position = min(max(0, start), self.end)
  }

  package var isAtEnd: Bool { position == end }

  @inline(__always)
  package mutating func byte() throws(WireDamage) -> UInt8 {
    guard position < end else { throw WireDamage() }
    defer { position += 1 }
    return bytes[position]
  }

  @inline(__always)
  package mutating func unsigned() throws(WireDamage) -> UInt64 {
    var result: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let byte = try byte()
      // The tenth byte has room for one bit.
      guard shift < 63 || byte <= 1 else { throw WireDamage() }
      result |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return result }
      shift += 7
      guard shift < 70 else { throw WireDamage() }
    }
  }

  @inline(__always)
  package mutating func number() throws(WireDamage) -> Int {
    let value = try unsigned()
    return Int(truncatingIfNeeded: value >> 1) ^ -Int(truncatingIfNeeded: value & 1)
  }

  /// Reads an index or a small number.
  @inline(__always)
  package mutating func number(below limit: Int) throws(WireDamage) -> Int {
    let value = try unsigned()
    guard value < UInt64(max(0, limit)) else { throw WireDamage() }
    return Int(truncatingIfNeeded: value)
  }

  /// - Parameter least: The smallest number of bytes of each item.
  package mutating func count(atMost most: Int, of least: Int = 1) throws(WireDamage) -> Int {
    let count = try number(below: most + 1)
    guard count <= (end - position) / max(1, least) else { throw WireDamage() }
    return count
  }

  package mutating func whole() throws(WireDamage) -> UInt64 {
    guard end - position >= 8 else { throw WireDamage() }
    var result: UInt64 = 0
    for index in 0..<8 { result |= UInt64(bytes[position + index]) << UInt64(8 * index) }
    position += 8
    return result
  }

  /// Reads a finite value, because the store can hold no other.
  package mutating func double() throws(WireDamage) -> Double {
    let value = Double(bitPattern: try whole())
    guard value.isFinite else { throw WireDamage() }
    return value
  }

  package mutating func content(atMost most: Int) throws(WireDamage) -> [UInt8] {
    let count = try count(atMost: most)
    defer { position += count }
    return Array(bytes[position..<position + count])
  }

  /// Reads UTF-8 text without the null character, which ends texts elsewhere.
  package mutating func text(atMost most: Int = PeerLimits.longestText) throws(WireDamage) -> String {
    let content = try content(atMost: most)
    guard !content.contains(0), let text = String(validating: content, as: UTF8.self) else { throw WireDamage() }
    return text
  }

  package mutating func flag() throws(WireDamage) -> Bool { try number(below: 2) == 1 }

  package mutating func optional<T>(_ read: (inout WireReader) throws(WireDamage) -> T) throws(WireDamage) -> T? {
    try flag() ? try read(&self) : nil
  }

  package mutating func optionalText() throws(WireDamage) -> String? {
    try optional { reader throws(WireDamage) in try reader.text() }
  }

  package mutating func optionalNumber() throws(WireDamage) -> Int? {
    try optional { reader throws(WireDamage) in try reader.number() }
  }

  package mutating func optionalDouble() throws(WireDamage) -> Double? {
    try optional { reader throws(WireDamage) in try reader.double() }
  }

  package mutating func list<T>(
    atMost most: Int, of least: Int = 1, _ read: (inout WireReader) throws(WireDamage) -> T
  ) throws(WireDamage) -> [T] {
    let count = try count(atMost: most, of: least)
    var result: [T] = []
    result.reserveCapacity(min(count, 1 << 16))
    for _ in 0..<count { result.append(try read(&self)) }
    return result
  }

  /// Makes sure that nothing follows.
  package func finish() throws(WireDamage) {
    guard isAtEnd else { throw WireDamage() }
  }
}

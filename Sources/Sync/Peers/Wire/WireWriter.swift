/// Writes messages between stores: variable-length numbers, and texts and bytes with their lengths.
package struct WireWriter: Sendable {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  @inline(__always)
  package mutating func put(byte: UInt8) { bytes.append(byte) }

  @inline(__always)
  package mutating func put(_ number: UInt64) {
    var number = number
    while number >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: number) | 0x80)
      number >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: number))
  }

  @inline(__always)
  package mutating func put(count: Int) { put(UInt64(max(0, count))) }

  /// Writes small numbers of either sign in few bytes.
  @inline(__always)
  package mutating func put(_ number: Int) {
    let wide = Int64(number)
    put(UInt64(bitPattern: wide << 1 ^ wide >> 63))
  }

  @inline(__always)
  package mutating func put(whole number: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
  }

  package mutating func put(_ value: Double) { put(whole: value.bitPattern) }

  package mutating func put(_ content: [UInt8]) {
    put(count: content.count)
    bytes += content
  }

  package mutating func put(_ text: String) { put(Array(text.utf8)) }

  package mutating func put<T>(_ value: T?, _ write: (inout WireWriter, T) -> Void) {
    put(byte: value == nil ? 0 : 1)
    if let value { write(&self, value) }
  }

  package mutating func put(_ text: String?) { put(text) { $0.put($1) } }
  package mutating func put(_ number: Int?) { put(number) { $0.put($1) } }
  package mutating func put(_ value: Double?) { put(value) { $0.put($1) } }

  package mutating func put<T>(_ values: [T], _ write: (inout WireWriter, T) -> Void) {
    put(count: values.count)
    for value in values { write(&self, value) }
  }
}

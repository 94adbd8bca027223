/// A fast 64-bit hash of bytes, the same in every run. It is stored in the database: never change it.
package struct ByteHash {
  package private(set) var value: UInt64 = 0x2D35_8DCC_AA6C_78A5

  @inline(__always)
  private static func mixed(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let product = a.multipliedFullWidth(by: b)
    return product.high ^ product.low
  }

  package init() {}

  @inline(__always)
  package mutating func add(_ number: UInt64) {
    value = Self.mixed(value ^ number, 0x9FB2_1C65_1E98_DF25 ^ (number &+ 0x8BB8_4B93_962E_ACC9))
  }

  package mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    add(UInt64(bytes.count))
    guard let base = unsafe bytes.baseAddress.map({ unsafe UnsafeRawPointer($0) }) else { return }
    let count = bytes.count
    var at = 0
    while at + 8 <= count {
      unsafe add(UInt64(littleEndian: base.loadUnaligned(fromByteOffset: at, as: UInt64.self)))
      at += 8
    }
    var rest: UInt64 = 0
    while at < count {
      rest = unsafe rest << 8 | UInt64(base.load(fromByteOffset: at, as: UInt8.self))
      at += 1
    }
    add(rest)
  }

  package mutating func add(_ bytes: [UInt8]) {
    unsafe bytes.withUnsafeBufferPointer { unsafe add($0) }
  }
}

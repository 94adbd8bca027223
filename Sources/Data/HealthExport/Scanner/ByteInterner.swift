/// Numbers repeated texts: raw bytes in, small integers out. A table of recent texts answers nearly always without
/// decoding.
struct ByteInterner {
  private struct Slot {
    var bytes: [UInt8] = []
    var number: Int32 = -1
  }

  /// Longer texts are looked up each time, so that the table stays small.
  private static let longestRemembered = 4096
  private var slots = [Slot](repeating: Slot(), count: 256)
  private var numbers: [String: Int32] = [:]
  private(set) var names: [String] = []

  @inline(__always)
  private static func slot(_ raw: UnsafeBufferPointer<UInt8>) -> Int {
    let count = raw.count
    guard count > 0 else { return 0 }
    let a = unsafe UInt(raw[count - 1])
    let b = unsafe UInt(raw[count / 2])
    let c = unsafe UInt(raw[count / 4])
    return Int((UInt(count) &* 31 &+ a &* 7 &+ b &* 131 &+ c &* 17) & 255)
  }

  @inline(__always)
  private static func equal(_ bytes: [UInt8], _ raw: UnsafeBufferPointer<UInt8>) -> Bool {
    unsafe bytes.count == raw.count
      && bytes.withUnsafeBufferPointer { stored in
        guard let a = stored.baseAddress, let b = raw.baseAddress else { return true }
        return unsafe compare(a, b, raw.count)
      }
  }

  @inline(__always)
  private static func compare(_ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    let x = unsafe UnsafeRawPointer(a)
    let y = unsafe UnsafeRawPointer(b)
    var at = 0
    while at + 8 <= count {
      if unsafe x.loadUnaligned(fromByteOffset: at, as: UInt64.self)
        != y.loadUnaligned(fromByteOffset: at, as: UInt64.self)
      {
        return false
      }
      at += 8
    }
    while at < count {
      if unsafe a[at] != b[at] { return false }
      at += 1
    }
    return true
  }

  /// - Parameter decode: Decodes bytes that are not in the table.
  @inline(__always)
  mutating func number(_ raw: UnsafeBufferPointer<UInt8>, decode: (UnsafeBufferPointer<UInt8>) -> String) -> Int32 {
    let index = unsafe Self.slot(raw)
    if slots[index].number >= 0, unsafe Self.equal(slots[index].bytes, raw) { return slots[index].number }
    return unsafe miss(raw, index, decode)
  }

  private mutating func miss(
    _ raw: UnsafeBufferPointer<UInt8>, _ index: Int, _ decode: (UnsafeBufferPointer<UInt8>) -> String
  )
    -> Int32
  {
    let name = unsafe decode(raw)
    let number: Int32
    if let known = numbers[name] {
      number = known
    } else {
      number = Int32(names.count)
      numbers[name] = number
      names.append(name)
    }
    if raw.count <= Self.longestRemembered { unsafe slots[index] = Slot(bytes: Array(raw), number: number) }
    return number
  }
}

internal import DailveImporting

/// The encoded details of one chunk; equal details share an index.
struct DetailTable {
  private var slots = [(hash: UInt64, index: Int32)](repeating: (0, -1), count: 1024)

  mutating func startChunk() {
    for index in slots.indices { slots[index].index = -1 }
  }

  @inline(__always)
  mutating func index(of detail: [UInt8], in details: inout [[UInt8]]) -> Int32 {
    var hash = ByteHash()
    hash.add(detail)
    let slot = Int(hash.value & 1023)
    if slots[slot].index >= 0, slots[slot].hash == hash.value, details[Int(slots[slot].index)] == detail {
      return slots[slot].index
    }
    let index = Int32(details.count)
    details.append(detail)
    slots[slot] = (hash.value, index)
    return index
  }
}

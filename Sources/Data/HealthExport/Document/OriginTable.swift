internal import DailveDomain
internal import DailveImporting
internal import Foundation

/// Numbers the repeating parts of records.
struct OriginTable {
  /// Indices into the interners; -1 for an absent attribute.
  struct Key: Hashable {
    var source: Int32
    var version: Int32
    var device: Int32
    var unit: Int32
    var word: Int32
    var zone: Int32
  }

  var sources = ByteInterner()
  var versions = ByteInterner()
  var devices = ByteInterner()
  var units = ByteInterner()
  var words = ByteInterner()
  var zones = ByteInterner()
  private var numbers: [Key: Int32] = [:]
  private var recent: [(key: Key, number: Int32)] = []
  private var next = 0

  /// The index of an origin, and the origin itself when it is new.
  @inline(__always)
  mutating func number(_ key: Key) -> (number: Int32, new: Origin?) {
    for entry in recent where entry.key == key { return (entry.number, nil) }
    return lookUp(key)
  }

  private mutating func lookUp(_ key: Key) -> (number: Int32, new: Origin?) {
    var created: Origin?
    let number: Int32
    if let known = numbers[key] {
      number = known
    } else {
      number = Int32(numbers.count)
      numbers[key] = number
      func text(_ table: ByteInterner, _ index: Int32) -> String? { index < 0 ? nil : table.names[Int(index)] }
      created = Origin(
        source: text(sources, key.source) ?? "", version: text(versions, key.version),
        device: text(devices, key.device), unit: text(units, key.unit), word: text(words, key.word),
        zone: text(zones, key.zone))
    }
    if recent.count < 4 {
      recent.append((key, number))
    } else {
      recent[next] = (key, number)
      next = (next + 1) & 3
    }
    return (number, created)
  }

  /// Device text without the memory address that differs from record to record: "<<HKDevice: 0x30ffee000>, name:..."
  /// becomes "<<HKDevice>, name:...".
  static func withoutAddress(_ device: String) -> String {
    guard let range = device.range(of: "HKDevice: 0x") else { return device }
    let rest = device[range.upperBound...].drop { $0.isHexDigit }
    return device[..<range.lowerBound] + "HKDevice" + rest
  }
}

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
    // A copy of exactly its size, because the caller uses its array again.
    details.append(Array(detail[...]))
    slots[slot] = (hash.value, index)
    return index
  }
}

/// Remembers the last unit of each type, so that hardly any record has to check whether its unit can be converted.
struct UnitCheck {
  /// The units by type; -2 for a type that was not seen yet.
  private var last: [Int32] = []

  @inline(__always)
  func isKnown(_ unit: Int32, of type: Int32) -> Bool { Int(type) < last.count && last[Int(type)] == unit }

  mutating func learn(_ unit: Int32, of type: Int32) {
    while last.count <= Int(type) { last.append(-2) }
    last[Int(type)] = unit
  }
}

typealias RawBytes = UnsafeBufferPointer<UInt8>

/// The attributes of the tag read last, as places in the scanner's window; valid until the window moves.
struct AttributeList {
  struct Attribute {
    var nameStart: Int
    var nameCount: Int
    var valueStart: Int
    var valueCount: Int
  }

  /// More attributes in one tag than this are read, named in the report and not kept.
  package static let most = 256
  private(set) var items: [Attribute] = []
  private(set) var hasDuplicates = false
  private(set) var hasOverflowed = false

  init() { items.reserveCapacity(32) }

  @inline(__always)
  mutating func removeAll() {
    items.removeAll(keepingCapacity: true)
    hasDuplicates = false
    hasOverflowed = false
  }

  /// The last of two attributes with one name wins.
  @inline(__always)
  mutating func append(_ attribute: Attribute, in window: UnsafePointer<UInt8>) {
    for index in items.indices where items[index].nameCount == attribute.nameCount {
      var same = true
      for offset in 0..<attribute.nameCount {
        if unsafe window[items[index].nameStart + offset] != window[attribute.nameStart + offset] {
          same = false
          break
        }
      }
      if same {
        items[index] = attribute
        hasDuplicates = true
        return
      }
    }
    if items.count < Self.most { items.append(attribute) } else { hasOverflowed = true }
  }
}

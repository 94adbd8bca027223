typealias RawBytes = UnsafeBufferPointer<UInt8>

/// The attributes of the last tag, as positions in the scanner's window; valid until the window moves.
struct AttributeList {
  struct Attribute {
    var nameStart: Int
    var nameCount: Int
    var valueStart: Int
    var valueCount: Int
  }

  /// Further attributes of a tag are scanned, reported and dropped.
  package static let most = 256
  /// Slots for attributes, allocated once; those of the last tag come first.
  private var places = [Attribute](
    repeating: Attribute(nameStart: 0, nameCount: 0, valueStart: 0, valueCount: 0), count: Self.most)
  private(set) var count = 0
  private var lengths: UInt64 = 0
  var items: ArraySlice<Attribute> { places[0..<count] }
  private(set) var hasDuplicates = false
  private(set) var hasOverflowed = false

  @inline(__always)
  mutating func removeAll() {
    count = 0
    lengths = 0
    hasDuplicates = false
    hasOverflowed = false
  }

  /// The last of two attributes with the same name wins.
  @inline(__always)
  mutating func append(_ attribute: Attribute, in window: UnsafePointer<UInt8>) {
    // A name of unique length cannot be a duplicate.
    let length = UInt64(1) << UInt64(attribute.nameCount & 63)
    let isNewLength = lengths & length == 0
    lengths |= length
    for index in 0..<(isNewLength ? 0 : count) where places[index].nameCount == attribute.nameCount {
      var same = true
      for offset in 0..<attribute.nameCount {
        if unsafe window[places[index].nameStart + offset] != window[attribute.nameStart + offset] {
          same = false
          break
        }
      }
      if same {
        places[index] = attribute
        hasDuplicates = true
        return
      }
    }
    if count < Self.most {
      places[count] = attribute
      count += 1
    } else {
      hasOverflowed = true
    }
  }
}

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
  /// Places for attributes, made once; those of the tag read last come first.
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

  /// The last of two attributes with one name wins.
  @inline(__always)
  mutating func append(_ attribute: Attribute, in window: UnsafePointer<UInt8>) {
    // Names of a length that no other name has cannot be twice.
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

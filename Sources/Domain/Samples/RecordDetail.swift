/// Everything in a record that has no column, in a compact lossless encoding: fields separated by U+001F, items by
/// U+001E.
///
/// Items: `M key value` a metadata entry, `B bpm time` one beat of an HRV list, `A name value` an attribute without a
/// column, `V text` the value as written where the number does not reproduce it, `N name` an attribute that most
/// records have but this one lacks, `X xml` any other child element, verbatim.
public struct RecordDetail: Sendable, Equatable {
  public enum Item: Sendable, Equatable {
    case metadata(key: String, value: String)
    case beat(bpm: String, time: String)
    case attribute(name: String, value: String)
    case value(String)
    case absent(String)
    case element(String)
  }

  public var items: [Item]

  public static let fieldSeparator: UInt8 = 0x1F
  public static let itemSeparator: UInt8 = 0x1E

  public init(decoding bytes: some Sequence<UInt8>) {
    items = Array(bytes).split(separator: Self.itemSeparator).compactMap { item in
      let fields = item.split(separator: Self.fieldSeparator, omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
      switch (fields.first, fields.count) {
      case ("M", 3): return .metadata(key: fields[1], value: fields[2])
      case ("B", 3): return .beat(bpm: fields[1], time: fields[2])
      case ("A", 3): return .attribute(name: fields[1], value: fields[2])
      case ("N", 2): return .absent(fields[1])
      case ("V", 2): return .value(fields[1])
      case ("X", 2): return .element(fields[1])
      default: return nil
      }
    }
  }

  /// The metadata of a record, and its attributes that have no column. The rest of its detail, above all the beats, is not read.
  public static func metadata(decoding bytes: [UInt8]) -> [MetadataEntry] {
    bytes.split(separator: itemSeparator).compactMap { item in
      guard item.first == UInt8(ascii: "M") || item.first == UInt8(ascii: "A") else { return nil }
      switch RecordDetail(decoding: item).items.first {
      case .metadata(let key, let value), .attribute(let key, let value): return MetadataEntry(key: key, value: value)
      default: return nil
      }
    }
  }

  /// The value of an attribute that has no column.
  public func attribute(_ wanted: String) -> String? {
    for case .attribute(let name, let value) in items where name == wanted { return value }
    return nil
  }
}

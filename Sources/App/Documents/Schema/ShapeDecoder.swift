/// The values that a type requests from a decoder.
final class Shape {
  let book: SchemaBook
  var properties: [String: LiteralJSON] = [:]
  var optional: Set<String> = []

  init(book: SchemaBook) { self.book = book }
}

/// Supplies every requested value and records the requests.
struct ShapeDecoder: Decoder {
  let shape: Shape
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(ShapeContainer<Key>(shape: shape))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw Undescribed() }
  func singleValueContainer() throws -> any SingleValueDecodingContainer { throw Undescribed() }
}

/// The type cannot be described from its keys; it must conform to `SchemaDescribing`.
struct Undescribed: Error {}

private struct ShapeContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let shape: Shape
  var codingPath: [any CodingKey] { [] }
  var allKeys: [Key] { [] }

  func contains(_ key: Key) -> Bool { true }

  /// Marks the key as optional: synthesized decoders call this only for values that may be missing.
  func decodeNil(forKey key: Key) -> Bool {
    shape.optional.insert(key.stringValue)
    return false
  }

  private func plain<T: Decodable>(_ value: T, _ key: Key) -> T {
    var schema = shape.book.schema(of: T.self)
    if shape.optional.contains(key.stringValue) { schema = SchemaBook.nullable(schema) }
    shape.properties[key.stringValue] = schema
    return value
  }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try plain(SchemaBook.example(type, shape), key)
  }

  func decode(_ type: Bool.Type, forKey key: Key) -> Bool { plain(false, key) }
  func decode(_ type: String.Type, forKey key: Key) -> String { plain("", key) }
  func decode(_ type: Double.Type, forKey key: Key) -> Double { plain(0, key) }
  func decode(_ type: Float.Type, forKey key: Key) -> Float { plain(0, key) }
  func decode(_ type: Int.Type, forKey key: Key) -> Int { plain(0, key) }
  func decode(_ type: Int8.Type, forKey key: Key) -> Int8 { plain(0, key) }
  func decode(_ type: Int16.Type, forKey key: Key) -> Int16 { plain(0, key) }
  func decode(_ type: Int32.Type, forKey key: Key) -> Int32 { plain(0, key) }
  func decode(_ type: Int64.Type, forKey key: Key) -> Int64 { plain(0, key) }
  func decode(_ type: UInt.Type, forKey key: Key) -> UInt { plain(0, key) }
  func decode(_ type: UInt8.Type, forKey key: Key) -> UInt8 { plain(0, key) }
  func decode(_ type: UInt16.Type, forKey key: Key) -> UInt16 { plain(0, key) }
  func decode(_ type: UInt32.Type, forKey key: Key) -> UInt32 { plain(0, key) }
  func decode(_ type: UInt64.Type, forKey key: Key) -> UInt64 { plain(0, key) }

  func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) throws
    -> KeyedDecodingContainer<Nested>
  { throw Undescribed() }
  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { throw Undescribed() }
  func superDecoder() throws -> any Decoder { throw Undescribed() }
  func superDecoder(forKey key: Key) throws -> any Decoder { throw Undescribed() }
}

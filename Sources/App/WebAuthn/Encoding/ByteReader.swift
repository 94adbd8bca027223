/// Reads bytes from the front; `nil` if there are too few.
struct ByteReader {
  private(set) var rest: ArraySlice<UInt8>

  init(_ bytes: some Sequence<UInt8>) { rest = Array(bytes)[...] }

  mutating func read(_ count: Int) -> [UInt8]? {
    guard count >= 0, count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return Array(rest.prefix(count))
  }

  mutating func byte() -> UInt8? { rest.popFirst() }

  /// An unsigned number, its highest byte first.
  ///
  /// - Parameter size: Its bytes, 8 at most.
  mutating func number(size: Int) -> UInt64? {
    read(size)?.reduce(0) { $0 << 8 | UInt64(truncatingIfNeeded: $1) }
  }
}

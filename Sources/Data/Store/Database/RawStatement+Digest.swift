internal import GRDBSQLite

/// A 64-bit digest of rows in their order, to see whether two tables are the same.
struct RowDigest {
  private(set) var value: UInt64 = 0x9e37_79b9_7f4a_7c15

  @inline(__always)
  mutating func add(_ word: UInt64) {
    value = (value ^ word) &* 0xbf58_476d_1ce4_e5b9
    value ^= value >> 29
  }

  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    add(UInt64(truncatingIfNeeded: bytes.count))
    var at = 0
    while at + 8 <= bytes.count {
      add(unsafe bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self))
      at += 8
    }
    var rest: UInt64 = 0
    while at < bytes.count {
      rest = rest << 8 | UInt64(truncatingIfNeeded: unsafe bytes[at])
      at += 1
    }
    add(rest)
  }

  mutating func add(_ bytes: [UInt8]) { unsafe bytes.withUnsafeBytes { unsafe add($0) } }
}

extension RawStatement {
  /// Adds every column of the row, with its kind.
  func add(to digest: inout RowDigest) {
    for column in stride(from: 0, to: unsafe sqlite3_column_count(statement), by: 1) {
      let kind = unsafe sqlite3_column_type(statement, column)
      digest.add(UInt64(truncatingIfNeeded: kind))
      switch kind {
      case SQLITE_INTEGER: digest.add(UInt64(bitPattern: unsafe sqlite3_column_int64(statement, column)))
      case SQLITE_FLOAT: digest.add(unsafe sqlite3_column_double(statement, column).bitPattern)
      case SQLITE_NULL: break
      default:
        // The pointer comes first, because asking for it may convert the value, which changes its length.
        let start = unsafe sqlite3_column_blob(statement, column)
        let count = Int(clamping: unsafe sqlite3_column_bytes(statement, column))
        unsafe digest.add(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count))
      }
    }
  }
}

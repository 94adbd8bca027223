internal import DailveDomain

/// Encodes the fields of a value that have no column, for `RecordDetail`.
package struct RecordText {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func metadata(_ key: String, _ value: String) { add("M", key, value) }
  package mutating func attribute(_ name: String, _ value: String) { add("A", name, value) }
  /// The value as written.
  package mutating func value(_ text: String) { add("V", text) }

  private mutating func add(_ letter: Unicode.Scalar, _ fields: String...) {
    if !bytes.isEmpty { bytes.append(RecordDetail.itemSeparator) }
    bytes.append(UInt8(ascii: letter))
    for field in fields {
      bytes.append(RecordDetail.fieldSeparator)
      bytes += Array(NameText.line(field).utf8)
    }
  }
}

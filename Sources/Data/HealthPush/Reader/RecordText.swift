internal import DailveDomain
internal import DailveScores

/// Encodes the fields of a value that have no column, for `RecordDetail`.
struct RecordText {
  private(set) var bytes: [UInt8] = []

  mutating func metadata(_ key: String, _ value: String) { add("M", key, value) }
  mutating func attribute(_ name: String, _ value: String) { add("A", name, value) }
  /// The value as written.
  mutating func value(_ text: String) { add("V", text) }

  private mutating func add(_ letter: Unicode.Scalar, _ fields: String...) {
    if !bytes.isEmpty { bytes.append(RecordDetail.itemSeparator) }
    bytes.append(UInt8(ascii: letter))
    for field in fields {
      bytes.append(RecordDetail.fieldSeparator)
      bytes += Array(PushText.line(field).utf8)
    }
  }
}

extension ChunkBuilder.Row {
  /// Everything that it says, for a value that is kept and not used.
  func fields(of origin: Origin) -> JSONObject {
    var fields = JSONObject()
    fields.add("type", .string(type))
    fields.add("source", .string(origin.source))
    fields.add("start", .string("\(Instant(start))"))
    fields.add("end", .string("\(Instant(end))"))
    if let word = origin.word ?? text { fields.add("value", .string(word)) } else { fields.add("qty", .number(value)) }
    if let unit = origin.unit { fields.add("units", .string(unit)) }
    for case .metadata(let key, let value) in RecordDetail(decoding: detail.bytes).items {
      fields.add(key, .string(value))
    }
    return fields
  }
}

internal import DailveDomain
internal import DailveImporting
internal import DailveScores

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

/// The part of a GPX file that differs between two exports.
enum GPXHead {
  /// Health writes the export time into `<metadata>` of every route; nothing else differs between two exports of a
  /// route.
  static func removing(from bytes: [UInt8]) -> [UInt8] {
    let open = Array("<metadata>".utf8)
    let close = Array("</metadata>".utf8)
    // The header of a file is short; what follows is the track.
    let head = bytes.prefix(4096)
    guard let start = place(of: open, in: head), let end = place(of: close, in: head[(start + open.count)...]) else {
      return bytes
    }
    return Array(bytes[..<start] + bytes[(end + close.count)...])
  }

  private static func place(of word: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
    guard bytes.count >= word.count else { return nil }
    return (bytes.startIndex...bytes.endIndex - word.count).first { bytes[$0...].starts(with: word) }
  }
}

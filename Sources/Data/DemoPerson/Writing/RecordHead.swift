/// The attributes that all records of a stream share.
package struct RecordHead {
  package static let quantity = "HKQuantityTypeIdentifier"
  static let watchDevice =
    #" device="&lt;&lt;HKDevice: 0x3011f9a40&gt;, name:Apple Watch, manufacturer:Apple Inc., model:Watch, hardware:Watch6,2, software:11.1&gt;""#
  private static let phoneDevice =
    #" device="&lt;&lt;HKDevice: 0x3020b4e60&gt;, name:iPhone, manufacturer:Apple Inc., model:iPhone, hardware:iPhone15,2, software:18.1&gt;""#

  /// The source attributes of a workout that the Watch wrote.
  static let watchOrigin = " sourceName=\"\(Person.watch)\" sourceVersion=\"11.1\"\(watchDevice)"

  package let type: String
  let unit: String?
  package let source: String
  /// The constant part of the stream's lines in an export.
  let tag: [UInt8]

  static func watch(_ type: String, unit: String?) -> RecordHead {
    RecordHead(type, unit, Person.watch, "11.1", watchDevice)
  }
  static func phone(_ type: String, unit: String?) -> RecordHead {
    RecordHead(type, unit, Person.phone, "18.1", phoneDevice)
  }
  /// The head of records from an app that names no device.
  static func app(_ type: String, unit: String?, name: String) -> RecordHead { RecordHead(type, unit, name, "5.4", "") }

  private init(_ type: String, _ unit: String?, _ source: String, _ version: String, _ device: String) {
    (self.type, self.unit, self.source) = (type, unit, source)
    let unitText = unit.map { " unit=\"\($0)\"" } ?? ""
    let name = source.replacing("&", with: "&amp;")
    tag = Array(
      " <Record type=\"\(type)\" sourceName=\"\(name)\" sourceVersion=\"\(version)\"\(device)\(unitText)".utf8)
  }
}

/// Receives the records of streams one by one.
package protocol RecordSink {
  /// - Parameters:
  ///   - created: The time at which Health received the record.
  ///   - value: As written; `nil` for a category without one.
  ///   - children: Lines inside the record of an export.
  func record(_ head: RecordHead, created: Int, start: Int, end: Int, value: String?, children: [String]) throws
}

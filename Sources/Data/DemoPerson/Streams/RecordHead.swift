/// The constant part of a stream's record lines.
enum RecordHead {
  private static let phone =
    #" device="&lt;&lt;HKDevice: 0x3020b4e60&gt;, name:iPhone, manufacturer:Apple Inc., model:iPhone, hardware:iPhone15,2, software:18.1&gt;""#
  static let watchDevice =
    #" device="&lt;&lt;HKDevice: 0x3011f9a40&gt;, name:Apple Watch, manufacturer:Apple Inc., model:Watch, hardware:Watch6,2, software:11.1&gt;""#

  /// Who wrote a workout.
  static let watchOrigin = " sourceName=\"\(Person.watch)\" sourceVersion=\"11.1\"\(watchDevice)"

  static func watch(_ type: String, unit: String?) -> [UInt8] { head(type, unit, Person.watch, "11.1", watchDevice) }
  static func phone(_ type: String, unit: String?) -> [UInt8] { head(type, unit, Person.phone, "18.1", phone) }
  /// An app that names no device.
  static func app(_ type: String, unit: String?, name: String) -> [UInt8] { head(type, unit, name, "5.4", "") }

  private static func head(_ type: String, _ unit: String?, _ source: String, _ version: String, _ device: String)
    -> [UInt8]
  {
    let unitText = unit.map { " unit=\"\($0)\"" } ?? ""
    return Array(
      " <Record type=\"\(type)\" sourceName=\"\(source)\" sourceVersion=\"\(version)\"\(device)\(unitText)".utf8)
  }
}

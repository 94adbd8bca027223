internal import Foundation

/// Builds small exports as text, each of which shows one quirk.
package struct ExportText {
  package var records: [String] = []
  package var offset = "+0100"
  /// The day of the export, `YYYY-MM-DD`; `nil` for a day after all records.
  package var exported: String?

  package init() {}

  package mutating func add(
    _ type: String, _ start: String, _ end: String? = nil, value: String?, unit: String? = nil,
    source: String = "Ada’s Apple\u{A0}Watch", metadata: [String: String] = [:], created: String? = nil
  ) {
    let name = type.hasPrefix("HK") ? type : "HKQuantityTypeIdentifier" + type
    var text = " <Record type=\"\(name)\" sourceName=\"\(source)\""
    if let unit { text += " unit=\"\(unit)\"" }
    text +=
      " creationDate=\"\(created ?? end ?? start) \(offset)\" startDate=\"\(start) \(offset)\" endDate=\"\(end ?? start) \(offset)\""
    if let value { text += " value=\"\(value)\"" }
    if metadata.isEmpty {
      text += "/>"
    } else {
      let entries = metadata.sorted { $0.key < $1.key }.map {
        "  <MetadataEntry key=\"\($0.key)\" value=\"\($0.value)\"/>\n"
      }
      text += ">\n" + entries.joined() + " </Record>"
    }
    records.append(text)
  }

  package mutating func add(raw: String) { records.append(raw) }

  private var dayOfExport: String {
    if let exported { return exported }
    let newest = records.compactMap { $0.firstMatch(of: /startDate="(\d{4})-(\d{2}-\d{2})/) }.map { ($0.1, $0.2) }
      .max { $0 < $1 }
    guard let newest, let year = Int(newest.0), newest >= ("2001", "02-01") else { return "2001-02-01" }
    return "\(year + 1)-02-01"
  }

  package var xml: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE HealthData [
    <!-- HealthKit Export Version: 14 -->
    <!ELEMENT HealthData (ExportDate,Me,(Record)*)>
    <!ATTLIST HealthData
      locale CDATA #REQUIRED
    >
    ]>
    <HealthData locale="en_GB">
     <ExportDate value="\(dayOfExport) 09:00:00 \(offset)"/>
     <Me HKCharacteristicTypeIdentifierDateOfBirth="1970-03-04" HKCharacteristicTypeIdentifierBiologicalSex="HKBiologicalSexFemale"/>
    \(records.joined(separator: "\n"))
    </HealthData>
    """
  }

  /// Writes the document to a new folder, and returns its path.
  package func write() throws -> String {
    let folder = try TemporaryFolder.make()
    let path = folder + "/export.xml"
    try Data(xml.utf8).write(to: URL(filePath: path))
    return path
  }
}

package enum TemporaryFolder {
  /// The folder of this test run, removed at its end.
  private static let all: String = {
    atexit { try? FileManager.default.removeItem(atPath: TemporaryFolder.all) }
    return FileManager.default.temporaryDirectory.path + "/dailve-tests-" + UUID().uuidString
  }()

  package static func make() throws -> String {
    let path = all + "/" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    return path
  }
}

/// The fields of an export's `device` text: "<<HKDevice>, name:Apple Watch, manufacturer:Apple Inc., model:Watch, hardware:Watch6,7,
/// software:10.2>". Values may contain commas.
public struct DeviceText: Sendable, Equatable {
  public private(set) var name: String?
  public private(set) var manufacturer: String?
  public private(set) var model: String?
  public private(set) var hardware: String?
  public private(set) var software: String?

  public init(_ text: String) {
    var fields: [(name: Substring, value: String)] = []
    let body = text.last == ">" ? text.dropLast() : text[...]
    for part in body.split(separator: ", ", omittingEmptySubsequences: false) {
      if let colon = part.firstIndex(of: ":"), colon > part.startIndex, part[..<colon].allSatisfy(\.isLetter) {
        fields.append((part[..<colon], String(part[part.index(after: colon)...])))
      } else if let last = fields.indices.last {
        fields[last].value += ", " + part
      }
    }
    func value(_ name: String) -> String? { fields.first { $0.name == name && !$0.value.isEmpty }?.value }
    name = value("name")
    manufacturer = value("manufacturer")
    model = value("model")
    hardware = value("hardware")
    software = value("software")
  }

  /// True if the text identifies the device.
  var saysWhich: Bool { unit != nil }

  /// The field that distinguishes devices of the same name: the hardware, else the model or the name.
  public var unit: String? { hardware ?? model ?? name }
}

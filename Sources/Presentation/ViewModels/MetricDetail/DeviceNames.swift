internal import DailveDomain
internal import DailveScores

/// The devices of a page, remembered because most readings share one.
final class DeviceNames {
  private struct Origin: Hashable {
    var source: String
    var device: String
  }

  private var known: [Origin: String?] = [:]

  /// The device's name, without repeating the source's: "Alex’s Apple Watch" is one name.
  func name(of device: String, from source: String) -> String? {
    let origin = Origin(source: source, device: device)
    if let name = known[origin] { return name }
    let short = DeviceName.short(device)
    // Apple writes a non-breaking space.
    let name = source.replacing("\u{A0}", with: " ").contains(short.prefix { $0 != "," }) ? nil : short
    known[origin] = .some(name)
    return name
  }
}

/// Devices as an export names them: "<<HKDevice: 0x…>, name:Apple Watch, manufacturer:Apple Inc., model:Watch, …>".
enum DeviceName {
  static func short(_ device: String) -> String {
    func field(_ name: String) -> String? {
      for part in device.split(separator: ",") {
        let text = part.drop { $0 == " " || $0 == "<" }
        if text.hasPrefix(name + ":") {
          let value = text.dropFirst(name.count + 1).filter { $0 != ">" }
          return value.isEmpty ? nil : value
        }
      }
      return nil
    }
    let parts = [field("name"), field("hardware")].compactMap { $0 }
    return parts.isEmpty ? device : parts.joined(separator: ", ")
  }
}

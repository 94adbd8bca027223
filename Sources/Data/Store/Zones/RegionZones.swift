internal import DailveDomain
internal import Foundation

/// The zones of a region, from the table in the system's zone database.
struct RegionZones {
  /// The tables are in the public domain and part of every tzdata installation. `zone.tab` lists the zones of each
  /// country; `zone1970.tab` joins countries whose clocks have agreed since 1970, and is the fallback.
  private static let tables = ["/usr/share/zoneinfo/zone.tab", "/usr/share/zoneinfo/zone1970.tab"]

  private let table: String

  /// - Parameter table: Content of a table; `nil` for the system's, which may be missing.
  init(table: String? = nil) {
    self.table =
      table ?? Self.tables.lazy.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }.first ?? ""
  }

  /// If zones of one country agree for part of the year, the more populous comes first: the tables go from east to
  /// west. The list has the zones of each country in order of population (national censuses of 2016 to 2022).
  private static let populous = [
    "America/New_York", "America/Chicago", "America/Los_Angeles", "America/Denver", "America/Phoenix",
    "America/Anchorage", "America/Toronto", "America/Vancouver", "America/Edmonton", "America/Winnipeg",
    "America/Halifax", "America/Regina", "America/Mexico_City", "America/Tijuana", "America/Hermosillo",
    "America/Sao_Paulo", "America/Manaus", "America/Argentina/Buenos_Aires", "America/Santiago", "Europe/Madrid",
    "Europe/Lisbon", "Europe/Berlin", "Europe/Moscow", "Asia/Yekaterinburg", "Asia/Novosibirsk", "Asia/Irkutsk",
    "Asia/Vladivostok", "Asia/Almaty", "Asia/Tashkent", "Asia/Shanghai", "Asia/Ulaanbaatar", "Asia/Jakarta",
    "Asia/Makassar", "Asia/Kuala_Lumpur", "Australia/Sydney", "Australia/Melbourne", "Australia/Brisbane",
    "Australia/Perth", "Australia/Adelaide", "Pacific/Auckland",
  ]

  /// IANA names, the most likely first.
  func zones(of region: String) -> [String] {
    let names = named(region)
    let likely = Self.populous.filter(names.contains)
    return likely + names.filter { !likely.contains($0) }
  }

  /// Zones of a region, in the order of the table.
  private func named(_ region: String) -> [String] {
    table.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "\t")
      guard !line.hasPrefix("#"), fields.count > 2, fields[0].split(separator: ",").contains(region[...]) else {
        return nil
      }
      return String(fields[2])
    }
  }

  /// ISO 3166 code of the region in a locale as exports print it: "es_ES", "zh-Hans_CN", "en-US".
  static func region(ofLocale locale: String) -> String? {
    let plain = locale.prefix { $0 != "@" && $0 != "." }
    return plain.split { $0 == "_" || $0 == "-" }.dropFirst().last {
      $0.utf8.count == 2 && $0.utf8.allSatisfy { (0x41...0x5A).contains($0) }
    }.map(String.init)
  }
}

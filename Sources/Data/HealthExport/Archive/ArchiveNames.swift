internal import Foundation

/// Names of files in the archives that this program writes: wherever somebody unpacks them they stay below the folder they are
/// unpacked into, can be made on Linux, macOS and Windows, and are no two the same.
package struct ArchiveNames {
  /// File systems take 255 bytes; some that encrypt names take 143.
  private static let longest = 120
  private static let deepest = 6

  private var taken: Set<String> = []

  package init() {}

  /// - Parameter path: Folders and a name, split by "/".
  package mutating func next(_ path: String) -> String {
    let components = path.split(separator: "/").map { Self.component(String($0)) }.suffix(Self.deepest)
    let folder = components.dropLast().map { $0 + "/" }.joined()
    let name = components.last ?? "_"
    var candidate = name
    var number = 2
    while !taken.insert(Self.key(folder + candidate)).inserted {
      let (stem, suffix) = Self.parts(name)
      candidate = "\(stem)-\(number)\(suffix)"
      number += 1
    }
    return folder + candidate
  }

  /// One file name of any text.
  package static func component(_ text: String) -> String {
    var safe = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { safe.append(isSafe(scalar) ? scalar : "_") }
    var name = String(safe)
    // Windows drops points and spaces at the end, and reads a leading "~" or space as nobody means it.
    while let last = name.last, last == "." || last == " " { name.removeLast() }
    if name.utf8.count > longest {
      let (stem, suffix) = parts(name)
      name = ShortText.cut(stem, to: longest - suffix.utf8.count) + suffix
    }
    let stem = name.prefix { $0 != "." }.uppercased()
    return name.isEmpty || reserved.contains(stem) ? "_" + name : name
  }

  /// Devices of Windows, with any extension.
  private static let reserved: Set<String> = Set(
    ["CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$", "CLOCK$"]
      + ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "¹", "²", "³"].flatMap { ["COM" + $0, "LPT" + $0] })

  private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    // Controls, and what turns the direction of writing around so that a name reads as another.
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: false
    default: !"/\\:*?\"<>|".unicodeScalars.contains(scalar)
    }
  }

  /// The name without its extension, and that with its point.
  private static func parts(_ name: String) -> (stem: String, suffix: String) {
    guard let point = name.lastIndex(of: "."), point > name.startIndex, name[point...].utf8.count <= 16 else {
      return (name, "")
    }
    return (String(name[..<point]), String(name[point...]))
  }

  /// macOS and Windows take names for the same that differ in case or in how accents are written.
  private static func key(_ path: String) -> String { path.precomposedStringWithCanonicalMapping.lowercased() }
}

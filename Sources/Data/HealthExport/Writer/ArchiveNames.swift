internal import DailveImporting
internal import Foundation

/// File names in the archives that this program writes. Wherever an archive is unpacked, they stay below the target
/// folder, are valid on Linux, macOS and Windows, and are unique.
package struct ArchiveNames {
  /// File systems allow 255 bytes; some that encrypt names allow 143.
  private static let longest = 120
  private static let deepest = 6

  private var taken: Set<String> = []

  package init() {}

  /// - Parameter path: Folders and a name, separated by "/".
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

  /// A valid file name for any text.
  package static func component(_ text: String) -> String {
    var safe = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { safe.append(isSafe(scalar) ? scalar : "_") }
    var name = String(safe)
    // Windows drops dots and spaces at the end, and misreads a leading "~" or space.
    while let last = name.last, last == "." || last == " " { name.removeLast() }
    if name.utf8.count > longest {
      let (stem, suffix) = parts(name)
      name = ShortText.cut(stem, to: longest - suffix.utf8.count) + suffix
    }
    let stem = name.prefix { $0 != "." }.uppercased()
    return name.isEmpty || reserved.contains(stem) ? "_" + name : name
  }

  /// Windows device names, with any extension.
  private static let reserved: Set<String> = Set(
    ["CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$", "CLOCK$"]
      + ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "¹", "²", "³"].flatMap { ["COM" + $0, "LPT" + $0] })

  private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    // Control characters, and those that change the writing direction so that a name reads as another.
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: false
    default: !"/\\:*?\"<>|".unicodeScalars.contains(scalar)
    }
  }

  /// The name without its extension, and the extension with its dot.
  private static func parts(_ name: String) -> (stem: String, suffix: String) {
    guard let point = name.lastIndex(of: "."), point > name.startIndex, name[point...].utf8.count <= 16 else {
      return (name, "")
    }
    return (String(name[..<point]), String(name[point...]))
  }

  /// macOS and Windows treat names as equal that differ in case or in how accents are encoded.
  private static func key(_ path: String) -> String { path.precomposedStringWithCanonicalMapping.lowercased() }
}

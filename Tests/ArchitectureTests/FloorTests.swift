import Foundation
import Testing

/// The folders of a target are floors: a file may name types of its own floor and of lower ones. When every folder knew every other, no part could
/// be read, tested or replaced without all the others.
@Suite struct FloorTests {
  /// The names of types in a Swift file.
  private struct TypeNames {
    /// Types that other files may name.
    var declared: Set<String> = []
    /// Names that refer to a type of this file, including nested and private ones.
    var own: Set<String> = []
    /// Every word that could name a type.
    var named: Set<String> = []

    private static let modifiers: Set<String> = [
      "public", "package", "internal", "private", "fileprivate", "final", "indirect", "nonisolated", "unsafe",
    ]
    private static let keywords: Set<String> = [
      "struct", "enum", "class", "actor", "protocol", "typealias", "associatedtype",
    ]

    /// The position within a line that may declare a type: before its name, at it, or after it.
    private enum Place { case modifiers, name, rest }

    init(_ text: String) {
      let code = Self.code(of: Array(text.utf8))
      var (place, isPrivate, isNested) = (Place.modifiers, false, false)
      var index = 0
      while index < code.count {
        let byte = code[index]
        guard Self.isLetter(byte) else {
          if byte == UInt8(ascii: "\n") {
            (place, isPrivate, isNested) = (.modifiers, false, false)
          } else if byte == UInt8(ascii: " ") {
            if index == 0 || code[index - 1] == UInt8(ascii: "\n") { isNested = true }
          } else if byte != UInt8(ascii: "@") {
            place = .rest
          }
          index += 1
          continue
        }
        let before = index == 0 ? UInt8(ascii: "\n") : code[index - 1]
        let start = index
        while index < code.count, Self.isLetter(code[index]) || Self.isDigit(code[index]) { index += 1 }
        let isCapital = byte < UInt8(ascii: "a") && byte != UInt8(ascii: "_")
        guard place != .rest || isCapital else { continue }
        let word = String(decoding: code[start..<index], as: UTF8.self)
        if isCapital, before != UInt8(ascii: "."), !Self.isDigit(before) { named.insert(word) }
        switch place {
        case .rest: break
        case .name:
          place = .rest
          guard isCapital else { break }
          own.insert(word)
          if !isNested, !isPrivate { declared.insert(word) }
        case .modifiers where before == UInt8(ascii: "@"):
          if index < code.count, code[index] == UInt8(ascii: "(") {
            while index < code.count, code[index] != UInt8(ascii: ")") { index += 1 }
            index += 1
          }
        case .modifiers where Self.modifiers.contains(word):
          if word == "private" || word == "fileprivate" { isPrivate = true }
        case .modifiers: place = Self.keywords.contains(word) ? .name : .rest
        }
      }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
      byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") || byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
        || byte == UInt8(ascii: "_")
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

    /// The text without comments and without string literals, except for interpolations. A single-line literal ends with its line, so that a
    /// quotation mark in a regular expression hides no more than the rest of that line.
    private static func code(of text: [UInt8]) -> [UInt8] {
      let (quote, newline, opening, closing) = (
        UInt8(ascii: "\""), UInt8(ascii: "\n"), UInt8(ascii: "("), UInt8(ascii: ")")
      )
      var code: [UInt8] = []
      code.reserveCapacity(text.count)
      // The open literals, innermost last, with the number of open parentheses in the interpolation; 0 means the text itself.
      var literals: [(isLong: Bool, depth: Int)] = []
      func has(_ byte: UInt8, at index: Int) -> Bool { index < text.count && text[index] == byte }
      var index = 0
      while index < text.count {
        let byte = text[index]
        index += 1
        if byte == newline {
          literals.removeAll { !$0.isLong }
          code.append(newline)
        } else if let literal = literals.last, literal.depth == 0 {
          if byte == UInt8(ascii: "\\") {
            if has(opening, at: index) { literals[literals.count - 1].depth = 1 }
            index += 1
          } else if byte == quote {
            if !literal.isLong {
              literals.removeLast()
            } else if has(quote, at: index), has(quote, at: index + 1) {
              literals.removeLast()
              index += 2
            }
          }
        } else if byte == quote {
          let isLong = has(quote, at: index) && has(quote, at: index + 1)
          if isLong { index += 2 }
          literals.append((isLong, 0))
          code.append(quote)
        } else if byte == UInt8(ascii: "/"), has(UInt8(ascii: "/"), at: index) {
          while index < text.count, text[index] != newline { index += 1 }
        } else if byte == UInt8(ascii: "/"), has(UInt8(ascii: "*"), at: index) {
          while index < text.count, !(text[index] == UInt8(ascii: "*") && has(UInt8(ascii: "/"), at: index + 1)) {
            index += 1
          }
          index += 2
        } else {
          if !literals.isEmpty, byte == opening { literals[literals.count - 1].depth += 1 }
          if !literals.isEmpty, byte == closing { literals[literals.count - 1].depth -= 1 }
          code.append(byte)
        }
      }
      return code
    }
  }

  /// References to types of higher floors, each as a sentence.
  ///
  /// - Parameters:
  ///   - files: Paths relative to the target.
  ///   - floors: The folders, lowest first.
  private static func upwards(_ files: [(path: String, text: String)], _ floors: [String]) -> [String] {
    let heights = Dictionary(uniqueKeysWithValues: floors.enumerated().map { ($1, $0) })
    let read = files.map { (path: $0.path, floor: floor(of: $0.path), names: TypeNames($0.text)) }
    var homes: [String: String] = [:]
    for file in read { for name in file.names.declared { homes[name] = file.floor } }
    var found: [String] = []
    for file in read {
      for name in file.names.named.subtracting(file.names.own).sorted() {
        guard let home = homes[name], let there = heights[home], let here = heights[file.floor], there > here else {
          continue
        }
        found.append("\(file.path) (floor \(file.floor)) names \(name) of the higher floor \(home)")
      }
    }
    return found
  }

  private static func floor(of path: String) -> String {
    path.firstIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }

  /// The floors of each target, lowest first.
  private static func list() throws -> [String: [String]] {
    let text = try String(
      contentsOf: ArchitectureTests.root.appending(path: "Tests/ArchitectureTests/floors.txt"), encoding: .utf8)
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { $0.split(separator: ":", maxSplits: 1) }
    return Dictionary(
      uniqueKeysWithValues: lines.map { (String($0[0]), $0[1].split(separator: " ").map(String.init)) })
  }

  @Test(arguments: ArchitectureTests.allowed.map(\.folder))
  func `no file names a type of a higher floor`(target: String) throws {
    let floors = try #require(try Self.list()[target], "floors.txt has no line for \(target)")
    let files = try ArchitectureTests.files(target).map {
      (path: String($0.path.dropFirst(target.count + 1)), text: $0.text)
    }
    #expect(
      Set(floors) == Set(files.map { Self.floor(of: $0.path) }), "floors.txt differs from the folders of \(target)")
    for sentence in Self.upwards(files, floors) { Issue.record("\(target): \(sentence)") }
  }

  @Test func `only targets have floors`() throws {
    #expect(Set(try Self.list().keys).isSubset(of: ArchitectureTests.allowed.map(\.folder)))
  }

  /// The order of the import table is the order of the targets.
  @Test func `a target imports only targets that stand before it in the table`() throws {
    var known: Set<String> = []
    for (folder, modules) in ArchitectureTests.allowed {
      let ours = modules.filter { $0.hasPrefix("Dailve") && $0 != "DailveAssets" }
      #expect(ours.isSubset(of: known), "\(folder) imports \(ours.subtracting(known).sorted())")
      known.insert("Dailve" + folder.split(separator: "/").suffix(1).joined())
    }
    #expect(
      Set(try ArchitectureTests.manifest().keys)
        == Set(ArchitectureTests.allowed.map(\.folder) + ["Sources/Presentation/Assets"]))
  }

  @Test(arguments: ["Sources", "Tests", "Tools", "Benchmarks"])
  func `a folder has at most twenty files`(top: String) throws {
    let folders = Dictionary(grouping: try ArchitectureTests.files(top).map(\.path)) {
      $0.split(separator: "/").dropLast().joined(separator: "/")
    }
    for (folder, paths) in folders { #expect(paths.count <= 20, "\(folder) has \(paths.count) files") }
  }

  @Test func `the search finds references upwards, and nothing else`() {
    let low = """
      import Foundation
      // High in a comment
      @frozen public struct Low: Sendable {
        enum Own {}
        let text = "High \\(Other.self) \\("Quoted") High"
        let search = /"/  // Other
        var a: Own, b: X.High
      }
      extension High {}
      private struct Hidden {}
      """
    let high = """
      package final class High { let low: Low }
      indirect enum Other { case a(Low) }
      struct Own {}
      struct Quoted {}
      private struct X {}
      """
    let files = [(path: "Below/Low.swift", text: low), (path: "Above/Room/High.swift", text: high)]
    #expect(
      Self.upwards(files, ["Below", "Above"]) == [
        "Below/Low.swift (floor Below) names High of the higher floor Above",
        "Below/Low.swift (floor Below) names Other of the higher floor Above",
      ])
    #expect(
      Self.upwards(files, ["Above", "Below"]) == [
        "Above/Room/High.swift (floor Above) names Low of the higher floor Below"
      ])
  }
}

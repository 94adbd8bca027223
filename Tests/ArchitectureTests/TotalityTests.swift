import Foundation
import Testing

/// Expressions that trap on unforeseen values: converting a floating-point number to an integer, or a range whose
/// bounds are reversed. Operands that could come from a request, a file or the store must be made safe
/// (`Int(saturating:)`, `max` at the upper bound, a guard). total-forms.txt lists every remaining expression under the
/// reason why it cannot trap.
@Suite struct TotalityTests {
  private struct Form: Hashable, CustomStringConvertible {
    var path: String
    var code: String

    var description: String { "\(path): \(code)" }
  }

  private struct Search {
    /// Conversions that are total, or whose label says what happens out of range.
    let total = /^(exactly|clamping|truncatingIfNeeded|bitPattern|saturating|ascii):/
    let conversion = /(?:^|[^\w.])(U?Int(?:8|16|32|64)?\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))/
    let range =
      /[\w.$\])]+(?:\([^()]*\))?(?: [-+*\/] [\w.]+(?:\([^()]*\))?)* ?\.\.[.<] ?[-\w.\[(]+(?:\([^()]*\))?(?: [-+*\/] [\w.]+)*/
    let constants = /^[-\d_.xA-F]+ ?\.\.[.<] ?[-\d_.xA-F]+$/

    /// The marks are searched first, because that is fast.
    private static let marks = ["Int(", "Int8(", "Int16(", "Int32(", "Int64(", "...", "..<"]

    func forms(in path: String, _ text: String) -> [Form] {
      var result: [Form] = []
      for line in text.split(separator: "\n") where Self.marks.contains(where: line.contains) {
        let code = line.replacing(/"(?:[^"\\]|\\.)*"/, with: "\"\"").replacing(/\/\/.*/, with: "")
        for match in code.matches(of: conversion) {
          let argument = match.1.drop { $0 != "(" }.dropFirst()
          if argument.prefixMatch(of: total) == nil { result.append(Form(path: path, code: String(match.1))) }
        }
        for match in code.matches(of: range) where match.0.wholeMatch(of: constants) == nil {
          result.append(Form(path: path, code: String(match.0)))
        }
      }
      return result
    }
  }

  /// The demo person consists of our own numbers.
  private static let ourNumbers = "Sources/Data/DemoPerson/"
  /// A trap here ends a browser's worker, without which the page still works; no request and no file reaches this code.
  private static let inBrowsers = "Sources/Engine/Exports/"

  @Test func `every expression that could trap has a reason why it cannot`() throws {
    let list = try String(
      contentsOf: ArchitectureTests.root.appending(path: "Tests/ArchitectureTests/total-forms.txt"), encoding: .utf8)
    var allowed: Set<Form> = []
    for line in list.split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.split(separator: ": ", maxSplits: 1)
      allowed.insert(Form(path: String(parts[0]), code: String(parts[1])))
    }
    let search = Search()
    var found: Set<Form> = []
    for (path, text) in try ArchitectureTests.files("Sources")
    where !path.hasPrefix(Self.ourNumbers) && !path.hasPrefix(Self.inBrowsers) {
      found.formUnion(search.forms(in: path, text))
    }
    #expect(found.count > 100)
    for form in found.subtracting(allowed) { Issue.record("without a reason: \(form)") }
    for form in allowed.subtracting(found) { Issue.record("gone: \(form)") }
  }

  @Test func `the search finds such expressions`() {
    let search = Search()
    func codes(_ line: String) -> [String] { search.forms(in: "", line).map(\.code) }
    #expect(codes("let a = Int(value * 2) + 1") == ["Int(value * 2)"])
    #expect(codes("for day in first...last {") == ["first...last"])
    #expect(codes("days(day - 3..<day + 1)") == ["day - 3..<day + 1"])
    #expect(codes("x(Int(saturating: y), 1...5, \"Int(x) a...b\") // a...b").isEmpty)
  }
}

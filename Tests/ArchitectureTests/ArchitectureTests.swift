import Foundation
import Testing

/// The house rules that no compiler checks.
@Suite struct ArchitectureTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The modules that each layer may import. Arrows point one way, and anything not listed is forbidden.
  static let allowed: [(folder: String, modules: Set<String>)] = [
    ("Sources/Scores", []),
    // The engine consists of Scores, compiled for another machine.
    ("Sources/Engine", ["Foundation"]),
    ("Sources/Domain", ["DailveScores"]),
    ("Sources/Sync", ["DailveDomain", "DailveScores"]),
    ("Sources/System", ["Darwin", "Glibc", "Musl"]),
    ("Sources/Data/Zlib", ["CZlib", "DailveDomain"]),
    ("Sources/Data/Importing", ["DailveDomain", "DailveScores", "DailveSystem", "DailveZlib", "Foundation"]),
    (
      "Sources/Data/HealthExport",
      [
        "DailveDomain", "DailveImporting", "DailveScores", "DailveSystem", "DailveZlib", "Foundation", "Dispatch",
        "Synchronization",
      ]
    ),
    (
      "Sources/Data/Store",
      [
        "DailveDomain", "DailveScores", "DailveSync", "DailveSystem", "DailveZlib", "CSQLiteDefence", "Crypto",
        "Dispatch", "Foundation", "GRDB", "GRDBSQLite", "Synchronization",
      ]
    ),
    ("Sources/Data/HealthPush", ["DailveDomain", "DailveImporting", "DailveScores"]),
    ("Sources/Data/DemoPerson", ["DailveDomain", "DailveHealthExport", "DailveScores", "Foundation"]),
    ("Sources/Presentation/ViewModels", ["DailveDomain", "DailveScores", "Observation"]),
    ("Sources/Presentation/HTML", ["DailveViewModels"]),
    ("Sources/App/WebAuthn", ["Crypto", "CryptoExtras", "Foundation"]),
    ("Sources/App/Documents", ["DailveDomain", "DailveScores", "Foundation"]),
    (
      "Sources/App/Programs",
      ["DailveDocuments", "DailveDomain", "DailveScores", "DailveViewModels", "DailveWebAuthn", "Foundation"]
    ),
    (
      "Sources/App/Server",
      [
        "DailveDocuments", "DailvePrograms",
        "DailveDomain", "DailveScores", "DailveSync", "DailveSystem", "DailveViewModels", "DailveHTML",
        "DailveAssets", "DailveEngine", "DailveWebAuthn", "DailveZlib", "CQREncode",
        "CoreMetrics", "Crypto", "CryptoExtras", "SwiftASN1", "X509",
        "Foundation",
        "Dispatch", "HTTPTypes", "Hummingbird", "Logging", "HummingbirdCore", "HummingbirdHTTP2", "NIOHTTP2", "NIOCore",
        "NIOHTTP1",
        "NIOHTTPTypes",
        "NIOHTTPTypesHTTP2", "NIOPosix", "NIOSSL", "NIOTLS",
        "Synchronization",
      ]
    ),
    (
      "Sources/App/Transfer",
      [
        "Crypto", "DailveDomain", "DailveHealthExport", "DailveHealthPush", "DailveImporting", "DailveScores",
        "DailveStore", "DailveDemoPerson", "DailveSystem", "DailveZlib", "CMalloc", "Foundation", "Synchronization",
      ]
    ),
    (
      "Sources/App/CLI",
      [
        "DailveDocuments", "DailvePrograms",
        "DailveDomain", "DailveScores", "DailveHealthExport", "DailveImporting", "DailveStore", "DailveSync",
        "DailveSystem", "DailveTransfer",
        "DailveViewModels", "DailveServer", "DailveZlib", "ArgumentParser", "AsyncHTTPClient", "Dispatch", "Foundation",
        "Hummingbird", "HummingbirdCore",
        "Logging", "NIOCore", "NIOHTTP1", "NIOPosix", "ServiceLifecycle",
        "Synchronization",
      ]
    ),
  ]

  static func files(_ folder: String, suffix: String = "swift") throws -> [(path: String, text: String)] {
    let base = root.appending(path: folder)
    let walker = try #require(FileManager.default.enumerator(at: base, includingPropertiesForKeys: nil))
    var result: [(String, String)] = []
    for case let url as URL in walker where url.pathExtension == suffix {
      result.append(
        (url.path.replacingOccurrences(of: root.path + "/", with: ""), try String(contentsOf: url, encoding: .utf8)))
    }
    return result
  }

  @Test(arguments: allowed.map(\.folder))
  func `every folder imports only what its layer may see`(folder: String) throws {
    let modules = try #require(Self.allowed.first { $0.folder == folder }).modules
    let files = try Self.files(folder)
    #expect(!files.isEmpty)
    for (path, text) in files {
      for line in text.split(separator: "\n") {
        let words = line.split(separator: " ")
        guard let index = words.firstIndex(of: "import"), index <= 1, index + 1 < words.count,
          index == 0 || ["public", "package", "internal", "private"].contains(words[0])
        else { continue }
        #expect(modules.contains(String(words[index + 1])), "\(path) imports \(words[index + 1])")
      }
    }
  }

  /// The modules, our own and those of C libraries, that each target of `Package.swift` depends on, by folder.
  static func manifest() throws -> [String: Set<String>] {
    let text = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
    var result: [String: Set<String>] = [:]
    for block in text.components(separatedBy: "arget(").dropFirst() {
      guard let path = block.firstMatch(of: /path: "(Sources\/[^"]+)"/)?.output.1 else { continue }
      let list = block.firstMatch(of: /dependencies: \[([^\]]*)\]/)?.output.1 ?? ""
      result[String(path)] = Set(list.matches(of: /"(\w+)"/).map { String($0.output.1) })
    }
    return result
  }

  @Test(arguments: allowed.map(\.folder))
  func `the manifest declares exactly what a folder imports`(folder: String) throws {
    let named = try #require(try Self.manifest()[folder])
    let modules = try #require(Self.allowed.first { $0.folder == folder }).modules
    let ours = modules.filter {
      $0.hasPrefix("Dailve") || ["CZlib", "CQREncode", "CMalloc", "CSQLiteDefence"].contains($0)
    }
    #expect(named == Set(ours), "the table and Package.swift differ")
    let text = try Self.files(folder).map(\.text).joined()
    for module in named.sorted() { #expect(text.contains("import \(module)"), "\(folder) does not use \(module)") }
  }

  @Test func `files stay small`() throws {
    var sizes: [Int] = []
    for (path, text) in try Self.files("Sources") {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
      sizes.append(lines)
      #expect(lines <= 400, "\(path) has \(lines) lines")
    }
    sizes.sort()
    #expect(sizes[sizes.count / 2] <= 70, "median \(sizes[sizes.count / 2])")
    #expect(sizes[sizes.count * 9 / 10] <= 200, "p90 \(sizes[sizes.count * 9 / 10])")
  }

  @Test func `a name means one thing`() throws {
    let declaration =
      /^(?:(?:public|package|private|fileprivate|final|indirect) )*(?:class|struct|enum|actor|protocol) (\w+)/
      .anchorsMatchLineEndings()
    var places: [Substring: [String]] = [:]
    for (path, text) in try Self.files("Sources") {
      for match in text.matches(of: declaration) { places[match.output.1, default: []].append(path) }
    }
    #expect(places.count > 500)
    for (name, paths) in places where paths.count > 1 { Issue.record("\(name): \(paths.sorted())") }
  }

  /// A caller names the ports that it uses, but would ask for a wide port as a whole.
  @Test func `a protocol has at most 15 requirements`() throws {
    let declaration = /^(?:\w+ )*protocol (\w+)[^{]*\{\n((?:(?:  .*)?\n)*)\}/.anchorsMatchLineEndings()
    let requirement = /^  (?:@\w+ |static |mutating )*(?:associatedtype|func|init|subscript|var)\b/
      .anchorsMatchLineEndings()
    var counts: [Substring: Int] = [:]
    for (_, text) in try Self.files("Sources") {
      for match in text.matches(of: declaration) {
        counts[match.output.1] = match.output.2.matches(of: requirement).count
      }
    }
    #expect(counts.count > 40 && counts["WorkoutReading"] == 14)
    for (name, count) in counts where count > 15 { Issue.record("\(name) has \(count)") }
  }

  /// With two ways to compute a score, they would some day give different numbers.
  @Test func `scores are assembled in one place, and once more for the browser`() throws {
    let places = try Self.files("Sources").filter { !$0.text.matches(of: /\bScoreHistory\(/).isEmpty }.map(\.path)
    #expect(
      Set(places) == ["Sources/Domain/Scores/ScoreMaterial.swift", "Sources/Engine/Exports/RecordExports.swift"])
  }

  /// A migration must do the same in every later version of the program, so it calls nothing that may change until then.
  @Test func `migrations name no type of the program but their own`() throws {
    // These are the schema that migrations make, and types of Swift, Foundation and GRDB.
    var known: Set<Substring> = [
      "Schema", "BinaryInteger", "Bool", "Dictionary", "Double", "Encodable", "Hashable", "Int", "Int64", "Self",
      "String", "UInt64", "UTF8", "Foundation", "JSONEncoder", "GRDB", "Database", "DatabaseMigrator",
      "DatabaseValue", "Row",
    ]
    let files = try Self.files("Sources/Data/Store/Database/Migrations")
    #expect(files.count > 5)
    for (_, text) in files {
      known.formUnion(text.matches(of: /(?:struct|enum|typealias) (\w+)/).map(\.output.1))
      known.formUnion(text.matches(of: /<(\w+):[ ]/).map(\.output.1))
    }
    for (path, text) in files {
      // Only the interpolated parts of a string literal are code.
      let inserted = text.matches(of: /\\\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/).map { String($0.output.1) }
      let code = text.replacing(/"""(?s:.*?)"""/, with: "").replacing(/"(?:[^"\\\n]|\\.)*"/, with: "")
        .replacing(/\/\/[^\n]*/, with: "")
      for match in ([code] + inserted).joined(separator: "\n").matches(of: /(?:^|[^\w.])([A-Z]\w*)/) {
        #expect(known.contains(match.output.1), "\(path) names \(match.output.1)")
      }
    }
  }

  @Test func `no code hides an error or a race`() throws {
    let words = [
      "try!", "as!", "@unchecked Sendable", "nonisolated(unsafe)", "fatalError(", "TODO", "FIXME", "DateFormatter",
    ]
    for (path, text) in try Self.files("Sources") {
      // A WebAssembly module has one thread, and passes its numbers in memory that the host can see.
      let allowed = path.hasPrefix("Sources/Engine/Exports/") ? ["nonisolated(unsafe)"] : []
      for word in words where !allowed.contains(word) { #expect(!text.contains(word), "\(path): \(word)") }
    }
  }

  @Test func `unsafe code stays in the scanner, the insert loop and at the boundary to C`() throws {
    let folders = [
      "Sources/System/", "Sources/Data/Zlib/", "Sources/Data/Importing/", "Sources/Data/HealthExport/",
      "Sources/Data/Store/Database/", "Sources/Data/DemoPerson/Writing/",
      "Sources/App/Server/Access/PassphraseHasher.swift",
      "Sources/App/Server/Assets/Assets.swift",
      "Sources/App/Server/Context/WorkThread.swift",
    ]
    for (path, text) in try Self.files("Sources") where text.contains("unsafe ") && !text.contains("unsafe code") {
      #expect(folders.contains { path.hasPrefix($0) }, "\(path)")
    }
  }

  @Test func `no words of either language in code`() throws {
    for (path, text) in try Self.files("Sources") where !path.contains("/Texts/") {
      let hangul = text.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
      // Source names, deliveries and searches are matched by words that Korean devices and people use, and the language menu names Korean in Korean.
      if path.contains("/HealthPush/Words/") || path.hasSuffix("SourceKind.swift")
        || path.hasSuffix("/SearchWords.swift")
        || path.hasSuffix("/BrowsePlaces.swift")
        || path.hasSuffix("SourceMigration.swift") || path.hasSuffix("SettingsPage.swift")
      {
        continue
      }
      #expect(!hangul, "\(path)")
    }
  }

  @Test func `addresses are written in one place`() throws {
    // These have file paths, the cookies' path, checks of a path before it is parsed, media types, and units. The API for programs has a table of
    // its own.
    let others: Set<String> = [
      "Sources/App/Server/HTTP/SessionCookie.swift", "Sources/App/Server/Assets/Assets.swift",
      "Sources/App/Server/Context/Request+Form.swift",
      "Sources/App/Server/Ingest/IngestReceiver.swift",
      "Sources/App/Server/Import/UploadFile.swift", "Sources/App/Server/Import/ImportCenter.swift",
      "Sources/App/Server/Middleware/RequestGuardMiddleware.swift",
      "Sources/App/Server/Access/ReturnPath.swift",
      "Sources/App/Server/Routes/Programs/Routes+Meter.swift",
      "Sources/App/Server/Programs/OpenAPIDocument.swift",
      "Sources/App/Server/Assets/UncommentedSource.swift",
      "Sources/Presentation/HTML/Parts/Marks.swift",
      "Sources/Presentation/ViewModels/Texts/KoreanReading.swift",
      "Sources/Presentation/ViewModels/Texts/Catalogue/Metrics/TextKey+Formats.swift",
      "Sources/Presentation/ViewModels/Texts/Catalogue/Activity/TextKey+Workout.swift",
    ]
    var needed: Set<String> = []
    let path = /"\/(?:[a-z\\][^"]*)?"/
    let folders = [
      "Sources/Presentation/ViewModels", "Sources/Presentation/HTML", "Sources/App/Programs", "Sources/App/Server",
    ]
    for folder in folders {
      for (file, text) in try Self.files(folder)
      where !file.contains("/Addresses/") && !file.contains("/Programs/Endpoint") {
        let code = text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
        guard let found = code.firstMatch(of: path)?.output else { continue }
        #expect(others.contains(file), "\(file): \(found)")
        needed.insert(file)
      }
    }
    #expect(others.isSubset(of: needed), "\(others.subtracting(needed).sorted()) write no path")
  }

  @Test func `every endpoint is in the table`() throws {
    let text = try Self.files("Sources/App/Programs").map(\.text).joined()
    let declared = Set(text.matches(of: /static let (\w+) = (?:Document|List)Endpoint\(/).map(\.output.1))
    #expect(declared.count > 10 && declared == Set(text.matches(of: /(\w+)\.endpoint\b/).map(\.output.1)))
  }

  /// The first parts of the server's addresses.
  private static func firstParts() throws -> Set<Substring> {
    let table = root.appending(path: "Sources/Presentation/ViewModels/Addresses/AddressPattern.swift")
    let first = Set(
      try String(contentsOf: table, encoding: .utf8).matches(of: /case \w+ = "\/([a-z][^"\/]*)/).map(\.output.1))
    #expect(first.isSuperset(of: ["api", "sync", "sw.js"]))
    return first
  }

  /// Commands also write file paths, so only texts that begin like an address of the server count as addresses.
  @Test(arguments: ["Sources/App/CLI", "Sources/App/Documents", "Sources/App/Transfer"])
  func `commands take addresses from where they are written`(folder: String) throws {
    let first = try Self.firstParts()
    for (file, text) in try Self.files(folder) {
      for match in text.matches(of: /["\)]\/([a-z][a-z.\-]*)/) {
        #expect(!first.contains(match.output.1), "\(file): \(match.output.0)")
      }
    }
  }

  @Test func `no text has an address in the middle of a sentence`() throws {
    let first = try Self.firstParts()
    for (file, text) in try Self.files("Sources/Presentation/ViewModels/Texts") {
      for match in text.matches(of: /[^\w\/]\/([a-z][a-z.\-]*)/) {
        #expect(!first.contains(match.output.1), "\(file): \(match.output.0)")
      }
    }
  }
}

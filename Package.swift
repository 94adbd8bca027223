// swift-tools-version: 6.2
import PackageDescription

/// The settings of every target. Warnings become errors in scripts/check rather than here, so that a newer compiler never breaks a
/// person's build.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .strictMemorySafety(),
]

/// Settings for the scanner and the insert loop only. Both are single-threaded classes, and checking each access to their properties at
/// run time would take about a tenth of an import.
let unchecked: [SwiftSetting] =
  strict + [.unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release))]

let grdb: Target.Dependency = .product(name: "GRDB", package: "GRDB.swift")
let sqlite: Target.Dependency = .product(name: "GRDBSQLite", package: "GRDB.swift")
let hummingbird: Target.Dependency = .product(name: "Hummingbird", package: "hummingbird")
let hummingbirdCore: Target.Dependency = .product(name: "HummingbirdCore", package: "hummingbird")
let hummingbirdTesting: Target.Dependency = .product(name: "HummingbirdTesting", package: "hummingbird")
let nio: Target.Dependency = .product(name: "NIOCore", package: "swift-nio")
let nioHTTP: Target.Dependency = .product(name: "NIOHTTP1", package: "swift-nio")
let nioPosix: Target.Dependency = .product(name: "NIOPosix", package: "swift-nio")
let nioEmbedded: Target.Dependency = .product(name: "NIOEmbedded", package: "swift-nio")
let nioTLS: Target.Dependency = .product(name: "NIOTLS", package: "swift-nio")
let nioSSL: Target.Dependency = .product(name: "NIOSSL", package: "swift-nio-ssl")
let nioHTTP2: Target.Dependency = .product(name: "NIOHTTP2", package: "swift-nio-http2")
let nioHTTPTypesHTTP2: Target.Dependency = .product(name: "NIOHTTPTypesHTTP2", package: "swift-nio-extras")
let hummingbirdHTTP2: Target.Dependency = .product(name: "HummingbirdHTTP2", package: "hummingbird")
let nioHTTPTypes: Target.Dependency = .product(name: "NIOHTTPTypes", package: "swift-nio-extras")
let crypto: Target.Dependency = .product(name: "Crypto", package: "swift-crypto")
let cryptoExtras: Target.Dependency = .product(name: "CryptoExtras", package: "swift-crypto")
let httpTypes: Target.Dependency = .product(name: "HTTPTypes", package: "swift-http-types")
let logging: Target.Dependency = .product(name: "Logging", package: "swift-log")
let metrics: Target.Dependency = .product(name: "CoreMetrics", package: "swift-metrics")
let serviceLifecycle: Target.Dependency = .product(name: "ServiceLifecycle", package: "swift-service-lifecycle")
let httpClient: Target.Dependency = .product(name: "AsyncHTTPClient", package: "async-http-client")
let x509: Target.Dependency = .product(name: "X509", package: "swift-certificates")
let asn1: Target.Dependency = .product(name: "SwiftASN1", package: "swift-asn1")
let argumentParser: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")

/// Settings for tests. They run once and need no optimisation; the code under test is optimised as in a release.
let unoptimised: [SwiftSetting] = strict + [.unsafeFlags(["-Onone"], .when(configuration: .release))]

func test(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["DailveTestSupport"], exclude: exclude, swiftSettings: unoptimised)
}

let package = Package(
  name: "dailve",
  // These are the first versions with `Mutex` and `Atomic`.
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .executable(name: "dailve", targets: ["dailve"]),
    .library(name: "DailveScores", targets: ["DailveScores"]),
    .library(name: "DailveDomain", targets: ["DailveDomain"]),
    .library(name: "DailveViewModels", targets: ["DailveViewModels"]),
    .library(name: "DailveStore", targets: ["DailveStore"]),
    .library(name: "DailveSync", targets: ["DailveSync"]),
  ],
  dependencies: [
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle.git", exact: "2.13.0"),
    .package(url: "https://github.com/swift-server/async-http-client.git", exact: "1.37.0"),
    .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-extras", exact: "1.35.2"),
    .package(url: "https://github.com/apple/swift-nio-http2", exact: "1.46.0"),
    .package(url: "https://github.com/apple/swift-nio-ssl", exact: "2.37.6"),
    .package(url: "https://github.com/apple/swift-http-types", exact: "1.8.0"),
    .package(url: "https://github.com/apple/swift-crypto", exact: "4.5.2"),
    .package(url: "https://github.com/apple/swift-certificates", exact: "1.21.1"),
    .package(url: "https://github.com/apple/swift-asn1", exact: "1.7.4"),
    .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
    .package(url: "https://github.com/apple/swift-metrics.git", exact: "2.13.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
  ],
  targets: [
    .target(name: "DailveScores", path: "Sources/Scores", swiftSettings: strict),
    .target(
      name: "DailveDomain", dependencies: ["DailveScores"], path: "Sources/Domain", swiftSettings: strict),
    .target(name: "DailveSystem", path: "Sources/System", swiftSettings: strict),
    .target(
      name: "DailveEngine", path: "Sources/Engine", exclude: ["Exports"], swiftSettings: strict,
      plugins: ["EngineModule"]),
    .plugin(name: "EngineModule", capability: .buildTool(), path: "Plugins/EngineModule"),

    .target(
      name: "DailveSync", dependencies: ["DailveDomain", "DailveScores"], path: "Sources/Sync", swiftSettings: strict),

    .systemLibrary(name: "CZlib", path: "Sources/Data/CZlib"),
    .systemLibrary(name: "CSQLiteDefence", path: "Sources/Data/CSQLiteDefence"),
    .systemLibrary(name: "CQREncode", path: "Sources/App/CQREncode"),
    .systemLibrary(name: "CMalloc", path: "Sources/App/CMalloc"),
    .target(
      name: "DailveZlib", dependencies: ["CZlib", "DailveDomain"], path: "Sources/Data/Zlib", swiftSettings: strict),
    .target(
      name: "DailveImporting", dependencies: ["DailveDomain", "DailveScores", "DailveSystem", "DailveZlib"],
      path: "Sources/Data/Importing", swiftSettings: strict),
    .target(
      name: "DailveHealthExport",
      dependencies: ["DailveDomain", "DailveImporting", "DailveScores", "DailveSystem", "DailveZlib"],
      path: "Sources/Data/HealthExport",
      swiftSettings: unchecked),
    .target(
      name: "DailveStore",
      dependencies: [
        "DailveDomain", "DailveScores", "DailveSync", "DailveSystem", "DailveZlib", "CSQLiteDefence", grdb, sqlite,
        crypto,
      ],
      path: "Sources/Data/Store",
      swiftSettings: unchecked),
    .target(
      name: "DailveHealthPush",
      dependencies: ["DailveDomain", "DailveImporting", "DailveScores"],
      path: "Sources/Data/HealthPush",
      swiftSettings: strict),
    .target(
      name: "DailveDemoPerson", dependencies: ["DailveDomain", "DailveHealthExport", "DailveScores"],
      path: "Sources/Data/DemoPerson",
      swiftSettings: strict),

    .target(
      name: "DailveViewModels", dependencies: ["DailveDomain", "DailveScores"],
      path: "Sources/Presentation/ViewModels", swiftSettings: strict),
    .target(
      name: "DailveAssets", path: "Sources/Presentation/Assets", exclude: ["files"],
      publicHeadersPath: "include"),
    .target(
      name: "DailveHTML", dependencies: ["DailveViewModels"], path: "Sources/Presentation/HTML", swiftSettings: strict),

    .target(
      name: "DailveWebAuthn", dependencies: [crypto, cryptoExtras], path: "Sources/App/WebAuthn", swiftSettings: strict),
    .target(
      name: "DailveDocuments", dependencies: ["DailveDomain", "DailveScores"], path: "Sources/App/Documents",
      swiftSettings: strict),
    .target(
      name: "DailvePrograms",
      dependencies: ["DailveDocuments", "DailveDomain", "DailveScores", "DailveViewModels", "DailveWebAuthn"],
      path: "Sources/App/Programs", swiftSettings: strict),
    .target(
      name: "DailveServer",
      dependencies: [
        "DailveDocuments", "DailveDomain", "DailvePrograms", "DailveScores", "DailveSync", "DailveSystem",
        "DailveViewModels", "DailveHTML", "DailveAssets", "DailveEngine", "DailveWebAuthn", "DailveZlib",
        "CQREncode",
        hummingbird, hummingbirdCore, hummingbirdHTTP2,
        nio,
        nioHTTP, nioHTTP2, nioHTTPTypes, nioHTTPTypesHTTP2, nioPosix, nioSSL, nioTLS, httpTypes, logging,
        metrics,
        crypto, cryptoExtras, x509, asn1,
      ],
      path: "Sources/App/Server", swiftSettings: strict),
    .target(
      name: "DailveTransfer",
      dependencies: [
        "DailveDomain", "DailveHealthExport", "DailveHealthPush", "DailveImporting", "DailveScores", "DailveStore",
        "DailveDemoPerson", "DailveSystem", "DailveZlib", "CMalloc", crypto,
      ],
      path: "Sources/App/Transfer", swiftSettings: strict),
    .executableTarget(
      name: "dailve",
      dependencies: [
        "DailveDocuments", "DailveDomain", "DailvePrograms", "DailveScores", "DailveHealthExport", "DailveImporting",
        "DailveStore", "DailveSync", "DailveSystem", "DailveTransfer",
        "DailveViewModels", "DailveServer", "DailveZlib", argumentParser, hummingbird, hummingbirdCore, httpClient,
        logging, nio, nioHTTP, nioPosix, serviceLifecycle,
      ],
      path: "Sources/App/CLI", swiftSettings: strict, plugins: ["CommitText"]),
    .plugin(name: "CommitText", capability: .buildTool(), path: "Plugins/CommitText"),

    .target(
      name: "DailveDemoPushes",
      dependencies: ["DailveDemoPerson", "DailveDomain", "DailveHealthExport", "DailveScores"],
      path: "Tools/DemoPushes", swiftSettings: strict),
    .executableTarget(
      name: "dailve-push",
      dependencies: [
        "DailveDemoPerson", "DailveDemoPushes", "DailveDomain", "DailveImporting", "DailveScores", "DailveTransfer",
        "DailveViewModels", argumentParser, httpClient, nio, nioHTTP,
      ],
      path: "Tools/Push", swiftSettings: strict),
    .executableTarget(
      name: "dailve-scan", dependencies: ["DailveDomain", "DailveHealthExport"], path: "Benchmarks/Scan",
      swiftSettings: strict),
    .executableTarget(
      name: "dailve-plain", dependencies: ["DailveImporting", "DailveScores", "DailveStore", "DailveTransfer"],
      path: "Benchmarks/Plain", swiftSettings: strict),

    .target(
      name: "DailveTestSupport",
      dependencies: [
        "DailveDomain", "DailveScores", "DailveHealthExport", "DailveStore", "DailveDemoPerson", "DailveZlib",
      ],
      path: "Tests/Support", swiftSettings: strict),
    test("ScoresTests", ["DailveDomain", "DailveScores"]),
    test("SystemTests", ["DailveSystem"]),
    test(
      "SyncTests",
      ["DailveDomain", "DailveHealthExport", "DailveImporting", "DailveScores", "DailveStore", "DailveSync", grdb]),
    test("DomainTests", ["DailveDomain", "DailveScores", "DailveStore"]),
    test(
      "ImportingTests",
      ["DailveDomain", "DailveHealthExport", "DailveImporting", "DailveScores", "DailveStore", "DailveTransfer"]),
    test("HealthExportTests", ["DailveDomain", "DailveHealthExport", "DailveImporting", "DailveScores", "DailveZlib"]),
    test(
      "HealthPushTests",
      ["DailveDomain", "DailveHealthExport", "DailveHealthPush", "DailveScores", "DailveStore", "DailveZlib"]),
    test(
      "StoreTests",
      ["DailveDomain", "DailveScores", "DailveHealthExport", "DailveImporting", "DailveStore", "DailveZlib", grdb],
      exclude: ["Stores"]),
    test(
      "DemoPersonTests",
      [
        "DailveDomain", "DailveHealthExport", "DailveHealthPush", "DailveDemoPerson", "DailveDemoPushes",
        "DailveScores", "DailveStore", "DailveZlib",
      ]),
    test("ViewModelTests", ["DailveDomain", "DailveScores", "DailveViewModels"]),
    test("HTMLTests", ["DailveDomain", "DailveScores", "DailveViewModels", "DailveHTML"], exclude: ["__Snapshots__"]),
    test(
      "ServerTests",
      [
        "DailveDocuments", "DailveDomain", "DailvePrograms", "DailveScores", "DailveStore", "DailveSync",
        "DailveTransfer", "DailveServer", hummingbird,
        hummingbirdTesting, nio,
        nioEmbedded, nioHTTP,
        nioHTTPTypes, nioSSL, nioTLS, httpTypes,
      ]),
    test("WebAuthnTests", ["DailveWebAuthn"], exclude: ["Fixtures"]),
    test("ArchitectureTests", [], exclude: ["floors.txt", "total-forms.txt"]),
  ],
  cLanguageStandard: .c2x
)

// swift-tools-version:6.2
import PackageDescription

// This is a separate package, so that the program does not depend on the peer it is compared with. `Sources/Forms` links to the program's files.
let package = Package(
  name: "forms",
  platforms: [.macOS(.v26)],
  dependencies: [
    .package(url: "https://github.com/apple/swift-nio.git", from: "2.65.0"),
    .package(url: "https://github.com/vapor/multipart-kit.git", exact: "4.7.1"),
  ],
  targets: [
    .executableTarget(
      name: "Forms",
      dependencies: [
        .product(name: "NIOCore", package: "swift-nio"), .product(name: "MultipartKit", package: "multipart-kit"),
      ])
  ])

internal import GRDB

/// The route files of the store, by the names that workouts have for them.
struct RouteNames {
  /// Identities by the last part of their path; for each name, the newest.
  private var files: [String: Int] = [:]

  init(_ db: Database) throws {
    let rows = try RawStatement(
      db,
      """
      SELECT kept_file.name, kept_file.identity FROM kept_file LEFT JOIN batch ON batch.id = kept_file.batch
      WHERE kept_file.kind = 'route' ORDER BY \(NewestBatch.ascending), kept_file.identity
      """)
    var pushed: [(String, Int)] = []
    while try rows.step() {
      files[Self.lastPart(rows.text(0))] = rows.int(1)
      pushed.append((Self.pushed(rows.int(1)), rows.int(1)))
    }
    for (name, identity) in pushed where files[name] == nil { files[name] = identity }
  }

  subscript(_ path: String) -> Int? { files[Self.lastPart(path)] }

  /// The last part of a path: exports move their folders, but files keep their names.
  static func lastPart(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The name that a phone's workout has for a route of this identity. The file itself may have an older name: it is stored once, under the name in
  /// the first version of the workout; earlier releases named a route after the version that brought it.
  private static func pushed(_ identity: Int) -> String {
    prefix + String(UInt64(bitPattern: Int64(identity)), radix: 16) + suffix
  }

  /// The identity that the path in a phone's workout names; `nil` for other names.
  static func identity(_ path: String) -> Int64? {
    let name = lastPart(path)
    guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return nil }
    return UInt64(name.dropFirst(prefix.count).dropLast(suffix.count), radix: 16).map(Int64.init(bitPattern:))
  }

  private static let prefix = "route_"
  private static let suffix = ".gpx"
}

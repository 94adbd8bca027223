package import DailveDomain
internal import DailveScores
internal import Foundation
internal import GRDB

extension StoreReader {
  package func workoutRoute(_ id: String) throws -> [RoutePoint] {
    guard let elements, let detail = try workoutDetail(id) else { return [] }
    return try detail.locations
      + detail.routePaths.compactMap { try StoredRouteFile.content($0, db) }.flatMap(elements.points)
  }
}

/// Finds one route file without reading the names of all, as `RouteNames` does.
enum StoredRouteFile {
  static func content(_ path: String, _ db: Database) throws -> PackedText? {
    try row("size, content", path, db).map { PackedText(bytes: [UInt8]($0["content"] as Data), size: $0["size"]) }
  }

  static func exists(_ path: String, _ db: Database) throws -> Bool { try row("identity", path, db) != nil }

  /// The newest file of a name; otherwise the file whose identity a phone's name contains.
  private static func row(_ columns: String, _ path: String, _ db: Database) throws -> Row? {
    let name = RouteNames.lastPart(path)
    return try Row.fetchOne(
      db.cachedStatement(
        sql: """
          SELECT \(columns) FROM (
            SELECT f.*, coalesce(batch.exported, batch.started) AS made, batch.started AS came
            FROM kept_file AS f LEFT JOIN batch ON batch.id = f.batch
            WHERE f.kind = 'route' AND (f.name = ?1 OR substr(f.name, -length(?2)) = ?2 OR f.identity = ?3))
          ORDER BY identity IS ?3, made DESC, came DESC, batch DESC, identity DESC LIMIT 1
          """), arguments: [name, "/" + name, RouteNames.identity(path)])
  }
}

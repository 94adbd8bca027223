package import DailveDomain
internal import DailveScores
internal import Foundation
internal import GRDB

extension StoreReader {
  package func workoutRoute(_ id: String) throws -> [RoutePoint] {
    guard let elements, let detail = try workoutDetail(id) else { return [] }
    return try detail.locations + detail.routePaths.compactMap(routeFile).flatMap(elements.points)
  }

  /// The newest of a name: exports move their folders, and files keep their names.
  private func routeFile(_ path: String) throws -> PackedText? {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return try Row.fetchOne(
      db.cachedStatement(
        sql: """
          SELECT size, content FROM kept_file
          WHERE kind = 'route' AND (name = ?1 OR substr(name, -length(?2)) = ?2) ORDER BY batch DESC LIMIT 1
          """), arguments: [name, "/" + name]
    ).map { PackedText(bytes: [UInt8]($0["content"] as Data), size: $0["size"]) }
  }
}

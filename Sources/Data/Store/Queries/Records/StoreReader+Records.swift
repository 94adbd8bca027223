package import DailveDomain
internal import DailveScores
internal import DailveZlib
internal import Foundation
internal import GRDB

/// Records that are more than a number, as they came.
extension StoreReader {
  package func recordTotals() throws -> [RecordTotal] {
    try answer(to: .recordTotals, isWhole: { _ in true }) {
      let rows = try Row.fetchAll(
        db, sql: "SELECT count(*) AS count, name, max(start) AS newest FROM kept_element GROUP BY name ORDER BY name")
      var totals = rows.map { row in
        RecordTotal(name: row["name"], count: row["count"], newest: (row["newest"] as Int?).map { Instant($0) })
      }
      for kind in RecordKind.allCases where kind.file != nil {
        let files = try recordFiles().filter { $0.kind == kind.file }
        guard !files.isEmpty else { continue }
        let place =
          totals.firstIndex { $0.name == kind.element }
          ?? {
            totals.append(RecordTotal(name: kind.element, count: 0, newest: nil))
            return totals.count - 1
          }()
        totals[place].count += files.count
        let dates = files.compactMap(\.start) + (totals[place].newest.map { [$0] } ?? [])
        totals[place].newest = dates.max()
      }
      return totals
    }
  }

  package func records(of kind: RecordKind, from offset: Int, limit: Int, bytes: Int) throws -> [HealthRecord] {
    // Files and elements are two sorted lists, so the wanted part is among the first of both.
    let most = offset + limit
    let files = try recordFiles().filter { $0.kind == kind.file }.prefix(most).map { file in
      (id: RecordID(isFile: true, identity: file.identity), start: file.start)
    }
    let elements = try newestElements(named: kind.element, most).map { element in
      (id: RecordID(isFile: false, identity: element.identity), start: element.start)
    }
    let sorted = (files + elements).enumerated().sorted { a, b in
      let (first, second) = (a.element.start?.seconds ?? .min, b.element.start?.seconds ?? .min)
      return first == second ? a.offset < b.offset : first > second
    }
    return try sorted.dropFirst(offset).prefix(limit).compactMap { entry in
      try record(entry.element.id, of: kind, bytes: bytes)
    }
  }

  package func keptElements(named name: String, from offset: Int, limit: Int, bytes: Int) throws -> [HealthRecord] {
    try newestElements(named: name, offset + limit).dropFirst(offset).compactMap { element in
      try self.element(element.identity, named: name, bytes: bytes)
    }
  }

  private func newestElements(named name: String, _ most: Int) throws -> [(identity: UInt64, start: Instant?)] {
    try Row.fetchAll(
      db.cachedStatement(
        sql: "SELECT identity, start FROM kept_element WHERE name = ? ORDER BY start DESC, identity LIMIT ?"),
      arguments: [name, most]
    ).map { row in (UInt64(bitPattern: row["identity"]), (row["start"] as Int?).map { Instant($0) }) }
  }

  package func record(_ id: RecordID, of kind: RecordKind, bytes: Int) throws -> HealthRecord? {
    guard !id.isFile || kind.file != nil else { return nil }
    return try id.isFile
      ? file(id.identity, kind: kind.file, bytes: bytes) : element(id.identity, named: kind.element, bytes: bytes)
  }

  package func clinicalFile(_ path: String, bytes: Int) throws -> HealthRecord? {
    let file = try recordFiles().first { file in
      file.kind == .clinicalRecord && (path == file.name || path.hasSuffix("/" + file.name))
    }
    return try file.flatMap { try self.file($0.identity, kind: .clinicalRecord, bytes: bytes) }
  }

  package func recordContent(_ id: RecordID) throws -> PackedText? {
    let row = try Row.fetchOne(
      db.cachedStatement(
        sql: id.isFile
          ? "SELECT size, content FROM kept_file WHERE identity = ? AND kind IN ('electrocardiogram', 'clinical-record')"
          : "SELECT size, body FROM kept_element WHERE identity = ?"),
      arguments: [Int64(bitPattern: id.identity)])
    return row.map { PackedText(bytes: [UInt8]($0[1] as Data), size: $0[0]) }
  }

  /// Packed bytes that suffice for a beginning, because content of this kind never becomes longer by packing than by this.
  private static func packed(_ bytes: Int) -> Int { bytes + bytes / 16 + 1024 }

  private func element(_ identity: UInt64, named name: String, bytes: Int) throws -> HealthRecord? {
    let row = try Row.fetchOne(
      db.cachedStatement(
        sql: """
          SELECT start, size, length(body) AS packed, substr(body, 1, ?) AS beginning FROM kept_element
          WHERE identity = ? AND name = ?
          """), arguments: [Self.packed(bytes), Int64(bitPattern: identity), name])
    guard let row else { return nil }
    let (size, beginning) = (row["size"] as Int, [UInt8](row["beginning"] as Data))
    return HealthRecord(
      id: RecordID(isFile: false, identity: identity), name: name,
      start: (row["start"] as Int?).map { Instant($0) },
      bytes: size == row["packed"]
        ? Array(beginning.prefix(bytes)) : Inflater.beginning(of: beginning, atMost: min(bytes, max(size, 0))),
      size: size)
  }

  private func file(_ identity: UInt64, kind: CompanionFile.Kind?, bytes: Int) throws -> HealthRecord? {
    guard let kind else { return nil }
    let row = try Row.fetchOne(
      db.cachedStatement(
        sql: "SELECT name, size, substr(content, 1, ?) AS beginning FROM kept_file WHERE identity = ? AND kind = ?"),
      arguments: [Self.packed(bytes), Int64(bitPattern: identity), kind.rawValue])
    guard let row else { return nil }
    let size: Int = row["size"]
    return HealthRecord(
      id: RecordID(isFile: true, identity: identity), name: row["name"], start: FileDay.start(row["name"]),
      bytes: Inflater.beginning(of: [UInt8](row["beginning"] as Data), atMost: min(bytes, max(size, 0))), size: size)
  }

  /// The names of files that are records or belong to them, the newest day first. They are read once for each state of the store, because
  /// no index finds them among the routes.
  private func recordFiles() throws -> [RecordFile] {
    try answer(to: .recordFiles, isWhole: { _ in true }) {
      let rows = try Row.fetchAll(
        db,
        sql: """
          SELECT identity, kind, name FROM kept_file WHERE kind IN ('electrocardiogram', 'clinical-record')
          ORDER BY name DESC, identity
          """)
      let files = rows.compactMap { row in
        CompanionFile.Kind(rawValue: row["kind"]).map { kind in
          RecordFile(
            identity: UInt64(bitPattern: row["identity"]), kind: kind, name: row["name"],
            start: FileDay.start(row["name"]))
        }
      }
      return files.enumerated().sorted { a, b in
        let (first, second) = (a.element.start?.seconds ?? .min, b.element.start?.seconds ?? .min)
        return first == second ? a.offset < b.offset : first > second
      }.map(\.element)
    }
  }
}

/// The name of a file that is a record or belongs to one.
private struct RecordFile: Sendable {
  var identity: UInt64
  var kind: CompanionFile.Kind
  var name: String
  var start: Instant?
}

/// The day in the name of a file: "electrocardiograms/ecg_2024-01-01_2.csv".
private enum FileDay {
  static func start(_ name: String) -> Instant? {
    let last = name.split(separator: "/").last ?? ""
    guard let mark = last.firstIndex(of: "_") else { return nil }
    return CivilDay(last[last.index(after: mark)...].prefix(10)).map { Instant(midnightOf: $0) }
  }
}

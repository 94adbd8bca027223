internal import Foundation
internal import Hummingbird
internal import NIOCore

/// Writes an uploaded export to a file, in constant memory: the bytes as they are, or the one file of a form.
struct UploadReceiver {
  let folder: String

  /// Path of the file. The caller removes it.
  func receive(_ request: Request) async throws -> (path: String, name: String) {
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let path = folder + "/upload-\(UUID().uuidString)"
    guard FileManager.default.createFile(atPath: path, contents: nil, attributes: [.posixPermissions: 0o600]),
      let file = FileHandle(forWritingAtPath: path)
    else { throw HTTPError(.internalServerError) }
    do {
      let name =
        if let boundary = Self.boundary(request.headers[.contentType]) {
          try await receiveForm(request.body, boundary: boundary, into: file)
        } else {
          try await receiveRaw(request, into: file)
        }
      try file.close()
      return (path, name)
    } catch {
      try? file.close()
      try? FileManager.default.removeItem(atPath: path)
      throw error
    }
  }

  static func boundary(_ type: String?) -> String? {
    guard let type, type.hasPrefix("multipart/form-data"), let range = type.range(of: "boundary=") else { return nil }
    let text = type[range.upperBound...].prefix { $0 != ";" }
    return text.split(separator: "\"").first.map(String.init)
  }

  private func receiveRaw(_ request: Request, into file: FileHandle) async throws -> String {
    for try await buffer in request.body { try file.write(contentsOf: Data(buffer.readableBytesView)) }
    let name = request.headers[.custom("X-File-Name")]?.removingPercentEncoding ?? "export.zip"
    return String(name.prefix(200))
  }

  /// Streams what lies between the part's head and the closing boundary. A little is held back so that the boundary is found
  /// even when it arrives in two pieces.
  private func receiveForm(_ body: RequestBody, boundary: String, into file: FileHandle) async throws -> String {
    let closing = Data("\r\n--\(boundary)".utf8)
    let headEnd = Data("\r\n\r\n".utf8)
    var pending = Data()
    var name: String?
    var isDone = false
    for try await buffer in body where !isDone {
      pending.append(contentsOf: buffer.readableBytesView)
      if name == nil {
        guard let end = pending.range(of: headEnd) else {
          if pending.count > 16_384 { throw HTTPError(.badRequest) }
          continue
        }
        name = Self.fileName(String(decoding: pending[..<end.lowerBound], as: UTF8.self))
        pending = Data(pending[end.upperBound...])
      }
      if let end = pending.range(of: closing) {
        try file.write(contentsOf: pending[..<end.lowerBound])
        isDone = true
      } else if pending.count > closing.count {
        let keep = pending.count - closing.count
        try file.write(contentsOf: pending.prefix(keep))
        pending = Data(pending.suffix(closing.count))
      }
    }
    guard isDone, let name else { throw HTTPError(.badRequest) }
    return name
  }

  private static func fileName(_ head: String) -> String {
    guard let start = head.range(of: "filename=\"") else { return "export.zip" }
    let name = head[start.upperBound...].prefix { $0 != "\"" }
    return name.isEmpty ? "export.zip" : String(name.prefix(200))
  }
}

internal import DailveDomain
internal import Foundation
internal import Hummingbird
internal import NIOCore

/// Writes an uploaded export to a file in constant memory, from a raw body or from the one file of a multipart form.
struct UploadReceiver {
  let folder: String

  /// Returns the file, which the caller must remove, and the name that the browser gave it.
  ///
  /// - Throws: `StorageError.full` if the disk is full, before reading the body if its length is announced;
  ///   `IncompleteRequest` for a truncated body, `HTTPError` for a malformed form. No file is left behind.
  func receive(_ request: Request) async throws -> (path: String, name: String) {
    // Compared with the bytes that arrive.
    let length = request.headers[.contentLength].flatMap { Int($0) }
    var file = try await UploadFile(in: folder)
    do {
      if let length, let room = await UploadFile.room(in: folder), length > room {
        throw StorageError.full(.importing, folder: folder)
      }
      var count = 0
      let name =
        if let boundary = Self.boundary(request.headers[.contentType]) {
          try await Self.receiveForm(request.body, boundary: boundary, into: &file, count: &count)
        } else {
          try await Self.receiveRaw(request, into: &file, count: &count)
        }
      if let length, count < length { throw IncompleteRequest() }
      try await file.close()
      return (file.path, name)
    } catch {
      await file.discard()
      throw error
    }
  }

  static func boundary(_ type: String?) -> String? {
    guard let type, type.hasPrefix("multipart/form-data"), let range = type.range(of: "boundary=") else { return nil }
    let text = type[range.upperBound...].prefix { $0 != ";" }
    return text.split(separator: "\"").first.map(String.init)
  }

  private static func receiveRaw(_ request: Request, into file: inout UploadFile, count: inout Int)
    async throws -> String
  {
    for try await buffer in request.body {
      count += buffer.readableBytes
      try await file.append(buffer.readableBytesView)
    }
    let name = request.headers[.custom("X-File-Name")]?.removingPercentEncoding ?? "export.zip"
    return String(name.prefix(200))
  }

  /// Streams everything between the part's head and the closing boundary. The last bytes are held back, so that a
  /// boundary is found even if it arrives in two pieces.
  private static func receiveForm(
    _ body: RequestBody, boundary: String, into file: inout UploadFile, count: inout Int
  ) async throws -> String {
    let closing = Data("\r\n--\(boundary)".utf8)
    let headEnd = Data("\r\n\r\n".utf8)
    var pending = Data()
    var name: String?
    var isDone = false
    for try await buffer in body {
      count += buffer.readableBytes
      if isDone { continue }
      pending.append(contentsOf: buffer.readableBytesView)
      if name == nil {
        guard let end = pending.range(of: headEnd) else {
          if pending.count > 16_384 { throw HTTPError(.badRequest) }
          continue
        }
        name = fileName(String(decoding: pending[..<end.lowerBound], as: UTF8.self))
        pending = Data(pending[end.upperBound...])
      }
      if let end = pending.range(of: closing) {
        try await file.append(Data(pending[..<end.lowerBound]))
        isDone = true
      } else if pending.count > closing.count {
        try await file.append(Data(pending.prefix(pending.count - closing.count)))
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

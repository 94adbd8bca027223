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
  ///   `IncompleteRequest` for a truncated body, `MalformedForm` for a form without a whole file. No file is left behind.
  func receive(_ request: Request) async throws -> (path: String, name: String) {
    // Compared later with the number of bytes that arrive.
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

  private static func receiveForm(
    _ body: RequestBody, boundary: String, into file: inout UploadFile, count: inout Int
  ) async throws -> String {
    var form = MultipartFile(boundary: boundary)
    for try await buffer in body {
      count += buffer.readableBytes
      try await file.append(form.read(buffer).readableBytesView)
    }
    guard form.isComplete, let name = form.name else { throw MalformedForm() }
    return name.isEmpty ? "export.zip" : name
  }
}

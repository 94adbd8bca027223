internal import Foundation
internal import Hummingbird

extension Response {
  /// A page. Health data are never kept by anything between.
  static func page(_ html: [UInt8], status: HTTPResponse.Status = .ok) -> Response {
    Response(
      status: status,
      headers: [
        .contentType: "text/html; charset=utf-8", .cacheControl: "no-store", .vary: "Cookie, Accept-Language",
      ], body: ResponseBody(byteBuffer: ByteBuffer(bytes: html)))
  }

  /// A file to keep.
  ///
  /// - Parameter name: Percent-encoded; browsers decode `filename*` (RFC 6266) and take it before `filename`.
  static func download(_ text: String, type: String, name: String) -> Response {
    let plain = name.contains("%") ? "data.csv" : name
    return Response(
      status: .ok,
      headers: [
        .contentType: type, .cacheControl: "no-store",
        .contentDisposition: "attachment; filename=\"\(plain)\"; filename*=UTF-8''\(name)",
      ], body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
  }

  static func json(_ value: some Encodable, status: HTTPResponse.Status = .ok) throws -> Response {
    Response(
      status: status, headers: [.contentType: "application/json; charset=utf-8", .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: try JSONText.encode(value))))
  }

  /// After a form: see the page again with GET, so that a reload sends nothing twice.
  static func seeOther(_ path: String) -> Response {
    Response(status: .seeOther, headers: [.location: path, .cacheControl: "no-store"])
  }
}

extension AppContext {
  /// A part of the path as the text that it stands for.
  func name(_ parameter: String) throws -> String {
    guard let text = try parameters.require(parameter).removingPercentEncoding else { throw HTTPError(.notFound) }
    return text
  }
}

extension Request {
  var wantsJSON: Bool { headers[.accept]?.contains("application/json") == true }

  /// The fields of a small form; repeated names keep their order.
  func formFields() async throws -> [(name: String, value: String)] {
    let buffer = try await body.collect(upTo: 64 * 1024)
    return String(buffer: buffer).split(separator: "&").map { pair in
      let fields = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      func decoded(_ text: Substring?) -> String {
        String((text ?? "").map { $0 == "+" ? " " : $0 }).removingPercentEncoding ?? ""
      }
      return (decoded(fields.first), decoded(fields.count > 1 ? fields[1] : nil))
    }
  }
}

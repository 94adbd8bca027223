internal import DailveDocuments
internal import DailveDomain
internal import DailveScores
internal import DailveViewModels
internal import HTTPTypes
internal import Hummingbird

extension Response {
  /// A page, never cached, because it contains health data.
  static func page(_ html: [UInt8], status: HTTPResponse.Status = .ok) -> Response {
    Response(
      status: status,
      headers: [
        .contentType: "text/html; charset=utf-8", .cacheControl: "no-store", .vary: "Cookie, Accept-Language",
      ], body: ResponseBody(byteBuffer: ByteBuffer(bytes: html)))
  }

  /// A file to save.
  ///
  /// - Parameter name: Percent-encoded; browsers decode `filename*` (RFC 6266) and prefer it to `filename`.
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
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: try FiniteJSON.encode(value))))
  }

  /// 303 after a form, so that reloading the page does not submit the form again.
  static func seeOther(_ address: Address, _ query: String = "") -> Response { seeOther(address.path(query)) }

  static func seeOther(_ path: String) -> Response {
    var response = Response.redirect(to: path)
    response.headers[.cacheControl] = "no-store"
    return response
  }
}

extension Response {
  /// Makes the browser delete everything it keeps of us besides cookies: pages, waiting forms, and the service worker
  /// (https://www.w3.org/TR/clear-site-data/). Browsers without this feature do so by `offline.js`.
  mutating func clearBrowser() { headers[.custom("Clear-Site-Data")] = "\"cache\", \"storage\"" }
}

extension Request {
  var wantsJSON: Bool { headers[.accept]?.contains("application/json") == true }

  /// True if its body has the fields of a form, but no files.
  var isPlainForm: Bool { headers[.contentType]?.hasPrefix("application/x-www-form-urlencoded") == true }

  /// The period in the query, if it is one of the offered ones.
  func period(of offered: [DetailPeriod]) -> DetailPeriod? {
    uri.queryParameters.get("days").flatMap { DetailPeriod(rawValue: $0) }.flatMap {
      offered.contains($0) ? $0 : nil
    }
  }

  /// A day in the query.
  func day(_ name: String) -> CivilDay? { uri.queryParameters.get(name).flatMap { CivilDay(accepting: $0) } }
}

extension HTTPField.Name {
  /// A header for which the library has no constant. All of ours are valid names, so the fallback is never used.
  static func custom(_ text: String) -> HTTPField.Name { HTTPField.Name(text) ?? .date }
}

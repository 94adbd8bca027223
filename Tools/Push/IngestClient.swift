internal import AsyncHTTPClient
internal import Foundation
internal import NIOCore
internal import NIOHTTP1

/// Sends deliveries one after another, as a device would.
struct IngestClient {
  enum Answer {
    /// The server stored the delivery under this identifier.
    case kept(String)
    /// The server refused the delivery for the reason it states.
    case refused(status: Int, sentence: String)
  }

  /// The server gave no answer.
  struct Unreachable: Error, CustomStringConvertible {
    var address: String
    var reason: String

    /// True if a server answers with a certificate that this machine does not trust.
    var isUntrusted: Bool { reason.contains("CERTIFICATE_VERIFY_FAILED") }

    var description: String {
      if isUntrusted {
        return
          "\(address) answers with a certificate that this machine does not trust. Install its root (see docs/connect.md), or send to http://127.0.0.1 here."
      }
      return "Nothing answers at \(address) (\(reason)). Start `dailve serve`, or check the address."
    }
  }

  /// Most bytes of an answer; dailve never sends more.
  private static let longestAnswer = 1 << 20
  private static let patience = TimeAmount.seconds(120)
  /// Number of attempts if the server is busy (503). Requests to slow down (429) are followed without a limit.
  private static let tries = 5

  let http: HTTPClient
  let address: IngestAddress
  /// Called once per wait.
  let note: (String) -> Void

  /// Does not follow redirects, because a key is meant for a single address.
  static var configuration: HTTPClient.Configuration {
    var configuration = HTTPClient.Configuration(redirectConfiguration: .disallow)
    configuration.timeout.connect = .seconds(10)
    // Fail at once; the person at the terminal can try again.
    configuration.connectionPool.retryConnectionEstablishment = false
    return configuration
  }

  /// - Throws: `Unreachable`.
  func send(_ body: [UInt8], key: String, headers: [String: String]) async throws -> Answer {
    var request = HTTPClientRequest(url: address.text)
    request.method = .POST
    request.headers.add(name: "Authorization", value: "Bearer \(key)")
    request.headers.add(name: "Content-Type", value: "application/json")
    for (name, value) in headers.sorted(by: { $0.key < $1.key }) { request.headers.add(name: name, value: value) }
    var busy = 0
    while true {
      request.body = .bytes(ByteBuffer(bytes: body))
      let (status, wait, text) = try await answer(request)
      if status == 503 { busy += 1 }
      guard status == 429 || status == 503 && busy < Self.tries else { return Self.answer(status, text) }
      let seconds = min(600, max(1, wait ?? 1))
      note("The server asks for a wait of \(seconds) s.")
      try await Task.sleep(for: .seconds(seconds))
    }
  }

  private func answer(_ request: HTTPClientRequest) async throws -> (status: Int, wait: Int?, text: String) {
    do {
      let response = try await http.execute(request, timeout: Self.patience)
      let body = try await response.body.collect(upTo: Self.longestAnswer)
      let wait = response.headers.first(name: "Retry-After").flatMap { Int($0) }
      return (Int(response.status.code), wait, String(buffer: body))
    } catch {
      throw Unreachable(address: address.text, reason: "\(error)")
    }
  }

  private static func answer(_ status: Int, _ text: String) -> Answer {
    // An answer that is not JSON comes from a different program at that address, which is reported below.
    let fields = try? JSONDecoder().decode([String: String].self, from: Data(text.utf8))
    if status == 200, let id = fields?["delivery"] { return .kept(id) }
    return .refused(
      status: status, sentence: fields?["error"] ?? "This is not an answer of dailve. Check the address.")
  }
}

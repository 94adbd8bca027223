import Foundation
import Hummingbird
import HummingbirdTesting
import NIOCore
import Testing

/// The body that a browser sends for a form.
func form(_ fields: [String: String]) -> ByteBuffer {
  func encoded(_ text: String) -> String { text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "" }
  return ByteBuffer(string: fields.map { "\(encoded($0.key))=\(encoded($0.value))" }.joined(separator: "&"))
}

/// The body of an existing page.
func body(_ uri: String, _ client: some TestClientProtocol) async throws -> String {
  try await client.execute(uri: uri, method: .get) { response in
    #expect(response.status == .ok, "\(uri)")
    return String(buffer: response.body)
  }
}

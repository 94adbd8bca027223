import Foundation
import NIOCore

/// The body that a browser sends for a form.
func form(_ fields: [String: String]) -> ByteBuffer {
  func encoded(_ text: String) -> String { text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "" }
  return ByteBuffer(string: fields.map { "\(encoded($0.key))=\(encoded($0.value))" }.joined(separator: "&"))
}

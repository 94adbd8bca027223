internal import DailveDomain
internal import DailveSync
internal import HTTPTypes
internal import Hummingbird

/// The errors of a form sent by the script: messages by the name of the field, in the viewer's language.
struct FormRefusal: Error {
  var sentences: [String: String]
  var status = HTTPResponse.Status.unprocessableContent

  struct Answer: Encodable {
    /// All sentences.
    var error: String
    var fields: [String: String]
  }

  func answer() throws -> Response {
    let all = sentences.sorted { $0.key < $1.key }.map(\.value)
    return try .json(Answer(error: all.joined(separator: " "), fields: sentences), status: status)
  }
}

extension AppContext {
  /// Ends a request of the script, which keeps the form and needs only the sentences; does nothing for a browser, which
  /// needs a page.
  ///
  /// - Parameter status: "Not found" if the form concerns something that a restored backup may lack: the script then
  ///   sends that first.
  func refuse(_ sentences: [String: String], status: HTTPResponse.Status = .unprocessableContent) throws(FormRefusal) {
    if submission != nil { throw FormRefusal(sentences: sentences, status: status) }
  }
}

extension AppContext {
  /// The answer to a form about something that no longer exists: the form as filled in, so that nothing typed is lost.
  ///
  /// - Throws: "Not found" for the script, which keeps the form itself.
  func gone(_ form: [UInt8]) throws(HTTPError) -> Response {
    guard submission == nil else { throw HTTPError(.notFound) }
    return .page(form, status: .notFound)
  }

  /// The entry that a form edits. The script also gets one that was deleted since: the stamps decide which of the two
  /// is newer.
  func edited<E: Entry>(_ kind: E.Type, id: String, _ reader: any PersonReading) throws -> E? {
    let version = try reader.version(of: kind, id: id)
    return version?.isDeleted == true && submission == nil ? nil : version?.entry
  }
}

internal import DailveDomain
internal import DailveScores
internal import DailveSync
internal import HTTPTypes
internal import Hummingbird

/// The headers that our script adds to a form.
enum SubmissionHeader {
  /// Drawn on the device where the form was filled in.
  static let operation = HTTPField.Name.custom("Dailve-Operation")
  static let device = HTTPField.Name.custom("Dailve-Device")
  /// The device's clock when the form was filled in and when it was sent, in milliseconds since 1970.
  static let written = HTTPField.Name.custom("Dailve-Written")
  static let sent = HTTPField.Name.custom("Dailve-Sent")
  /// The stamp of the version that the form showed.
  static let base = HTTPField.Name.custom("Dailve-Base")
  /// The newest position known to the device: its run and its change, "3f9a-41".
  static let mark = HTTPField.Name.custom("Dailve-Mark")
}

extension SyncSubmission {
  /// `nil` for a form that the browser sends by itself.
  ///
  /// - Throws: 400 for headers that our script does not send.
  init?(_ request: Request, received: Int) throws {
    func field(_ name: HTTPField.Name) -> String? { request.headers[name] }
    guard let id = field(SubmissionHeader.operation) else { return nil }
    guard EntryID.isValid(id), let client = field(SubmissionHeader.device), EntryID.isValid(client),
      let written = field(SubmissionHeader.written).flatMap({ Int($0) }),
      let sent = field(SubmissionHeader.sent).flatMap({ Int($0) })
    else { throw HTTPError(.badRequest) }
    self.init(
      id: id, client: client, base: try field(SubmissionHeader.base).map(Self.base),
      age: sent.subtractingClamped(written), received: received, mark: try field(SubmissionHeader.mark).map(Self.mark))
  }

  private static func base(_ text: String) throws -> EntryStamp {
    guard let stamp = EntryStamp(text) else { throw HTTPError(.badRequest) }
    return stamp
  }

  private static func mark(_ text: String) throws -> SyncPosition {
    guard let dash = text.lastIndex(of: "-"), let sequence = Int(text[text.index(after: dash)...]), sequence >= 0,
      EntryID.isValid(String(text[..<dash]))
    else { throw HTTPError(.badRequest) }
    return SyncPosition(boot: String(text[..<dash]), sequence: sequence)
  }
}

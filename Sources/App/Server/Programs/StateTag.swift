internal import Crypto
internal import DailveDocuments
internal import DailveDomain
internal import DailvePrograms
internal import DailveViewModels
internal import Foundation
internal import Hummingbird

/// An ETag made of the request, its language and units, and the state of the store. It is known before the response is
/// computed.
struct StateTag: Equatable {
  let text: String

  init(_ endpoint: Endpoint, _ request: Request, _ viewer: ViewerContext, revision: String) {
    let now: String =
      switch endpoint.freshness {
      case .store: ""
      case .day: "\(viewer.today)"
      case .minute: "\(viewer.today) \(Int(viewer.clock))"
      }
    let parts = [
      Release.version, revision, request.uri.path, request.uri.query ?? "", now, "\(viewer.language)",
      "\(viewer.units)", "\(viewer.clockStyle)", "\(viewer.day)", "\(viewer.timeline.day(at: viewer.now))",
    ]
    self.init(of: parts.map { "\($0.utf8.count):\($0)" }.joined())
  }

  /// Tags bytes that never change while the program runs.
  init(of content: some StringProtocol) {
    text = "W/\"\(SHA256.hash(data: Data(content.utf8)).prefix(16).hexadecimal)\""
  }

  /// The inputs of a response besides its address.
  static let varies = "Accept-Language, Authorization, Cookie"

  /// True if the client already has this state (RFC 9110, 13.1.2).
  func isKnown(to request: Request) -> Bool {
    request.headers[values: .ifNoneMatch].flatMap { $0.split(separator: ",") }.contains { field in
      let tag = field.drop { $0 == " " }.prefix { $0 != " " }
      // "*" would require checking whether there is anything.
      return tag == text || tag == text.dropFirst(2)
    }
  }

  var notModified: Response {
    Response(status: .notModified, headers: [.eTag: text, .cacheControl: "no-store", .vary: Self.varies])
  }
}

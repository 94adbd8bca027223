internal import Foundation
internal import Hummingbird
internal import NIOCore

/// Server-sent events: sends a text whenever it changes. If there are too many streams, the oldest ends with a special
/// event, after which the page waits until it is viewed again; a browser that does not know the event waits a minute.
enum EventStream {
  private static let farewell = "retry: 60000\nevent: wait\ndata: wait\n\n"

  /// - Parameters:
  ///   - interval: How often `text` is evaluated.
  ///   - isLast: True if the stream ends after this text.
  ///   - text: `nil` ends the stream at once.
  static func response(
    to request: Request, _ context: AppContext, every interval: Duration,
    isLast: @escaping @Sendable (String) -> Bool = { _ in false },
    text: @escaping @Sendable () async throws -> String?
  ) throws -> Response {
    context.end.announce()
    let streams = try context.person.streams
    let browser = OpenStreams.browser(request, context)
    return Response(
      status: .ok,
      headers: [.contentType: "text/event-stream; charset=utf-8", .cacheControl: "no-store"],
      body: ResponseBody { writer in
        // A page that is left closes its connection; the stream must end then, not at its next event.
        try await request.body.consumeWithCancellationOnInboundClose { _ in
          let slot = streams.reserve(browser)
          defer { streams.leave(slot) }
          var last: String?
          var quiet = 0
          while !Task.isCancelled {
            if slot.isGivenUp {
              try await writer.write(ByteBuffer(string: farewell))
              break
            }
            guard let now = try await text() else { break }
            if now != last {
              try await writer.write(ByteBuffer(string: "data: \(now)\n\n"))
              last = now
              quiet = 0
              if isLast(now) { break }
            } else {
              quiet += 1
              // An occasional comment reveals whether the client is still there.
              if quiet.isMultiple(of: 20) { try await writer.write(ByteBuffer(string: ": \n\n")) }
            }
            try await Task.sleep(for: interval)
          }
        }
        try await writer.finish(nil)
      })
  }
}
